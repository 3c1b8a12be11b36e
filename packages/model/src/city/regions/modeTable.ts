import type { ModeShares, Region } from "./region.ts";

// Foot and public transport by distance: Berlin 2013. The remainder is half bicycle and half car up
// to 5 km and 30 : 70 above; the 40 : 60 and 20 : 80 of the model specification 12.8 would give 14
// % bicycle and 31 % car instead of the 18 and 26 % that it demands.
const walking = [0.79, 0.27, 0.05, 0.01, 0];
const riding = [0.02, 0.18, 0.35, 0.44, 0.48];
const cycling = [0.5, 0.5, 0.5, 0.3, 0.3];

/** The table of Berlin with factors on public transport and on the bicycle's part of the rest. */
export function modeTable(pt: number, bicycle: number): Region["modes"] {
  const row = (index: 0 | 1 | 2 | 3 | 4): ModeShares => {
    const foot = walking[index] ?? 0;
    const transit = (riding[index] ?? 0) * pt;
    return { foot, pt: transit, bicycle: (1 - foot - transit) * (cycling[index] ?? 0) * bicycle };
  };
  return [row(0), row(1), row(2), row(3), row(4)];
}
