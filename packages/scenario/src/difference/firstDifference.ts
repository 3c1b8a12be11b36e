// The first day on which two runs can differ: the second can branch off the first just before it.
import {
  type AdaptivePolicy,
  activities,
  type ModelSettings,
  restrictionSeries,
  type TestSettings,
  type TracingSettings,
  type VaccinationSettings,
} from "@episcope/model/parameters";
import { isEqual } from "./equality.ts";
import {
  firstBooster,
  firstDoses,
  firstImports,
  firstTest,
  firstTracing,
  firstVaccination,
} from "./firstUse.ts";
import {
  byDay,
  each,
  entries,
  fromStart,
  namedSeries,
  never,
  onceUsed,
  type When,
} from "./when.ts";

/**
 * Simulation day, counted from 1; the number of days + 1 for equal settings. Properties of a strain
 * or vaccine count from its first import or dose in either run, so protection must be computed from
 * a person's history, not stored for strains that have not arrived yet.
 */
export function firstDifference(a: ModelSettings, b: ModelSettings): number {
  const place = settingsAct(a, b, { a, b });
  return Math.min(a.dayCount, Math.max(0, place)) + 1;
}

const testKind = each<TestSettings["rapid"]>({
  falseNegative: byDay,
  falsePositive: fromStart,
  capacity: fromStart,
});

const testsAct = each<TestSettings>({
  strategy: fromStart,
  rapid: testKind,
  pcr: testKind,
  rates: namedSeries((rates) =>
    rates.flatMap(({ activities: names, withoutPass, withPass, ...kind }) =>
      names.flatMap((activity) => [
        [JSON.stringify([kind, activity, "without"]), withoutPass] as const,
        [JSON.stringify([kind, activity, "with"]), withPass] as const,
      ]),
    ),
  ),
  householdCompliance: fromStart,
});

const tracingActs = each<TracingSettings>({
  strategy: fromStart,
  // If nobody is traced anyway, the start does not matter.
  from: (_one, _other, { a, b }) => (firstTracing(a) === firstTracing(b) ? never : 0),
  probability: byDay,
  lookBackDays: fromStart,
  delayDays: byDay,
  minimumMinutes: fromStart,
  capacity: byDay,
  exempt: fromStart,
});

const campaignsAct: When<VaccinationSettings["campaigns"]> = (one, other, { a }) => {
  const isIn = (list: typeof one, campaign: (typeof one)[number]) =>
    list.some((known) => isEqual(known, campaign));
  const changed = [...one, ...other].filter(
    (campaign) => !isIn(one, campaign) || !isIn(other, campaign),
  );
  return Math.min(never, ...changed.map(({ from }) => from - a.startDay));
};

const vaccinationActs = each<VaccinationSettings>({
  doses: byDay,
  boosters: byDay,
  boosterAfterDays: onceUsed(firstBooster, fromStart),
  totalDoses: fromStart,
  order: fromStart,
  mRnaShare: byDay,
  compliance: fromStart,
  quotas: entries(each<VaccinationSettings["quotas"][number]>({ ages: fromStart, share: byDay })),
  campaigns: campaignsAct,
});

/** The earlier first use in either run. */
function earlier(
  firstUses: (settings: ModelSettings) => Float64Array,
  a: ModelSettings,
  b: ModelSettings,
): Float64Array {
  const other = firstUses(b);
  return firstUses(a).map((place, code) => Math.min(place, other[code] ?? place));
}

const strainsAct: When<ModelSettings["strains"]> = (one, other, { a, b }) => {
  if (isEqual(one, other)) return never;
  const arrivals = earlier(firstImports, a, b);
  return one.reduce((first, { inferred = [], ...strain }, code) => {
    const { inferred: counterparts = [], ...counterpart } = other[code] ?? {};
    const begin = isEqual(strain, counterpart) ? stepsAct(inferred, counterparts, { a, b }) : 0;
    return Math.min(first, Math.max(begin, arrivals[code] ?? 0));
  }, never);
};

const stepsAct = dated<{ readonly from: number }>(({ from }) => from);

