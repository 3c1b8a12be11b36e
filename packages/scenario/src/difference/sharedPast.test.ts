// Verifies firstDifference for every setting: a run that branches off another one on that day
// equals the run computed from the beginning.
import {
  activities,
  type ByDay,
  type City,
  type ContactSettings,
  type ModelSettings,
  makeCity,
  type NaturalImmunity,
  type RestrictionFieldName,
  type RestrictionsByDay,
  type RunResult,
  restrictionFieldNames,
  restrictionFields,
  Simulation,
  seriesOfField,
} from "@episcope/model";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { settingsWith } from "../fixtures/scenarioFixtures.ts";
import { tableFiles } from "../runArchive.ts";
import { firstDifference } from "./firstDifference.ts";

const dayCount = 14;
const seed = 23;
let city: City;
beforeAll(() => {
  city = makeCity({ region: "berlin", sample: 1 / 7000 });
}, 60_000);

const dateOf = (place: number) => `2020-03-${String(place + 2).padStart(2, "0")}`;
const head = (profile: string) => `region: berlin
profile: ${profile}
sample: demo
runName: test
start: ${dateOf(0)}
end: ${dateOf(dayCount - 1)}
`;
const profiles = ["classic2020", "berlin2021", "cologne2022"];

/** Uses every feature of the model, each starting on its own day. */
function baseSettings(profile: string, starts: readonly number[]): ModelSettings {
  const date = (index: number) => dateOf(starts[index] ?? 0);
  return settingsWith(
    [
      "thetaTimes: 3",
      "imports: { strain: SARS_CoV_2, perDay: 60000 }",
      `imports: { strain: ALPHA, from: ${date(0)}, perDay: 40000 }`,
      `restrict: { activities: all, from: ${date(1)}, remaining: 0.8, masks: { ffp2: 0.3 }, closingHours: 20-5, withoutPass: 0.9 }`,
      `tests: { kind: rapid, activities: all, from: ${date(2)}, rate: 0.3 }`,
      `tests: { kind: pcr, activities: work, from: ${date(3)}, rate: 0.3 }`,
      `tracing: { from: ${date(4)}, delay: 1, capacity: unlimited }`,
      `quarantine: { from: ${date(5)}, days: 3, ofContacts: testing }`,
      `doses: { from: ${date(6)}, perDay: 300000 }`,
      `boosters: { from: ${date(7)}, perDay: 300000, afterDays: 2 }`,
      `campaign: { from: ${date(8)}, days: 4, vaccine: vector, compliance: { 0: 0.5 } }`,
      `adaptive: { from: ${date(9)}, activities: leisure, restrictAt: 100, openBelow: 50, restricted: { remaining: 0.3 }, open: { remaining: 0.9 } }`,
      "households: { share: 0.2, inside: 2, outside: 0.5 }",
    ],
    head(profile),
  );
}

/** Another value of a setting, from a day if it is dated. */
type Flip<T> = (value: T, place: number, settings: ModelSettings) => T;
type Whole =
  | number
  | string
  | boolean
  | readonly unknown[]
  | ByDay
  | ReadonlyMap<number, unknown>
  | ContactSettings
  | NaturalImmunity
  | RestrictionsByDay;
/** A setting without a flip does not compile; nested settings have one for each of their own. */
type Flips<T> = {
  readonly [K in keyof T]-?: NonNullable<T[K]> extends Whole
    ? Flip<T[K]>
    : Flips<NonNullable<T[K]>>;
};

const times =
  (factor: number) =>
  (series: ByDay, from: number): ByDay =>
    series.map((value, place) => (place < from ? value : value * factor));
const to =
  (value: number) =>
  (series: ByDay, from: number): ByDay =>
    series.map((known, place) => (place < from ? known : value));
const twice: Flip<number> = (value) => 2 * value;
const not: Flip<boolean> = (value) => !value;
/** The other one of two choices. */
const other =
  <T>(one: T, two: T): Flip<T> =>
  (value) =>
    value === one ? two : one;
const unchanged = <T>(value: T): T => value;

/** For restrictions, by the kind of their field. */
const restrictionFlips: Readonly<
  Record<
    (typeof restrictionFields)[RestrictionFieldName]["kind"],
    (series: ByDay, from: number) => ByDay
  >
