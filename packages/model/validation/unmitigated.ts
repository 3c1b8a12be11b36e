// The first wave without any measure: speed, reach, severity, places (model specification 13.3,
// 13.4), and what changes it in which direction (P-14).
import type { City } from "../src/city/city.ts";
import { outOfHome, restrict, vaccination } from "../src/run/fixtures/measureFixtures.ts";
import { meanOf } from "../src/run/fixtures/statistics.ts";
import { always } from "../src/run/plainSettings.ts";
import type { RunResult } from "../src/run/results/runResult.ts";
import type { ModelSettings, Profile } from "../src/settings.ts";
import { activityNames, attackRate, type Epidemic, epidemicOf } from "./epidemic.ts";
import { type Interval, measured, type Row, stated } from "./rows.ts";
import { type Check, startedBy, type Workbench } from "./workbench.ts";

const days = 160;

/**
 * Late February conditions: winter, nothing closed, 0.2 % infected over 15 days and no import
 * later.
 */
function unmitigated(bench: Workbench, city: City, profile: Profile): ModelSettings {
  return bench.settings(profile, days, {
    theta: bench.options.theta(city.region, profile),
    imports: [{ strain: 0, perDay: startedBy(city, 0.002) }],
  });
}

/**
 * Every region with every profile that a page uses. Where infections happen is told of the first.
 */
export const places = [
  { region: "berlin", sample: 1 / 40, profile: "berlin2021" },
  { region: "cologne", sample: 1 / 20, profile: "cologne2022" },
  { region: "germany", sample: 1 / 1000, profile: "cologne2022" },
  { region: "berlin", sample: 1 / 40, profile: "classic2020" },
  { region: "cologne", sample: 1 / 20, profile: "berlin2021" },
  { region: "germany", sample: 1 / 1000, profile: "berlin2021" },
  { region: "munich", sample: 1 / 20, profile: "classic2020" },
  { region: "heinsberg", sample: 1 / 4, profile: "classic2020" },
] as const satisfies readonly { region: string; sample: number; profile: Profile }[];

interface Target {
  readonly name: keyof Omit<Epidemic, "activityShares">;
  readonly what: string;
  readonly target: string;
  readonly interval: Interval;
  readonly isPercent?: boolean;
  readonly isRequired?: boolean;
}

const common: readonly Target[] = [
  {
    name: "householdAttackRate",
    what: "household secondary attack rate",
    target: "19 % (15 – 24)",
    interval: [0.15, 0.24],
    isPercent: true,
  },
  {
    name: "symptomaticShare",
    what: "share with symptoms",
    target: "80 % ± 0.3",
    interval: [0.797, 0.803],
    isPercent: true,
  },
  {
    name: "seriouslySickShare",
    what: "seriously sick per symptomatic",
    target: "3.5 – 5 %",
    interval: [0.035, 0.05],
    isPercent: true,
  },
];

/** Model specification 13.3. */
const targets: readonly Target[] = [
  {
    name: "doublingDays",
    what: "doubling time (days), 0.4 to 4 % infected",
    target: "3 (2.8 – 3.5)",
    interval: [2.8, 3.5],
  },
  // It follows from doubling and generation time; Germany misses it by 0.02 (docs/validation.md).
  { name: "r0", what: "R0", target: "2.5 – 3", interval: [2.5, 3], isRequired: false },
  {
    name: "generationDays",
    what: "generation time (days) in growth",
    target: "3.5 – 5.2",
    interval: [3.5, 5.2],
  },
  {
    name: "attackRate",
    what: `attack rate after ${days} days`,
    target: "60 – 75 %",
    interval: [0.6, 0.75],
    isPercent: true,
    // With R0 from 2.5 on, Berlin misses it by a fifth of a point (docs/validation.md).
    isRequired: false,
  },
  ...common,
];

/**
 * With the published parameter the first profile doubles in 2.5 days, as stated for Berlin in April
 * 2020 (model specification 3.1): a faster epidemic reaches more.
 */
const classicTargets: readonly Target[] = targets.map((target) => {
  if (target.name === "doublingDays")
    return { ...target, target: "2.5 [P], or 3", interval: [2.2, 3.5] as const };
  if (target.name === "r0")
    return { ...target, target: "3.7 [M], or 2.5 – 3", interval: [2.5, 4] as const };
  if (target.name === "attackRate")
    return { ...target, target: "82 % [M], or 60 – 75 %", interval: [0.6, 0.85] as const };
  return target;
});

/**
 * Percent: the prototype [M], and what is accepted, the same order of magnitude
 * (model specification 13.4).
 */
const shareTargets: readonly (readonly [prototype: number, least: number, most: number])[] = [
  [35, 25, 45],
  [25, 17, 35],
  [17, 10, 25],
  [13.5, 8, 20],
  [3.5, 1.75, 7],
  [1.3, 0.65, 2.6],
  [4.7, 2.35, 9.4],
  [1, 0.5, 2],
];

/**
 * Attack rates relative to that of all ages: final size of an epidemic with the contacts of Germany
 * and the susceptibility by age (model specification 13.3), accepted within a fifth. Not required
 * of children: docs/validation.md says why.
 */
