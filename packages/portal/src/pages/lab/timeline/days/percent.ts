/** A share of a width for a stylesheet. */
export function percent(share: number): string {
  return `${Math.round(1e5 * share) / 1e3}%`;
}