> = { share: to(0.1), factor: to(2), masks: to(0.3), hours: to(18), groupSize: to(3) };

const flips: Flips<ModelSettings> = {
  profile: other<ModelSettings["profile"]>("berlin2021", "cologne2022"),
  seed: twice,
  reseeds: (_, place, { startDay }) => [{ from: startDay + place, value: 1 }],
  // Other days would be a different run altogether.
  startDay: unchanged,
  dayCount: unchanged,
  contacts: (contacts) => ({ ...contacts, work: { intensity: 20, seasonality: 0 } }),
  theta: twice,
  disease: {
    symptomatic: to(0.3),
    symptomaticIsolation: to(0.2),
    hospitalFactor: twice,
    presymptomaticMirror: not,
    daysImmune: () => 2,
    ageDependence: not,
  },
  strains: (strains, place) =>
    strains.map((strain, code) =>
      code === place % 3 ? { ...strain, infectiousness: 5, seriouslySick: 9 } : strain,
    ),
  immunity: {
    beta: twice,
    halfLifeDays: (value) => value / 10,
    halfLifeFactorForInfected: twice,
    responseSigma: () => 1,
    iga: { days: () => 5 },
    initialLevels: (levels, place) =>
      levels.map((level, index) => (index % dayCount === place ? 10 * level : level)),
    vaccineEffects: (effects, place) =>
      effects.map((effect, index) =>
        index % dayCount === place ? { ...effect, effectiveness: 1, fullDay: 1 } : effect,
      ),
    natural: () => ({ fullDays: 1, effectiveness: 0 }),
  },
  // Each series separately, see above.
  restrictions: unchanged,
  adaptive: {
    from: (from, place, { startDay }) => (from === startDay + place ? from + 1 : startDay + place),
    groups: (groups) => groups.map((group) => ({ ...group, restrictAt: 1 })),
  },
  curfewCompliance: to(0.5),
  maskTable: other<ModelSettings["maskTable"]>("current", "eikenberry2020"),
  outdoorFraction: to(0.9),
  dayTypes: (types, place, { startDay }) => new Map([...types, [startDay + place, 2]]),
  imports: (imports, place) =>
    imports.map((entry, index) =>
      index === place % imports.length
        ? { ...entry, perDay: times(0.5)(entry.perDay, place) }
        : entry,
    ),
  quarantine: {
    days: to(9),
    release: other<ModelSettings["quarantine"]["release"]>("susceptible", "nonSymptomatic"),
    ofContacts: (steps, place, { startDay }) => [
      ...steps.filter(({ from }) => from < startDay + place),
      { from: startDay + place, value: place % 2 === 0 ? "testing" : "atHome" },
    ],
  },
  greenPass: { vaccinatedDays: to(1), recoveredDays: to(1) },
  tests: {
    strategy: other<"activities" | "fixedDays">("activities", "fixedDays"),
    rapid: { falseNegative: to(0.9), falsePositive: () => 0.3, capacity: () => 300_000 },
    pcr: { falseNegative: to(0.9), falsePositive: () => 0.3, capacity: () => 300_000 },
    rates: (rates, place) =>
      rates.map((rate) => ({ ...rate, withPass: to(0.9)(rate.withPass, place) })),
    householdCompliance: (value) => value / 2,
  },
  tracing: {
    strategy: (value, place) =>
      (["location", "identifySource", "random"] as const)[place % 3] ?? value,
    from: (_, place, { startDay }) => startDay + place,
    probability: to(1),
    lookBackDays: (value) => value + 3,
    delayDays: to(2),
    minimumMinutes: () => 200,
    capacity: to(40_000),
    exempt: { vaccinatedDays: () => 20, boostedDays: () => 20 },
  },
  vaccination: {
    doses: times(2),
    boosters: times(2),
    boosterAfterDays: { mRna: (days) => days + 2, vector: (days) => days + 2 },
    totalDoses: () => 900_000,
    order: other<"byAge" | "random">("byAge", "random"),
    mRnaShare: to(0.5),
    compliance: () => [{ age: 0, share: 0.4 }],
    quotas: (quotas, place) => [
      ...quotas,
      { ages: [20, 50] as const, share: to(0.6)(new Float64Array(dayCount), place) },
    ],
    campaigns: (campaigns, place, { startDay }) =>
      campaigns.map((campaign, index) =>
        index === 0 ? { ...campaign, from: startDay + place } : campaign,
      ),
  },
  skippedActivity: other<ModelSettings["skippedActivity"]>("absent", "home"),
  householdSusceptibility: { share: () => 0.9, inside: twice, outside: twice },
  countsDistricts: not,
};

