// Measures with everyday values, so that a test names only what it is about.
import { type Activity, activities } from "../activities.ts";
import type {
  ModelSettings,
  Profile,
  RestrictionFields,
  RestrictionStatement,
  TestSettings,
  TracingSettings,
  VaccinationCampaign,
  VaccinationSettings,
} from "../settings.ts";
import { always, testStartDay } from "./plainSettings.ts";

const leisureActivities: readonly Activity[] = ["leisure", "leisPublic", "leisPrivate"];
export const outOfHome: readonly Activity[] = activities.filter(
  (activity) => activity !== "home" && activity !== "quarantine_home",
);

/** From a simulation day on, counted from 1. */
export function restrict(
  names: readonly Activity[],
  fields: RestrictionFields,
  day = 1,
): RestrictionStatement {
  return { day: testStartDay + day - 1, activities: names, fields };
}

const unlimited = Number.POSITIVE_INFINITY;

/** 30,000 first doses a day, the oldest first; everybody is willing. */
export function vaccination(changes: Partial<VaccinationSettings> = {}): VaccinationSettings {
  return {
    doses: always(30_000),
    boosters: always(0),
    boosterAfterDays: { mRna: 150, vector: 150 },
    totalDoses: unlimited,
    order: "byAge",
    mRnaShare: always(1),
    compliance: [{ age: 0, share: 1 }],
    quotas: [],
    campaigns: [],
    ...changes,
  };
}

/** For everybody, within a number of days. */
export function campaign(changes: Partial<VaccinationCampaign> = {}): VaccinationCampaign {
  return {
    from: testStartDay,
    days: 10,
    vaccine: 1,
    compliance: [{ age: 0, share: 1 }],
    dosesPerDay: unlimited,
    minimumDoses: 0,
    minimumDaysSinceDose: 0,
    minimumDaysSinceInfection: 0,
    ...changes,
  };
}

/** Rapid tests for half of the people before work, school and leisure. */
export function testing(changes: Partial<TestSettings> = {}): TestSettings {
  return {
    strategy: "activities",
    rapid: { falseNegative: always(0.3), falsePositive: 0.03, capacity: unlimited },
    pcr: { falseNegative: always(0.1), falsePositive: 0.01, capacity: unlimited },
    rates: [
      {
        kind: "rapid",
        activities: ["work", ...leisureActivities, "educ_primary", "educ_secondary"],
        withoutPass: always(0.5),
        withPass: always(0),
      },
    ],
    householdCompliance: 1,
    ...changes,
  };
}

/** Everybody is reached at once, without limits. */
export function tracing(changes: Partial<TracingSettings> = {}): TracingSettings {
  return {
    strategy: "individual",
    from: testStartDay,
    probability: always(1),
    lookBackDays: 2,
    delayDays: always(0),
    minimumMinutes: 15,
    capacity: always(unlimited),
    exempt: undefined,
    ...changes,
  };
}

/** Each measure by itself, for tests that must hold whatever is done. */
export function everyMeasure(profile: Profile): Readonly<Record<string, Partial<ModelSettings>>> {
  return {
    nothing: {},
    vaccination: {
      vaccination: vaccination({
        boosters: always(20_000),
        boosterAfterDays: { mRna: 20, vector: 25 },
        mRnaShare: always(0.7),
        campaigns: [campaign({ from: testStartDay + 30, minimumDoses: 1 })],
      }),
    },
    tests: { tests: testing() },
    tracing: {
      tracing: tracing({
        probability: always(0.5),
        delayDays: always(2),
        capacity: always(20_000),
      }),
      quarantine: {
        days: always(14),
        release: "nonSymptomatic",
        ofContacts:
          profile === "classic2020" ? [{ from: testStartDay + 20, value: "testing" }] : [],
      },
      tests: testing(),
    },
    "measures that follow the incidence": {
      adaptive: {
        from: testStartDay + 10,
        groups: [
          {
            activities: outOfHome,
            restrictAt: 500,
            openBelow: 200,
            restricted: { remaining: 0.4 },
            open: { remaining: 0.9 },
          },
        ],
      },
    },
  };
}
