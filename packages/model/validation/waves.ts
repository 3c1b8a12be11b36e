// Effects in waves that are under way: holidays, variants, vaccination, tests, isolation
// (model specification 13.5, E-08 to E-14).
import { educationActivities } from "../src/activities.ts";
import { strain } from "../src/immunity/strains.ts";
import { outdoorSeries } from "../src/policy/outdoor.ts";
import { testing, vaccination } from "../src/run/fixtures/measureFixtures.ts";
import { numbers } from "../src/run/fixtures/runFixtures.ts";
import {
  always,
  plainStartDay,
  type RestrictionStatement,
  restrictionsFrom,
} from "../src/run/plainSettings.ts";
import type { RunResult } from "../src/run/results/runResult.ts";
import type { ByDay, ModelSettings } from "../src/settings.ts";
import { activityNames, reproduction } from "./epidemic.ts";
import { education, exceptEducation, from, paired, statements } from "./regimes.ts";
import { measured } from "./rows.ts";
import { type Check, startedBy, type Workbench } from "./workbench.ts";

/** Summer 2021 (model specification 3.1). */
const theta2021 = 0.83e-5;

/** A restricted winter: schools in part, with ventilation. */
function winter(remaining: number): readonly RestrictionStatement[] {
  return statements(
    1,
    [exceptEducation, { remaining }],
    [education, { remaining: 0.5, ciCorrection: 0.5 }],
  );
}

function series(days: number, value: (day: number) => number): ByDay {
  return Float64Array.from({ length: days }, (_, index) => value(index + 1));
}

function lastWeek(values: readonly number[], row: number): number {
  return values.slice(Math.max(0, row - 6), row + 1).reduce((sum, value) => sum + value, 0);
}

export const christmas: Check = {
  name: "E-08",
  run: (bench) => {
    const city = bench.berlin();
    const [start, remaining] = [40, 0.6];
    const infections = (days: number) => {
      const weekends = Array.from({ length: days }, (_, index) => {
        const kind: 1 | 2 = index % 2 === 0 ? 1 : 2;
        return [plainStartDay + start - 1 + index, kind] as const;
      });
      const settings = bench.settings("berlin2021", start + 22, {
        imports: [{ strain: 0, perDay: startedBy(city, 0.005) }],
        dayTypes: new Map(weekends),
        restrictions: restrictionsFrom(
          ...winter(remaining),
          ...statements(start, [education, { remaining: 0.2 }]),
          ...(days > 0 ? statements(start, [exceptEducation, { remaining: 1 }]) : []),
          ...statements(start + days, [exceptEducation, { remaining }]),
          ...statements(start + 14, [education, { remaining: 0.5 }]),
        ),
      });
      return bench.sample(city, settings, bench.seeds(6), (result) => {
        const cumulative = numbers(result, "infections", "nInfectedCumulative");
        return (cumulative[start + 20] ?? 0) - (cumulative[start - 1] ?? 0);
      });
    };
    const [without, short, long] = [infections(0), infections(3), infections(14)];
    const ratio = (a: number, b: number) => a / b;
    return [
      measured(
        "E-08",
        "two weeks of normal weekends: infections of three weeks, times",
        paired(long, without, ratio),
        "up to 5",
        [2.5, 5],
        { digits: 1 },
      ),
      measured(
        "E-08",
        "only three holidays: infections of three weeks, times",
        paired(short, without, ratio),
        "about 1.5",
        [1.25, 1.75],
      ),
    ];
  },
};

export const alpha: Check = {
  name: "E-09",
  run: (bench) => {
    const city = bench.berlin();
    const [start, days] = [30, 200];
    const residents = city.residentCount / city.sample;
    const strains = bench
      .settings("berlin2021", 1)
      .strains.map((one, code) => (code === strain.ALPHA ? { ...one, infectiousness: 1.7 } : one));
    return [0.5, 0.68].map((remaining) => {
      const settings = bench.settings("berlin2021", days, {
        strains,
        restrictions: restrictionsFrom(...winter(remaining)),
        imports: [
          {
            strain: strain.SARS_CoV_2,
            perDay: series(days, (day) => (day <= 15 ? (0.01 * residents) / 15 : 40)),
          },
          {
            strain: strain.ALPHA,
            perDay: series(days, (day) => (day <= start ? 0 : day <= start + 7 ? 40 : 10)),
          },
        ],
      });
      const waits = bench.sample(city, settings, bench.seeds(10), (result) => {
        const [wild, variant] = [
          numbers(result, "strains", "SARS_CoV_2"),
          numbers(result, "strains", "ALPHA"),
        ];
        const row = variant.findIndex(
          (_, index) => index > start + 10 && lastWeek(variant, index) > lastWeek(wild, index),
        );
        return row < 0 ? days - start : row - start;
      });
      return measured(
        "E-09",
        `Alpha, + 70 %: days until it is dominant, ${100 * remaining} % of activities left`,
        waits,
        "60 – 90, hardly depending on the regime",
        [60, 90],
        { digits: 0 },
      );
    });
  },
};