type Change = (settings: ModelSettings, place: number) => ModelSettings;

/** Each flip separately, by the path of its setting. */
function changesOf(node: object, path: readonly string[] = []): (readonly [string, Change])[] {
  return Object.entries(node).flatMap(([key, flip]) => {
    const here = [...path, key];
    if (typeof flip === "function") {
      const change: Change = (settings, place) =>
        changedAt(settings, here, (value) => flip(value, place, settings));
      return [[here.join("."), change] as const];
    }
    return changesOf(flip, here);
  });
}

function changedAt<T>(value: T, path: readonly string[], change: (value: unknown) => unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) as T;
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, [key]: changedAt(fields[key], rest, change) } as T;
}

const removals = (
  ["adaptive", "tests", "tracing", "vaccination", "householdSusceptibility"] as const
).map((key): readonly [string, Change] => [
  `no ${key}`,
  (settings) => ({ ...settings, [key]: undefined }),
]);

/** The published tables of a run, and its log. */
function contentOf({ tables, log, doses }: RunResult): Readonly<Record<string, string>> {
  const text = new TextDecoder();
  const files = tableFiles("run", tables).map(({ name, bytes }) => [name, text.decode(bytes)]);
  const columns = Object.entries({ log, doses }).flatMap(([name, columnsOf]) =>
    Object.entries(columnsOf).map(([column, values]) => [`${name}.${column}`, String(values)]),
  );
  return Object.fromEntries([...files, ...columns]);
}

/** Simulates up to a day, by default the last. */
function stepped(run: Simulation, until = dayCount): Simulation {
  while (run.day < until) run.step();
  return run;
}

/** A run from its beginning, and its state after each day. */
function whole(settings: ModelSettings) {
  const run = new Simulation(city, settings);
  const snapshots = Array.from({ length: dayCount + 1 }, (_, day) => stepped(run, day).save());
  return { content: contentOf(run.finish()), snapshots };
}

const anyDay = fc.nat(dayCount - 1);
const restrictions = restrictionFieldNames.flatMap((field) =>
  seriesOfField[field].map((name): readonly [string, Change] => [
    `restrictions.${name}`,
    (settings, place) =>
      activities.reduce(
        (changed, activity) =>
          changedAt(changed, ["restrictions", activity, name], (series) =>
            restrictionFlips[restrictionFields[field].kind](series as ByDay, place),
          ),
        settings,
      ),
  ]),
);
const changes = [...changesOf(flips), ...restrictions, ...removals];
const cases = profiles.flatMap((profile, index) =>
  fc
    .sample(fc.array(anyDay, { minLength: 10, maxLength: 10 }), { seed: seed + index, numRuns: 1 })
    .map((starts) => ({ profile, starts })),
);

test.each(cases)("$profile", ({ profile, starts }) => {
  const base = baseSettings(profile, starts);
  const { content, snapshots } = whole(base);
  const places = fc.sample(anyDay, { seed, numRuns: changes.length });
  const late = changes.filter(([name, change], index) => {
    const place = places[index] ?? 0;
    const changed = change(base, place);
    const day = firstDifference(base, changed);
    expect(firstDifference(changed, base), name).toBe(day);
    // A difference on the first day leaves no past to share.
    if (day === 1) return false;
    const message = `${name} at ${place}, different from day ${day} on`;
    const fresh = new Simulation(city, changed);
    if (index % 2 === 0) {
      const branch = Simulation.resume(city, changed, snapshots[day - 1] ?? new Uint8Array());
      const expected = contentOf(stepped(fresh).finish());
      expect(contentOf(stepped(branch).finish()), message).toEqual(expected);
    } else {
      const branch = Simulation.resume(city, base, stepped(fresh, day - 1).save());
      expect(contentOf(stepped(branch).finish()), `${message}, back`).toEqual(content);
    }
    return true;
  });
  expect(late.length).toBeGreaterThan(changes.length / 3);
});
