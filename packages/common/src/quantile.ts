/** Of ascending values; linear between them (definition 7 of Hyndman and Fan 1996). */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[below + 1] ?? low;
  return low + (place - below) * (high - low);
}
