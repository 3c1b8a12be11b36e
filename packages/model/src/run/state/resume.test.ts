// P-11: the same settings give the same run, also when it is saved and resumed, by a run whose
// settings differ only later.
import { beforeAll, describe, expect, test } from "vitest";
import type { City } from "../../city/city.ts";
import { makeCity } from "../../city/makeCity.ts";
import { usualEscapes } from "../../immunity/escape.ts";
import { initialLevels } from "../../immunity/initialLevels.ts";
import { strainSettings } from "../../immunity/strainProperties.ts";
import { strain } from "../../immunity/strains.ts";
import type { ByDay, ModelSettings, Profile } from "../../settings.ts";
import {
  campaign,
  everyMeasure,
  outOfHome,
  restrict,
  testing,
  tracing,
  vaccination,
} from "../fixtures/measureFixtures.ts";
import { always, firstDays, plainSettings, plainStartDay } from "../plainSettings.ts";
import type { RunResult } from "../results/runResult.ts";
import { Simulation, simulate } from "../simulation.ts";

const slow = 120_000;
const dayCount = 60;
/** Simulation day from which on settings differ; the snapshot is taken the day before. */
const changeDay = 31;
let city: City;
beforeAll(() => {
  city = makeCity({ region: "berlin", sample: 1 / 5000 });
}, slow);

function baseSettings(profile: Profile, changes: Partial<ModelSettings> = {}): ModelSettings {
  return plainSettings(profile, dayCount, {
    theta: 2e-5,
    imports: [{ strain: strain.SARS_CoV_2, perDay: firstDays(15, 20_000) }],
    ...changes,
  });
}

/** A value up to the day of the change, and another from then on. */
function then(before: number, after: number): ByDay {
  return Float64Array.from({ length: dayCount }, (_, index) =>
    index + 1 < changeDay ? before : after,
  );
}

/** Everything that a run gives, as plain values by name. */
function contentOf({ tables, log, doses }: RunResult): ReadonlyMap<string, readonly unknown[]> {
  const content = new Map<string, readonly unknown[]>();
  for (const [name, table] of tables) {
    for (const [column, { values }] of table.columns) content.set(`${name}.${column}`, [...values]);
  }
  for (const [list, columns] of Object.entries({ log, doses })) {
    for (const [name, column] of Object.entries(columns))
      content.set(`${list}.${name}`, typeof column === "number" ? [column] : [...column]);
  }
  return content;
}

