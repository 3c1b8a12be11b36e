/** Fractions as percent, rounded to two decimals (run-viewer specification 9.9, 9.10). */
export function percentWithTwoDecimals(shares: Float64Array): Float64Array {
  return shares.map((share) => Math.round(10_000 * share) / 100);
}
