// How one run follows the reported epidemic: what was inferred for it (docs/calibration.md). All
// chance of a run is a hash of its seeds, so a recipe replays to the same tables byte by byte.
import type { Day } from "@episcope/common";
import type { Activity, ModelSettings } from "@episcope/model/parameters";

export interface Recipe {
  /** Ascending; each holds until the next one. */
  readonly steps: readonly RecipeStep[];
  /** Ascending by day. */
  readonly strains: readonly StrainFactors[];
}

export interface RecipeStep {
  readonly day: Day;
  /** Of infections at contacts and of imports. */
  readonly seed: number;
  /** Factors on contact intensity: away from home, and at home. */
  readonly away: number;
  readonly home: number;
  /** Factor on imports. */
  readonly imports: number;
}

/** Factors on what the settings say about a strain, from a day until the next ones of it. */
export interface StrainFactors {
  readonly day: Day;
  readonly strain: number;
  readonly infectiousness: number;
  readonly imports: number;
}

export const homeActivities: readonly Activity[] = ["home", "quarantine_home"];

/** The factor of each day on the imports of a strain. */
export function importFactors(
  { steps, strains }: Recipe,
  strain: number,
  { startDay, dayCount }: { readonly startDay: Day; readonly dayCount: number },
): Float64Array {
  const factors = new Float64Array(dayCount).fill(1);
  for (const dated of [strains.filter((one) => one.strain === strain), steps]) {
    dated.forEach(({ day, imports }, index) => {
      const next = dated[index + 1]?.day ?? startDay + dayCount;
      for (let place = Math.max(0, day - startDay); place < next - startDay; place++)
        factors[place] = (factors[place] ?? 1) * imports;
    });
  }
  return factors;
}

/** Of a strain, by the date from which each holds. */
export function infectiousnessFactors(
  { strains }: Recipe,
  strain: number,
): ModelSettings["reseeds"] {
  return strains
    .filter((factors) => factors.strain === strain)
    .map(({ day, infectiousness }) => ({ from: day, value: infectiousness }));
}