/**
 * Cumulative share of people with a first dose in Berlin, days of 2021 counted from 1 January
 * (model specification 6.8).
 */
const firstDoses: readonly (readonly [day: number, share: number])[] = [
  [-4, 0.003],
  [1, 0.007],
  [29, 0.03],
  [50, 0.045],
  [64, 0.071],
  [78, 0.105],
  [92, 0.14],
  [99, 0.183],
  [111, 0.279],
  [124, 0.404],
  [147, 0.484],
  [161, 0.535],
  [175, 0.583],
  [194, 0.605],
];

function firstDoseShare(day: number): number {
  const next = firstDoses.findIndex(([on]) => on >= day);
  if (next < 0) return 0.605;
  const [after, share] = firstDoses[next] ?? [0, 0];
  const [before, shareBefore] = firstDoses[next - 1] ?? [day, share];
  return after === before
    ? share
    : shareBefore + ((share - shareBefore) * (day - before)) / (after - before);
}

export const springVaccination: Check = {
  name: "E-10",
  run: (bench) => {
    const city = bench.berlin();
    const startDay = Date.UTC(2021, 0, 4) / 86_400_000;
    const days = 260;
    const incidence = city.residentCount / city.sample / 100_000;
    const plain = {
      theta: theta2021,
      startDay,
      restrictions: restrictionsFrom(...winter(0.7)),
      outdoorFraction: outdoorSeries("berlin", startDay, days),
      imports: [{ strain: strain.ALPHA, perDay: startedBy(city, 0.003) }],
    };
    /** Day from which on the incidence of a week stays below 100. */
    const controlled = (changes: Partial<ModelSettings>) =>
      bench.sample(
        city,
        bench.settings("berlin2021", days, { ...plain, ...changes }),
        bench.seeds(8),
        (result) => {
          const cumulative = numbers(result, "infections", "nShowingSymptomsCumulative");
          return cumulative.findLastIndex(
            (count, row) => count - (cumulative[row - 7] ?? 0) > 100 * incidence,
          );
        },
      );
    const quotas = [
      { ages: [0, 120] as const, share: series(days, (day) => firstDoseShare(day + 3)) },
    ];
    const compliance = [
      { age: 0, share: 0 },
      { age: 16, share: 0.85 },
    ];
    const vaccinated = controlled({
      vaccination: vaccination({ doses: always(0), quotas, compliance }),
    });
    return [
      measured(
        "E-10",
        "first doses as in Berlin, spring 2021: days by which the incidence is below 100 earlier",
        paired(controlled({}), vaccinated, (a, b) => a - b),
        "14 – 21",
        [10, 28],
        { digits: 0 },
      ),
    ];
  },
};

export const schoolTests: Check = {
  name: "E-11",
  run: (bench) => {
    const city = bench.berlin();
    const start = 60;
    const residents = city.residentCount / city.sample;
    const quotas = [
      { ages: [12, 17] as const, share: always(0.3) },
      { ages: [18, 59] as const, share: always(0.65) },
      { ages: [60, 120] as const, share: always(0.85) },
    ];
    // Two of five school days.
    const twice = always(0.4);
    const schools = educationActivities.filter((activity) => activity !== "educ_higher");
    const tests = testing({
      rates: [{ kind: "rapid", activities: schools, withoutPass: twice, withPass: twice }],
    });
    const group = activityNames.indexOf("schools");
    const figures = (isVentilated: boolean, isTested: boolean) =>
      bench.sample(
        city,
        bench.settings("berlin2021", start + 45, {
          theta: theta2021,
          restrictions: from(
            1,
            [exceptEducation, { remaining: 0.9 }],
            [education, { ciCorrection: isVentilated ? 0.5 : 1 }],
          ),
          imports: [
            {
              strain: strain.DELTA,
              perDay: series(start + 16, (day) =>
                day > start && day <= start + 15 ? (0.005 * residents) / 15 : 0,
              ),
            },
          ],
          vaccination: vaccination({ doses: always(0), quotas }),
          tests: isTested ? tests : undefined,
        }),
        bench.seeds(6),
        (result) => reproduction(city, result, [start + 5, start + 24]),
      );
    const [none, tested, both] = [figures(false, false), figures(false, true), figures(true, true)];
    const inSchools = (one: typeof none) => one.map(({ byGroup }) => byGroup[group] ?? 0);
    const left = (one: typeof none) => paired(inSchools(one), inSchools(none), (a, b) => a / b);
    const shown = { isPercent: true, digits: 0 };
    return [
      measured(
        "E-11",
        "Delta, two rapid tests a week in schools: R",
        tested.map(({ r }) => r),
        "far from enough: above 1",
        [1.2, 2],
      ),
      measured("E-11", "the same: what is left of R in schools", left(tested), "most", [0.5, 0.9], {
        ...shown,
        isRequired: false,
      }),
      measured(
        "E-11",
        "with ventilation as well: what is left of R in schools",
        left(both),
        "half of that (P-08)",
        [0.2, 0.45],
        { ...shown, isRequired: false },
      ),
    ];
  },
};