/** Names of columns. Not toEqual for all of them, which takes a third of the time of the runs. */
function differing(one: RunResult, other: RunResult): readonly string[] {
  const [a, b] = [contentOf(one), contentOf(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => {
    const [values, others] = [a.get(name), b.get(name)];
    if (values?.length !== others?.length) return true;
    return values?.some((value, index) => !Object.is(value, others?.[index]));
  });
}

/** A run that is saved after some of its days. */
function saved(settings: ModelSettings, days: readonly number[]) {
  const run = new Simulation(city, settings);
  const snapshots = new Map<number, Uint8Array>();
  while (!run.isFinished) {
    run.step();
    if (days.includes(run.day)) snapshots.set(run.day, run.save());
  }
  return { result: run.finish(), snapshots };
}

function resumed(settings: ModelSettings, snapshot: Uint8Array): RunResult {
  const run = Simulation.resume(city, settings, snapshot);
  while (!run.isFinished) run.step();
  return run.finish();
}

const profiles: readonly Profile[] = ["classic2020", "berlin2021", "cologne2022"];

describe.each(profiles)("%s", (profile) => {
  test.each(Object.entries(everyMeasure(profile)))(
    "the same settings with %s: identical, at once and in two parts",
    (_, changes) => {
      const settings = baseSettings(profile, changes);
      const whole = simulate(city, settings);
      const { result, snapshots } = saved({ ...settings }, [1, 17]);
      expect(differing(result, whole)).toEqual([]);
      expect(snapshots.size).toBe(2);
      for (const [day, snapshot] of snapshots) {
        expect(differing(resumed(settings, snapshot), whole), `day ${day}`).toEqual([]);
      }
    },
    slow,
  );
});

/** Changes from the day on, and what both runs have in common. */
const laterChanges: Readonly<
  Record<
    string,
    (profile: Profile) => readonly [common: Partial<ModelSettings>, later: Partial<ModelSettings>]
  >
> = {
  "a restriction": () => [
    {},
    {
      restrictions: restrict(
        outOfHome,
        { remaining: 0.5, cloth: 0.2, surgical: 0.2, ffp2: 0.2, closedFrom: 20, closedTo: 5 },
        changeDay,
      ),
    },
  ],
  "a new strain": () => [
    {},
    {
      imports: [
        { strain: strain.SARS_CoV_2, perDay: firstDays(15, 20_000) },
        { strain: strain.DELTA, perDay: then(0, 9000) },
      ],
    },
  ],
  "what a strain that comes later is like": (profile) => {
    const imports = [
      { strain: strain.SARS_CoV_2, perDay: firstDays(15, 20_000) },
      { strain: strain.OMICRON_BA5, perDay: then(0, 9000) },
    ];
    const { strains, immunity } = baseSettings(profile);
    return [
      { imports, vaccination: vaccination() },
      {
        imports,
        vaccination: vaccination(),
        strains: strains.map((one, code) =>
          code === strain.OMICRON_BA5 ? { ...one, infectiousness: 7, seriouslySick: 3 } : one,
        ),
        immunity: { ...immunity, initialLevels: initialLevels({ ...usualEscapes, ba5: 9 }) },
      },
    ];
  },
  "a beginning of vaccination": () => [
    {},
    { vaccination: vaccination({ doses: then(0, 200_000) }) },
  ],
  "quotas of vaccination": () => [
    {},
    { vaccination: vaccination({ quotas: [{ ages: [18, 120], share: then(0, 0.5) }] }) },
  ],
  "more doses and boosters": () => [
    { vaccination: vaccination({ doses: then(40_000, 40_000) }) },
    {
      vaccination: vaccination({
        doses: then(40_000, 90_000),
        boosters: then(0, 50_000),
        boosterAfterDays: { mRna: 20, vector: 20 },
      }),
    },
  ],
  "a campaign": () => [
    { vaccination: vaccination({ doses: firstDays(10, 100_000) }) },
    {
      vaccination: vaccination({
        doses: firstDays(10, 100_000),
        campaigns: [campaign({ from: plainStartDay + changeDay - 1, minimumDoses: 1 })],
      }),
    },
  ],
  "a campaign with a limit, after another one": () => {
    const first = campaign({ from: plainStartDay + 4, dosesPerDay: 20_000 });
    const second = campaign({ from: plainStartDay + changeDay - 1, days: 20, dosesPerDay: 30_000 });
    return [
      { vaccination: vaccination({ doses: always(0), campaigns: [first] }) },
      { vaccination: vaccination({ doses: always(0), campaigns: [first, second] }) },
    ];
  },
  "the first tests": () => [
    {},
    {
      tests: testing({
        rates: [
          {
            kind: "rapid",
            activities: outOfHome,
            withoutPass: then(0, 0.4),
            withPass: then(0, 0.4),
          },
        ],
      }),
    },
  ],
  "another rate of tests": () => {
    const rates = (after: number) => [
      {
        kind: "pcr" as const,
        activities: outOfHome,
        withoutPass: then(0.1, after),
        withPass: always(0),
      },
    ];
    return [{ tests: testing({ rates: rates(0.1) }) }, { tests: testing({ rates: rates(0.6) }) }];
  },
  "a beginning of tracing": () => [
    { tracing: tracing({ from: plainStartDay + dayCount }) },
    { tracing: tracing({ from: plainStartDay + changeDay - 1, delayDays: always(3) }) },
  ],
  "another seed": () => [{}, { reseeds: [{ from: plainStartDay + changeDay - 1, value: 1 }] }],
  "another infectiousness of a strain": (profile) => {
    const inferred = [{ from: plainStartDay + changeDay - 1, value: 3 }];
    return [{}, { strains: strainSettings(profile).map((one) => ({ ...one, inferred })) }];
  },
  "tracing where there was none": () => [
    {},
    { tracing: tracing({ from: plainStartDay + changeDay - 1, delayDays: always(3) }) },
  ],
  "more tracing": () => [
    { tracing: tracing({ capacity: then(3000, 3000), delayDays: always(3) }) },
    { tracing: tracing({ capacity: then(3000, 90_000), delayDays: always(3) }) },
  ],
  "measures that follow the incidence": () => [
    {},
    {
      adaptive: {
        from: plainStartDay + changeDay - 1,
        groups: [
          {
            activities: outOfHome,
            restrictAt: 300,
            openBelow: 100,
            restricted: { remaining: 0.3 },
            open: { remaining: 0.9 },
          },
        ],
      },
    },
  ],
  "a change of measures that follow the incidence all along": () => {
    const adaptive = {
      from: plainStartDay + 5,
      groups: [
        {
          activities: outOfHome,
          restrictAt: 300,
          openBelow: 100,
          restricted: { remaining: 0.6 },
          open: { remaining: 0.9 },
        },
      ],
    };
    return [
      { adaptive },
      { adaptive, restrictions: restrict(["work"], { ciCorrection: 0.3 }, changeDay) },
    ];
  },
  "shorter quarantine, weather, isolation and curfew": (profile) => {
    const common = { tracing: tracing(), tests: testing() };
    const { disease, quarantine } = baseSettings(profile);
    return [
      {
        ...common,
        quarantine: { ...quarantine, days: then(14, 14) },
        restrictions: restrict(outOfHome, { closedFrom: 17, closedTo: 5 }),
      },
      {
        ...common,
        quarantine: { ...quarantine, days: then(14, 5) },
        restrictions: restrict(outOfHome, { closedFrom: 17, closedTo: 5 }),
        disease: { ...disease, symptomatic: then(0.8, 0.5), symptomaticIsolation: then(1, 0.3) },
        outdoorFraction: then(0, 0.7),
        curfewCompliance: then(1, 0.4),
        dayTypes: new Map([[plainStartDay + changeDay, 2 as const]]),
      },
    ];
  },
};

describe.each(profiles)("%s branches off", (profile) => {
  test.each(Object.entries(laterChanges))(
    "with %s",
    (_, changes) => {
      const [common, later] = changes(profile);
      const base = baseSettings(profile, common);
      const changed = baseSettings(profile, later);
      const whole = simulate(city, changed);
      const { result, snapshots } = saved(base, [changeDay - 1]);
      expect(differing(result, whole)).not.toEqual([]);
      const branch = resumed(changed, snapshots.get(changeDay - 1) ?? new Uint8Array());
      expect(differing(branch, whole)).toEqual([]);
    },
    slow,
  );
});
