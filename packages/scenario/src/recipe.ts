// How one run follows the reported epidemic: what was inferred for it (docs/calibration.md). All
// chance of a run is a hash of its seeds, so a recipe replays to the same tables byte by byte.
import type { Day } from "@episcope/common";
import type { Activity } from "@episcope/model/parameters";

export interface Recipe {
  /** Ascending; each holds until the next one. */
  readonly steps: readonly RecipeStep[];
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

/** Factors on what the settings say about a strain. */
export interface StrainFactors {
  readonly strain: number;
  readonly infectiousness: number;
  readonly imports: number;
}

export const homeActivities: readonly Activity[] = ["home", "quarantine_home"];

/** The factor of each day on the imports of a strain. */
export function importFactors({ steps, strains }: Recipe, strain: number): (day: Day) => number {
  const ofStrain = strains.find((factors) => factors.strain === strain)?.imports ?? 1;
  return (day) => ofStrain * (steps.findLast((step) => step.day <= day)?.imports ?? 1);
}