/** Levels matter once both the infection or dose that causes them and the strain are present. */
const levelsAct: When<Float64Array> = (one, other, { a, b }) => {
  if (isEqual(one, other)) return never;
  const arrivals = earlier(firstImports, a, b);
  const events = [...arrivals, ...earlier(firstDoses, a, b)];
  return one.reduce((first, level, index) => {
    if (level === other[index]) return first;
    const strain = index % arrivals.length;
    const event = (index - strain) / arrivals.length;
    return Math.min(first, Math.max(events[event] ?? 0, arrivals[strain] ?? 0));
  }, never);
};

/** Two effects for each vaccine and strain, which matter once both are present. */
const effectsAct: When<ModelSettings["immunity"]["vaccineEffects"]> = (one, other, { a, b }) => {
  if (isEqual(one, other)) return never;
  const arrivals = earlier(firstImports, a, b);
  const doses = earlier(firstDoses, a, b);
  return one.reduce((first, effect, index) => {
    if (isEqual(effect, other[index])) return first;
    const pair = index >> 1;
    const strain = pair % arrivals.length;
    const vaccine = (pair - strain) / arrivals.length;
    return Math.min(first, Math.max(doses[vaccine] ?? 0, arrivals[strain] ?? 0));
  }, never);
};

/** Both lists are sorted by date: the first different entry gives the day. */
function dated<T>(dayOf: (entry: T) => number): When<readonly T[]> {
  return (one, other, { a }) => {
    const length = Math.max(one.length, other.length);
    for (let index = 0; index < length; index++) {
      const pair = [one[index], other[index]];
      if (isEqual(pair[0], pair[1])) continue;
      const days = pair.flatMap((entry) => (entry === undefined ? [] : [dayOf(entry)]));
      return Math.min(...days) - a.startDay;
    }
    return never;
  };
}

const restrictionsAct: When<ModelSettings["restrictions"]> = (one, other, runs) =>
  Math.min(
    ...activities.flatMap((activity) =>
      restrictionSeries.map((name) => byDay(one[activity][name], other[activity][name], runs)),
    ),
  );

const dayTypesAct: When<ModelSettings["dayTypes"]> = (one, other, { a }) => {
  const different = [...one.keys(), ...other.keys()].filter(
    (day) => one.get(day) !== other.get(day),
  );
  return Math.min(never, ...different.map((day) => day - a.startDay));
};

const settingsAct = each<ModelSettings>({
  profile: fromStart,
  seed: fromStart,
  reseeds: stepsAct,
  startDay: fromStart,
  dayCount: fromStart,
  contacts: fromStart,
  theta: fromStart,
  maskTable: fromStart,
  skippedActivity: fromStart,
  householdSusceptibility: fromStart,
  countsDistricts: fromStart,
  disease: each<ModelSettings["disease"]>({
    symptomatic: byDay,
    symptomaticIsolation: byDay,
    hospitalFactor: fromStart,
    presymptomaticMirror: fromStart,
    daysImmune: fromStart,
    ageDependence: fromStart,
  }),
  strains: strainsAct,
  immunity: each<ModelSettings["immunity"]>({
    beta: fromStart,
    halfLifeDays: fromStart,
    halfLifeFactorForInfected: fromStart,
    responseSigma: fromStart,
    iga: fromStart,
    initialLevels: levelsAct,
    vaccineEffects: effectsAct,
    natural: fromStart,
  }),
  restrictions: restrictionsAct,
  adaptive: onceUsed(
    ({ adaptive, startDay }) => (adaptive ? adaptive.from - startDay : never),
    each<AdaptivePolicy>({ from: fromStart, groups: fromStart }),
  ),
  curfewCompliance: byDay,
  outdoorFraction: byDay,
  dayTypes: dayTypesAct,
  imports: namedSeries((imports) =>
    imports.map(({ perDay, ...who }) => [JSON.stringify(who), perDay]),
  ),
  quarantine: each<ModelSettings["quarantine"]>({
    days: byDay,
    release: fromStart,
    ofContacts: stepsAct,
  }),
  greenPass: each<ModelSettings["greenPass"]>({ vaccinatedDays: byDay, recoveredDays: byDay }),
  tests: onceUsed(firstTest, testsAct),
  tracing: onceUsed(firstTracing, tracingActs),
  vaccination: onceUsed(firstVaccination, vaccinationActs),
});
