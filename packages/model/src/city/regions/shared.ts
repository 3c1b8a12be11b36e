// Tables that several regions share.
import type { ModeShares, Region } from "./region.ts";

/** Germany 2019, percent by five years [F~]. */
export const germanAges: readonly number[] = [
  4.8, 4.5, 4.5, 4.7, 5.6, 6.0, 6.6, 6.4, 5.9, 6.2, 8.1, 8.2, 6.8, 5.8, 4.3, 4.8, 4.1, 1.9, 1.0,
];

/** Cologne, percent by five years [R]. */
export const cologneAges: readonly number[] = [
  4.0, 4.1, 4.0, 4.5, 6.4, 7.4, 7.1, 6.9, 6.5, 8.3, 8.9, 7.6, 5.8, 4.3, 4.9, 4.4, 3.2, 1.3, 0.6,
];

/** North Rhine-Westphalia: 29 – 35 % of those under three [F]. */
export const westernDayCare: Region["dayCare"] = [0.02, 0.35, 0.6, 0.92, 0.92, 0.92];

// Foot and public transport by distance: Berlin 2013 [F]. The remainder is half bicycle and half
// car up to 5 km and 30 : 70 above; the first guess, 40 : 60 and 20 : 80, gave 14 % bicycle and
// 31 % car instead of 18 and 26 % (model specification 12.9).
const walking = [0.79, 0.27, 0.05, 0.01, 0];
const riding = [0.02, 0.18, 0.35, 0.44, 0.48];
const cycling = [0.5, 0.5, 0.5, 0.3, 0.3];

/** The table of Berlin with factors on public transport and on the bicycle's part of the remainder. */
export function modeTable(pt: number, bicycle: number): Region["modes"] {
  const row = (index: 0 | 1 | 2 | 3 | 4): ModeShares => {
    const foot = walking[index] ?? 0;
    const transit = (riding[index] ?? 0) * pt;
    return { foot, pt: transit, bicycle: (1 - foot - transit) * (cycling[index] ?? 0) * bicycle };
  };
  return [row(0), row(1), row(2), row(3), row(4)];
}
