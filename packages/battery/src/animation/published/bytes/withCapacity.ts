// Columns whose length is known only at the end of the file. Callers write to the array directly: a
// growable class for all column types would cost more than parsing.

type Column = Float64Array | Float32Array | Uint32Array | Uint16Array | Uint8Array;

/** The column itself, or a copy with the needed capacity. */
export function withCapacity<T extends Column>(
  column: T,
  needed: number,
  make: new (length: number) => T,
): T {
  if (needed <= column.length) return column;
  const larger = new make(Math.max(needed, 2 * column.length, 64));
  larger.set(column);
  return larger;
}

/** The first values in a buffer of their own, so that it can be transferred to another thread. */
export function trimmed<T extends Column>(
  column: T,
  length: number,
  make: new (length: number) => T,
): T {
  const copy = new make(length);
  copy.set(column.subarray(0, length));
  return copy;
}