const ages: readonly (readonly [from: number, to: number, relative: number])[] = [
  [0, 4, 0.61],
  [5, 14, 1.01],
  [15, 34, 1.11],
  [35, 59, 1.07],
  [60, 79, 0.86],
  [80, 120, 0.81],
];
const ageTolerance = 0.2;

interface Figures {
  readonly epidemic: Epidemic;
  readonly byAge: readonly number[];
}

function figuresOf(city: City, result: RunResult): Figures {
  return {
    epidemic: epidemicOf(city, result),
    byAge: ages.map(([from, to]) => attackRate(city, result, (age) => age >= from && age <= to)),
  };
}

export const firstWave: Check = {
  name: "13.3",
  run: (bench) => {
    return places.flatMap(({ region, sample, profile }, place): Row[] => {
      const city = bench.city(region, bench.options.isQuick ? sample / 4 : sample);
      const settings = unmitigated(bench, city, profile);
      const figures = bench.sample(city, settings, bench.seeds(10), (result) =>
        figuresOf(city, result),
      );
      const where = `${region}, ${profile}`;
      const theta = `θ ${(1e5 * settings.theta).toFixed(2)} · 10⁻⁵`;
      const rows = (profile === "classic2020" ? classicTargets : targets).map(
        ({ name, what, target, interval, isPercent = false, isRequired = true }) =>
          measured(
            "13.3",
            `${where}, ${theta}: ${what}`,
            figures.map(({ epidemic }) => epidemic[name]),
            target,
            interval,
            { isPercent, isRequired },
          ),
      );
      const byAge = ages.map(([from, to, relative], group) =>
        measured(
          "13.3",
          `${where}: attack rate of ages ${to > 100 ? `${from} and older` : `${from} – ${to}`}, times that of all`,
          figures.map(({ epidemic, byAge }) => (byAge[group] ?? 0) / epidemic.attackRate),
          String(relative),
          [(1 - ageTolerance) * relative, (1 + ageTolerance) * relative],
          { isRequired: from >= 15 },
        ),
      );
      if (place > 0) return [...rows, ...byAge];
      const shares = activityNames.map((activity, group) => {
        const [prototype = 0, least = 0, most = 100] = shareTargets[group] ?? [];
        return measured(
          "13.4",
          `share of infections: ${activity}`,
          figures.map(({ epidemic }) => epidemic.activityShares[group] ?? 0),
          `${prototype} % [M]`,
          [least / 100, most / 100],
          // Of a prototype that infected half of a household: an orientation.
          { isPercent: true, digits: 1, isRequired: false },
        );
      });
      const atHome = measured(
        "13.4",
        "what homes contribute to R0",
        figures.map(({ epidemic }) => epidemic.r0AtHome),
        "0.4 [P]",
        [0.25, 0.6],
      );
      return [...rows, ...shares, atHome, ...byAge];
    });
  },
};

/** Attack rates must be in an order. */
function ordered(what: string, rates: readonly number[]): Row {
  const isOrdered = rates.every((rate, index) => index === 0 || rate > (rates[index - 1] ?? 0));
  const value = rates.map((rate) => (100 * rate).toFixed(1)).join(" < ");
  return stated("P-14", `mean attack rate (%) ${what}`, value, "ascending", isOrdered);
}

export const monotonicity: Check = {
  name: "P-14",
  run: (bench) => {
    const city = bench.city("berlin", 1 / 200);
    const rate = (changes: Partial<ModelSettings>) => {
      const settings = { ...unmitigated(bench, city, "berlin2021"), ...changes };
      const rates = bench.sample(city, settings, bench.seeds(8), (result) =>
        attackRate(city, result),
      );
      return meanOf(rates);
    };
    const { theta, strains } = unmitigated(bench, city, "berlin2021");
    const outside = new Float64Array(days);
    outside.fill((0.004 * city.residentCount) / city.sample / 15, 50, 65);
    return [
      ordered(
        "with θ · 0.6, 0.75, 1, 1.5",
        [0.6, 0.75, 1, 1.5].map((factor) => rate({ theta: factor * theta })),
      ),
      ordered(
        "with infectiousness of the strain 0.7, 1, 1.65",
        [0.7, 1, 1.65].map((infectiousness) =>
          rate({ strains: strains.map((one) => ({ ...one, infectiousness })) }),
        ),
      ),
      ordered(
        "with 40, 60, 80, 100 % of all activities out of home",
        [0.4, 0.6, 0.8, 1].map((remaining) =>
          rate({ restrictions: restrict(outOfHome, { remaining }) }),
        ),
      ),
      ordered(
        "with 100, 50, 0 % FFP2 masks out of home",
        [1, 0.5, 0].map((share) => rate({ restrictions: restrict(outOfHome, { ffp2: share }) })),
      ),
      ordered(
        "with 90, 60, 30, 0 % vaccinated before the epidemic",
        [0.9, 0.6, 0.3, 0].map((share) =>
          rate({
            imports: [{ strain: 0, perDay: outside }],
            vaccination: vaccination({
              doses: always(Number.POSITIVE_INFINITY),
              compliance: [{ age: 0, share }],
            }),
          }),
        ),
      ),
    ];
  },
};
