// P-10: one day of the model and the same day by brute force, under many rules. Used by the tests with few seeds and by validate-model with many.
import { type Activity, activities, berlinContacts } from "../activities.ts";
import type { City } from "../city/city.ts";
import { vaccineEffects } from "../immunity/vaccineCurves.ts";
import type { ModelSettings, TestSettings, VaccinationSettings } from "../settings.ts";
import { always, plainSettings, testStartDay } from "./plainSettings.ts";
import {
  plainDay,
  type ReferencePerson,
  type ReferenceRules,
  referenceDay,
} from "./testReference.ts";
import { infectionsOf, runFor } from "./testRuns.ts";
import { normalOf, type Random, randomOf } from "./testStatistics.ts";

/** Everybody of these ages is infected on the day before. */
const infectorAges = [15, 22] as const;

/** 3.3 with 4.1, for the first contagious day. */
function firstDayInfectiousness(random: Random): number | undefined {
  const g = (x: number) => Math.exp(-((x - 0.5) ** 2) / (2 * 2.6 ** 2));
  const hasSymptoms = random() < 0.8;
  const median = hasSymptoms ? 6 : 8;
  const days = Math.round(median * Math.exp(0.6937 * normalOf(random)));
  if (days === 0) return undefined;
  return hasSymptoms ? g(days) : g(-days / 2);
}

export interface ThinningCase {
  readonly name: string;
  readonly theta?: number;
  readonly rules?: Omit<ReferenceRules, "theta" | "contacts">;
  readonly settings?: Partial<ModelSettings>;
  /** Share of people who are sent home by a test, wrongly or not. */
  readonly sentHome?: number;
  /** Share of people over 22 with a green pass. */
  readonly withPass?: number;
  /** Also when there is little time. */
  readonly isQuick?: true;
}

const leisure: readonly Activity[] = ["leisure", "leisPublic", "leisPrivate"];
const schools: readonly Activity[] = ["educ_kiga", "educ_primary", "educ_secondary"];

function of<T>(names: readonly Activity[], value: T): Partial<Record<Activity, T>> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

export const thinningCases: readonly ThinningCase[] = [
  { name: "nothing restricted" },
  { name: "many infections, where probabilities are far from small", theta: 1e-3, isQuick: true },
  {
    name: "remaining fractions",
    rules: { remaining: { ...of(leisure, 0.6), work: 0.5, ...of(schools, 0.3), pt: 0.8 } },
  },
  {
    name: "skipped activities spent at home",
    isQuick: true,
    rules: {
      staysHome: true,
      remaining: { ...of(leisure, 0.3), work: 0.4, ...of(schools, 0.2), shop_daily: 0.5 },
    },
    settings: { skippedActivity: "home" },
  },
  {
    name: "masks",
    rules: {
      masks: { pt: [0.3, 0.2, 0.4], work: [0, 0.5, 0.5], ...of(leisure, [0, 0, 0.7] as const) },
    },
  },
  { name: "outdoors", rules: { outdoorFraction: 0.7 }, settings: { outdoorFraction: always(0.7) } },
  {
    name: "curfew that not everybody keeps",
    rules: {
      closingHours: { ...of(leisure, [18, 5] as const), visit: [16, 24], work: [12, 13] },
      curfewCompliance: 0.7,
    },
    settings: { curfewCompliance: always(0.7) },
  },
  {
    name: "corrections, also above 1",
    rules: { ciCorrection: { home: 0.5, work: 2, ...of(schools, 0.4), visit: 1.5 } },
  },
  {
    name: "limits of groups",
    rules: {
      maxGroupSize: { ...of(leisure, 30), work: 200 },
      reducedGroupSize: of(schools, 12),
    },
  },
  {
    name: "several measures at once",
    theta: 1.5e-4,
    isQuick: true,
    rules: {
      remaining: { ...of(leisure, 0.8), work: 0.7, pt: 0.9 },
      masks: { pt: [0.3, 0.2, 0.4], work: [0, 0.5, 0], shop_daily: [0, 0, 1] },
      closingHours: { ...of(leisure, [18, 5] as const), work: [12, 13] },
      curfewCompliance: 0.7,
      ciCorrection: { ...of(schools, 0.5), visit: 1.5 },
      reducedGroupSize: of(schools, 15),
      outdoorFraction: 0.4,
    },
    settings: { curfewCompliance: always(0.7), outdoorFraction: always(0.4) },
  },
  { name: "a third of the people in quarantine at home", sentHome: 0.3, isQuick: true },
  {
    name: "rules for people with a green pass",
    isQuick: true,
    withPass: 0.5,
    rules: {
      remaining: { ...of(leisure, 0.2), work: 0.7 },
      remainingWithPass: { ...of(leisure, 0.9), work: 0.7 },
    },
  },
];

