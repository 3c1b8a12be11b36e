/**
 * The buffers of all typed arrays in a value, to be transferred instead of copied. The sender must
 * not use them afterwards.
 */
export function transferables(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  collect(value, found);
  return [...found];
}

function collect(value: unknown, found: Set<ArrayBuffer>): void {
  if (typeof value !== "object" || value === null) return;
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (value instanceof Map) {
    for (const part of value.values()) collect(part, found);
  } else if (Array.isArray(value)) {
    // Array elements have one type: text columns have thousands of strings and no buffers.
    if (typeof value[0] === "object") for (const part of value) collect(part, found);
  } else {
    for (const part of Object.values(value)) collect(part, found);
  }
}