/** Omicron in a city where most adults are vaccinated, from the summer before on. */
function omicronWave(
  bench: Workbench,
  adults: number | undefined,
  isolation: number,
): ModelSettings {
  const startDay = Date.UTC(2021, 6, 1) / 86_400_000;
  const [days, arrival] = [270, 150];
  const base = bench.settings("cologne2022", days);
  const quota = (share: number) =>
    series(days, (day) => (day <= 120 ? share : Math.max(share, adults ?? 0)));
  const perDay = (count: number, first: number) => series(days, (day) => (day < first ? 0 : count));
  return {
    ...base,
    startDay,
    disease: {
      ...base.disease,
      symptomaticIsolation: series(days, (day) => (day < arrival ? 1 : isolation)),
    },
    immunity: { ...base.immunity, responseSigma: 3, iga: { days: 730 } },
    outdoorFraction: outdoorSeries("cologne", startDay, days),
    restrictions: from(
      1,
      [exceptEducation, { remaining: 0.8 }],
      [education, { ciCorrection: 0.75 }],
    ),
    imports: [
      { strain: strain.DELTA, perDay: series(days, (day) => (day < arrival ? 20 : 0)) },
      { strain: strain.OMICRON_BA1, perDay: perDay(40, arrival) },
      { strain: strain.OMICRON_BA2, perDay: perDay(16, arrival + 25) },
    ],
    vaccination: vaccination({
      doses: always(0),
      mRnaShare: always(0.8),
      boosters: perDay(8000, 135),
      boosterAfterDays: { mRna: 132, vector: 153 },
      quotas: [
        { ages: [12, 17], share: always(0.5) },
        { ages: [18, 59], share: quota(0.78) },
        { ages: [60, 120], share: quota(0.88) },
      ],
    }),
  };
}

/** Most people in hospital per 100,000 after the arrival of Omicron. */
function hospitalPeak(result: RunResult): number {
  const columns = result.tables.get("hospital")?.columns;
  const texts = (name: string) => [...(columns?.get(name)?.values ?? [])].map(String);
  const [kind, severity] = [texts("measurement"), texts("severity")];
  const days = numbers(result, "hospital", "day");
  return numbers(result, "hospital", "n").reduce((most, count, row) => {
    const isMeant =
      kind[row] === "occupancyHosp" && severity[row] === "Base" && (days[row] ?? 0) > 164;
    return isMeant ? Math.max(most, count) : most;
  }, 0);
}

export const omicron: Check = {
  name: "E-12, E-13",
  run: (bench) => {
    const city = bench.city("cologne", bench.options.isQuick ? 1 / 40 : 1 / 10);
    const peaks = (adults: number | undefined, isolation: number) =>
      bench.sample(city, omicronWave(bench, adults, isolation), bench.seeds(4), hospitalPeak);
    const [usual, compulsory, together] = [
      peaks(undefined, 1),
      peaks(0.98, 1),
      peaks(undefined, 0),
    ];
    const ratio = (a: number, b: number) => a / b;
    return [
      measured(
        "E-12",
        "hospital peak of Omicron without compulsory vaccination of adults, times that with it",
        paired(usual, compulsory, ratio),
        "more than 1, at most 2",
        [1.1, 2],
      ),
      measured(
        "E-13",
        "hospital peak when nobody with symptoms isolates, times that when all do",
        paired(together, usual, ratio),
        "more than 1, up to 2",
        [1.1, 2],
      ),
    ];
  },
};

export const imports: Check = {
  name: "E-14",
  run: (bench) => {
    const city = bench.berlin();
    const [start, days] = [30, 150];
    const residents = city.residentCount / city.sample;
    const strains = bench
      .settings("berlin2021", 1)
      .strains.map((one, code) => (code === strain.DELTA ? { ...one, infectiousness: 2.6 } : one));
    const arrivals = (perDay: number) => {
      const settings = bench.settings("berlin2021", days, {
        theta: theta2021,
        strains,
        restrictions: restrictionsFrom(...winter(0.75)),
        imports: [
          {
            strain: strain.ALPHA,
            perDay: series(days, (day) => (day <= 15 ? (0.002 * residents) / 15 : 40)),
          },
          { strain: strain.DELTA, perDay: series(days, (day) => (day <= start ? 0 : perDay)) },
        ],
      });
      return bench.sample(city, settings, bench.seeds(48), (result) => {
        const variant = numbers(result, "strains", "DELTA");
        const arrived = variant.findIndex((_, row) => lastWeek(variant, row) > residents / 1000);
        return arrived < 0 ? days : arrived;
      });
    };
    return [
      measured(
        "E-14",
        "a tenth of the imports of Delta: days by which 100 infections per 100,000 and week come later",
        paired(arrivals(20), arrivals(200), (a, b) => a - b),
        "about 20",
        [14, 28],
        { digits: 0 },
      ),
    ];
  },
};
