// Settings of a run without measures, as a start for experiments, tests and measurements.
import { type Activity, calibratedContacts } from "../activities.ts";
import { usualEscapes } from "../immunity/escape.ts";
import { initialLevels } from "../immunity/initialLevels.ts";
import { usualNaturalImmunity } from "../immunity/naturalImmunity.ts";
import { strainSettings } from "../immunity/strainProperties.ts";
import { vaccineEffects } from "../immunity/vaccineCurves.ts";
import {
  type RestrictionsByDay,
  type RestrictionValues,
  restrictionSeries,
  unrestricted,
} from "../policy/restrictionFields.ts";
import type { ByDay, ModelSettings, Profile } from "../settings.ts";

/** The same value on every day. */
export function always(value: number): ByDay {
  return Float64Array.of(value);
}

/** A value on the first days, and 0 after them. */
export function firstDays(count: number, value: number): ByDay {
  return Float64Array.from({ length: count + 1 }, (_, day) => (day < count ? value : 0));
}

export interface RestrictionStatement {
  readonly activities: readonly Activity[];
  /** What is left out stays as it was. */
  readonly values: RestrictionValues;
  /** Simulation day from which on it holds; the first when left out. */
  readonly day?: number;
}

/** On one day, later statements win. */
export function restrictionsFrom(
  ...statements: readonly RestrictionStatement[]
): RestrictionsByDay {
  const restrictions = unrestricted(Math.max(1, ...statements.map(({ day = 1 }) => day)));
  for (const { activities, values, day = 1 } of statements.toSorted(
    (a, b) => (a.day ?? 1) - (b.day ?? 1),
  )) {
    for (const activity of activities) {
      for (const name of restrictionSeries) {
        const value = values[name];
        if (value !== undefined) restrictions[activity][name].fill(value, day - 1);
      }
    }
  }
  return restrictions;
}

const thetas: Readonly<Record<Profile, number>> = {
  classic2020: 1.7e-5,
  berlin2021: 1.36e-5,
  cologne2022: 1.162e-5,
};

/** Monday, 24 February 2020. */
export const plainStartDay = 18_316;

/** 2000 imported infections in the first ten days (full-size city), then the epidemic alone. */
export function plainSettings(
  profile: Profile,
  dayCount: number,
  changes: Partial<ModelSettings> = {},
): ModelSettings {
  return {
    profile,
    seed: 4711,
    reseeds: [],
    startDay: plainStartDay,
    dayCount,
    contacts: calibratedContacts[profile],
    theta: thetas[profile],
    disease: {
      symptomatic: always(0.8),
      symptomaticIsolation: always(1),
      hospitalFactor: 1,
      presymptomaticMirror: false,
      daysImmune: undefined,
      ageDependence: true,
    },
    strains: strainSettings(profile),
    immunity: {
      beta: 1.2,
      halfLifeDays: 60,
      halfLifeFactorForInfected: 1,
      responseSigma: 0,
      iga: undefined,
      initialLevels: initialLevels(usualEscapes),
      vaccineEffects: vaccineEffects(),
      natural: usualNaturalImmunity,
    },
    restrictions: unrestricted(1),
    adaptive: undefined,
    curfewCompliance: always(1),
    maskTable: "current",
    outdoorFraction: always(0),
    dayTypes: new Map(),
    imports: [{ strain: 0, perDay: firstDays(10, 200) }],
    quarantine: { days: always(14), release: "susceptible", ofContacts: [] },
    greenPass: {
      vaccinatedDays: always(Number.POSITIVE_INFINITY),
      recoveredDays: always(Number.POSITIVE_INFINITY),
    },
    tests: undefined,
    tracing: undefined,
    vaccination: undefined,
    skippedActivity: "absent",
    householdSusceptibility: undefined,
    countsDistricts: false,
    ...changes,
  };
}
