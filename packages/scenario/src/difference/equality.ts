// Equality of plain data.

export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isEqual(value, others.get(key)))
  );
}

/** First place at which two series differ; their length where they do not. */
export function firstUnequal(
  one: ArrayLike<number>,
  other: ArrayLike<number> | undefined,
  length: number,
): number {
  for (let place = 0; place < length; place++) {
    if (!Object.is(one[place], other?.[place])) return place;
  }
  return length;
}
