// Measures for the effect sizes (model specification 13.5), and what comes of them.
import { type Activity, educationActivities } from "../src/activities.ts";
import type { City } from "../src/city/city.ts";
import type { RestrictionsByDay, RestrictionValues } from "../src/policy/restrictionFields.ts";
import { outOfHome } from "../src/run/fixtures/measureFixtures.ts";
import { type RestrictionStatement, restrictionsFrom } from "../src/run/plainSettings.ts";
import type { RunResult } from "../src/run/results/runResult.ts";
import type { ModelSettings, Profile } from "../src/settings.ts";
import { reproduction } from "./epidemic.ts";
import { startedBy, type Workbench } from "./workbench.ts";

export const education: readonly Activity[] = educationActivities;
export const leisure: readonly Activity[] = ["leisure", "leisPublic", "leisPrivate", "visit"];
export const work: readonly Activity[] = ["work", "business"];
export const everywhere = outOfHome;
/**
 * As in the series of out-of-home time: everything but education, public transport and homes
 * (model specification 6.3).
 */
export const exceptEducation: readonly Activity[] = everywhere.filter(
  (activity) => !educationActivities.includes(activity) && activity !== "pt",
);

type Parts = readonly (readonly [readonly Activity[], RestrictionValues])[];

export function statements(day: number, ...parts: Parts): readonly RestrictionStatement[] {
  return parts.map(([activities, values]) => ({ activities, values, day }));
}

/** Several restrictions from one day on. */
export function from(day: number, ...parts: Parts): RestrictionsByDay {
  return restrictionsFrom(...statements(day, ...parts));
}

/**
 * Mean R of those who turn contagious on days 5 to 24, with measures from the first day on: half a
 * percent are infected at first.
 */
export function rWith(
  bench: Workbench,
  city: City,
  profile: Profile,
  changes: Partial<ModelSettings>,
  figure: (result: RunResult) => number = (result) => reproduction(city, result, [5, 24], 0.03).r,
  seeds = 6,
): readonly number[] {
  const settings = bench.settings(profile, 45, {
    imports: [{ strain: 0, perDay: startedBy(city, 0.005) }],
    ...changes,
  });
  return bench.sample(city, settings, bench.seeds(seeds), figure);
}

/** Seed by seed, which share the luck of the draw. */
export function paired(
  one: readonly number[],
  other: readonly number[],
  compare: (a: number, b: number) => number,
): readonly number[] {
  return one.map((value, index) => compare(value, other[index] ?? Number.NaN));
}
