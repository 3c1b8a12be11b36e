// Masks: what they hold back, who wears which (model specification 3.4).

/** The order is that of published tables; a mask's number is its place here. */
const masks = ["NONE", "CLOTH", "SURGICAL", "N95"] as const;

/** Remaining share of what an infectious person sheds and of what others inhale, by mask. */
export interface MaskFactors {
  readonly shedding: Float64Array;
  readonly intake: Float64Array;
}

export const maskTables: Readonly<Record<"current" | "eikenberry2020", MaskFactors>> = {
  current: {
    shedding: Float64Array.of(1, 0.8, 0.8, 0.6),
    intake: Float64Array.of(1, 0.7, 0.7, 0.2),
  },
  eikenberry2020: {
    shedding: Float64Array.of(1, 0.6, 0.3, 0.15),
    intake: Float64Array.of(1, 0.5, 0.2, 0.025),
  },
};

/** Shares of people with a mask; all others wear none. */
export type MaskShares = readonly [cloth: number, surgical: number, ffp2: number];

/** For shares that sum up to 1 but for rounding. */
const tolerance = 1e-9;

/** Shares of none, of up to cloth, and of up to surgical masks; the rest wears FFP2. */
export function cumulativeShares(shares: MaskShares): readonly [number, number, number] {
  const [cloth, surgical, ffp2] = shares;
  const none = 1 - cloth - surgical - ffp2;
  if (!shares.every((share) => share >= 0) || !(none >= -tolerance)) {
    throw new RangeError(`shares of masks are not shares: ${shares.join(", ")}`);
  }
  const first = Math.max(0, none);
  return [first, first + cloth, 1 - ffp2];
}

/** Number of the mask for a uniform number in (0, 1); `place` is where the activity begins. */
export function drawnMask(cumulative: ArrayLike<number>, place: number, uniform: number): number {
  if (uniform < (cumulative[place] ?? 1)) return 0;
  if (uniform < (cumulative[place + 1] ?? 1)) return 1;
  return uniform < (cumulative[place + 2] ?? 1) ? 2 : 3;
}

/**
 * As in the table of restrictions (model specification 8.3): cumulative, two decimals, empty
 * without a rule.
 */
export function maskNotation(shares: MaskShares | undefined): string {
  if (!shares || shares.every((share) => share === 0)) return "{}";
  const values = [...cumulativeShares(shares), 1];
  return `{${masks.map((mask, index) => `${mask}=${(values[index] ?? 1).toFixed(2)}`).join(", ")}}`;
}