function settingsOf(city: City, one: ThinningCase): ModelSettings {
  const { rules = {}, withPass, sentHome, theta = 8e-5 } = one;
  const isInfector = (person: number) =>
    (city.age[person] ?? 0) >= infectorAges[0] && (city.age[person] ?? 0) <= infectorAges[1];
  const residents = Array.from({ length: city.residentCount }, (_, person) => person);
  // Before a first dose counts as a pass, seven weeks go by; the day after is a weekday again.
  const importDay = withPass === undefined ? 1 : 51;
  const perDay = new Float64Array(importDay + 1);
  perDay[importDay - 1] = residents.filter(isInfector).length / city.sample;
  const plain = plainSettings("berlin2021", importDay + 1);
  return {
    ...plain,
    theta,
    imports: [{ strain: 0, perDay, ages: infectorAges }],
    restrictions: activities.map((activity) => {
      const remaining = rules.remaining?.[activity] ?? 1;
      const masks = rules.masks?.[activity];
      const closingHours = rules.closingHours?.[activity];
      return {
        day: testStartDay,
        activities: [activity],
        fields: {
          remaining,
          remainingWithPass: (rules.remainingWithPass?.[activity] ?? remaining) / remaining,
          ciCorrection: rules.ciCorrection?.[activity] ?? 1,
          maxGroupSize: rules.maxGroupSize?.[activity] ?? "none",
          reducedGroupSize: rules.reducedGroupSize?.[activity] ?? "none",
          ...(masks && { masks }),
          ...(closingHours && { closingHours }),
        },
      };
    }),
    ...(sentHome !== undefined && { tests: falseAlarms(sentHome) }),
    ...(withPass !== undefined && {
      vaccination: vaccinated(withPass),
      immunity: { ...plain.immunity, vaccineEffects: vaccineEffects([{ effectiveness: 0 }]) },
    }),
    ...one.settings,
  };
}

/** On the second day everybody is tested, and so many are positive. */
function falseAlarms(share: number): TestSettings {
  const kind = {
    falseNegative: always(0),
    falsePositive: share,
    capacity: Number.POSITIVE_INFINITY,
  };
  const rate = Float64Array.of(0, 1);
  return {
    strategy: "activities",
    rapid: kind,
    pcr: kind,
    rates: [{ kind: "rapid", activities: ["home"], withoutPass: rate, withPass: rate }],
    householdCompliance: 1,
  };
}

/** On the first day, of the people who are not to be infected. */
function vaccinated(share: number): VaccinationSettings {
  return {
    doses: always(Number.POSITIVE_INFINITY),
    boosters: always(0),
    boosterAfterDays: { mRna: 150, vector: 150 },
    totalDoses: Number.POSITIVE_INFINITY,
    order: "random",
    mRnaShare: always(1),
    compliance: [{ age: infectorAges[1] + 1, share }],
    quotas: [],
    campaigns: [],
  };
}

/** One day as the reference sees it. */
function drawnPeople(city: City, one: ThinningCase, random: Random): readonly ReferencePerson[] {
  return Array.from({ length: city.personCount }, (_, person) => {
    const age = city.age[person] ?? 0;
    const isResident = person < city.residentCount;
    const isInfector = isResident && age >= infectorAges[0] && age <= infectorAges[1];
    const isAtHomeOnly = random() < (one.sentHome ?? 0);
    const hasPass = age > infectorAges[1] && random() < (one.withPass ?? 0);
    if (!isInfector) return { susceptibility: age < 20 ? 0.45 : 1, isAtHomeOnly, hasPass };
    const strength = firstDayInfectiousness(random);
    const infectiousness = strength === undefined ? undefined : strength * (age < 20 ? 0.85 : 1);
    return {
      susceptibility: 0,
      ...(infectiousness !== undefined && { infectiousness }),
      isAtHomeOnly,
    };
  });
}

/** Infections of one day, all and by activity, per seed. */
export interface DayCounts {
  readonly all: number[];
  readonly byActivity: ReadonlyMap<Activity, number[]>;
}

function emptyCounts(): DayCounts {
  return { all: [], byActivity: new Map(activities.map((activity) => [activity, []])) };
}

function note(counts: DayCounts, infected: readonly (Activity | undefined)[]): void {
  counts.all.push(infected.length);
  for (const [activity, values] of counts.byActivity) {
    values.push(infected.filter((name) => name === activity).length);
  }
}

export function compareThinning(
  city: City,
  one: ThinningCase,
  seeds: number,
): { readonly thinned: DayCounts; readonly brute: DayCounts } {
  const thinned = emptyCounts();
  const brute = emptyCounts();
  const settings = settingsOf(city, one);
  const rules = { ...one.rules, theta: settings.theta, contacts: berlinContacts };
  const planned = plainDay(city, city.templates[0]);
  for (let seed = 0; seed < seeds; seed++) {
    const infections = infectionsOf(runFor(city, { ...settings, seed }).finish());
    const inside = infections.filter(({ isImport }) => !isImport);
    note(
      thinned,
      inside.map(({ activity }) => activities[activity]),
    );
    const random = randomOf(1 + seed);
    const people = drawnPeople(city, one, random);
    note(brute, [...referenceDay(city, planned, rules, people, random).values()]);
  }
  return { thinned, brute };
}
