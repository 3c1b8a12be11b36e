// Beds of intensive care in use at the peak of a wave, per infection of the weeks that filled them:
// so they can be compared before base runs have as many infections as were reported.
import { numbers, type Table } from "@episcope/common";
import { dayOf } from "../calibration/compare.ts";
import type { Wave } from "./ageGroups.ts";

interface Peak {
  readonly beds: number;
  readonly date: string;
  /** Beds per infection: reported cases of six weeks over the share that calibration assumes. */
  readonly perInfection: number;
}

/** Of the first waves, by region (RKI and DIVI, doi 10.5281/zenodo.22058262). */
export const reportedPeaks: ReadonlyMap<string, readonly Peak[]> = new Map([
  [
    "germany",
    [
      { beds: 5761, date: "2021-01-03", perInfection: 0.002_73 },
      { beds: 5120, date: "2021-04-26", perInfection: 0.003_51 },
      { beds: 4945, date: "2021-12-10", perInfection: 0.0013 },
    ],
  ],
  [
    "berlin",
    [
      { beds: 456, date: "2021-01-06", perInfection: 0.0044 },
      { beds: 330, date: "2021-04-23", perInfection: 0.005_68 },
      { beds: 257, date: "2021-12-11", perInfection: 0.001_74 },
    ],
  ],
]);

/** Six weeks of infections, which are reported a week later. */
const [earliest, latest] = [49, 7];

/** At the peak of the wave in a run, from its daily table. */
export function bedsPerInfection(
  infections: Table | undefined,
  startDay: number,
  { from, to }: Wave,
): number {
  const beds = infections && numbers(infections, "nCritical");
  const cumulative = infections && numbers(infections, "nInfectedCumulative");
  if (!beds || !cumulative) return Number.NaN;
  const [first, last] = [dayOf(from) - startDay, dayOf(to) - startDay];
  let peak = first;
  for (let row = first; row <= last; row++) {
    if ((beds[row] ?? 0) > (beds[peak] ?? 0)) peak = row;
  }
  const infected = (cumulative[peak - latest] ?? 0) - (cumulative[peak - earliest] ?? 0);
  return (beds[peak] ?? Number.NaN) / infected;
}
