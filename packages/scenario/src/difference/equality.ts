// Deep equality of plain data.

export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const counterpart = new Map(Object.entries(other));
  return (
    entries.length === counterpart.size &&
    entries.every(([key, value]) => counterpart.has(key) && isEqual(value, counterpart.get(key)))
  );
}
