// What differs between particles, how it is drawn and how it wanders.
import type { Day } from "@episcope/common";
import { key, type ModelSettings, uniform } from "@episcope/model";
import { type RecipeStep, recipeSeed, type StrainFactors } from "@episcope/scenario";
import { normal, purpose } from "./draws.ts";
import { expectedDetection, fromLogOdds, type Priors } from "./priors.ts";

/** Logarithms of factors; of detection, log-odds beyond the expected ones. */
export interface Unknowns {
  readonly theta: number;
  readonly home: number;
  readonly imports: number;
  readonly caution: number;
  readonly detection: number;
  /** Of those that have arrived. */
  readonly strains: readonly StrainUnknowns[];
}

interface StrainUnknowns {
  readonly strain: number;
  readonly infectiousness: number;
  readonly imports: number;
}

/** A step of the filter: the days that are simulated in it. */
export interface FilterWeek {
  readonly first: Day;
  readonly last: Day;
}

const fixedNames = ["theta", "home"] as const;

/** What the walk of a region has to know of its base run. */
export interface Course {
  readonly priors: Priors;
  readonly regionKey: number;
  /** Share of work that takes place, by date. */
  mobility(day: Day): number;
  /** Strains after the first one, and the day of their first import. */
  readonly arrivals: readonly { readonly strain: number; readonly day: Day }[];
}

export function courseOf(settings: ModelSettings, priors: Priors, regionKey: number): Course {
  const { restrictions, startDay, imports } = settings;
  const { remaining } = restrictions.work;
  const first = new Map<number, Day>();
  for (const { strain, perDay } of imports) {
    const day = startDay + perDay.findIndex((count) => count > 0);
    first.set(strain, Math.min(day, first.get(strain) ?? day));
  }
  return {
    priors,
    regionKey,
    mobility: (day) => remaining[Math.min(remaining.length - 1, day - startDay)] ?? 1,
    arrivals: [...first]
      .map(([strain, day]) => ({ strain, day }))
      .filter(({ day }) => day > Math.min(...first.values())),
  };
}

/** Mean and spread of the fixed unknowns among particles. */
export type Cloud = Readonly<Record<(typeof fixedNames)[number], readonly [number, number]>>;

export function cloudOf(particles: readonly Unknowns[]): Cloud {
  const moments = (name: (typeof fixedNames)[number]) => {
    const values = particles.map((unknowns) => unknowns[name]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return [mean, Math.sqrt(square)] as const;
  };
  return { theta: moments("theta"), home: moments("home") };
}

export function expectedCaution({ priors, mobility }: Course, day: Day): number {
  const { mean, mobility: exponent } = priors.caution;
  return mean + exponent * Math.log(Math.max(0.1, mobility(day)));
}

/**
 * The unknowns of a particle in a step. After resampling the fixed ones are shrunk towards their
 * mean and jittered by as much (Liu and West 2001), so that copies differ and the cloud keeps its
 * spread; strains are drawn when they are first imported. `growth` is that of the reports last
 * known.
 */
export function drawn(
  course: Course,
  step: number,
  { first, last }: FilterWeek,
  number: number,
  before: Unknowns | undefined,
  cloud: Cloud | undefined,
  growth: number,
): Unknowns {
  const { priors, regionKey } = course;
  const keyOf = (what: number) => key(regionKey, step, number, what);
  const fixed = fixedNames.map((name, index) => {
    const chance = normal(keyOf(purpose.fixed), index);
    if (!before) return priors[name] * chance;
    const [mean, spread] = cloud?.[name] ?? [0, 0];
    if (!cloud) return before[name];
    const { discount } = priors.filter;
    const shrinkage = (3 * discount - 1) / (2 * discount);
    const left = Math.sqrt(1 - shrinkage ** 2);
    return shrinkage * before[name] + (1 - shrinkage) * mean + left * spread * chance;
  });
  const imports = wandered(priors.imports, before?.imports, normal(keyOf(purpose.imports), 0));
  return {
    theta: fixed[0] ?? 0,
    home: fixed[1] ?? 0,
    imports,
    caution: cautionIn(course, step, first, before, keyOf(purpose.caution), growth),
    detection: wandered(priors.detection, before?.detection, normal(keyOf(purpose.detection), 0)),
    strains: strainsIn(course, { first, last }, before, imports, keyOf(purpose.strain)),
  };
}

function cautionIn(
  course: Course,
  step: number,
  day: Day,
  before: Unknowns | undefined,
  ofKey: number,
  growth: number,
): number {
  const { from, weeks, first, spread, persistence, reaction, most, jumps } = course.priors.caution;
  const chance = normal(ofKey, 0) * (uniform(ofKey, 1) < jumps.share ? jumps.times : 1);
  if (!before || day < from) return 0;
  const expected = expectedCaution(course, day);
  if (day < from + 7) return expected + first * chance;
  if (step % weeks !== 0) return before.caution;
  const earlier = before.caution - expectedCaution(course, Math.max(from, day - 7 * weeks));
  const reacted = persistence * earlier - reaction * growth;
  return Math.min(Math.log(most), expected + reacted + spread * chance);
}

/** Reports per 100,000 and week below which growth hardly counts. */
const quiet = 5;

/** Logarithm of what reports of a week are relative to those of the week before; per 100,000. */
export function growthOf(before: number | undefined, now: number | undefined): number {
  if (before === undefined || now === undefined) return 0;
  return Math.log((now + quiet) / (before + quiet));
}

/** Drawn when they are first imported; how infectious they are wanders while they rise. */
function strainsIn(
  { arrivals, priors }: Course,
  { first, last }: FilterWeek,
  before: Unknowns | undefined,
  importsOfAll: number,
  ofKey: number,
): readonly StrainUnknowns[] {
  const { infectiousness, imports, spread, weeks } = priors.strains;
  const known = new Map(before?.strains.map((one) => [one.strain, one]));
  return arrivals.flatMap(({ strain, day }): readonly StrainUnknowns[] => {
    const chance = normal(ofKey, 2 * strain);
    const earlier = known.get(strain);
    if (day > last) return [];
    if (!earlier)
      return [
        {
          strain,
          infectiousness: infectiousness * chance,
          // What was found for imports of earlier strains says nothing about its arrival.
          imports: imports * normal(ofKey, 2 * strain + 1) - importsOfAll,
        },
      ];
    if (first > day + 7 * weeks) return [earlier];
    return [{ ...earlier, infectiousness: earlier.infectiousness + spread * chance }];
  });
}

/** Factors of strains that are not those of the step before. */
export function newFactors(
  { first }: FilterWeek,
  { strains }: Unknowns,
  before: Unknowns | undefined,
): readonly StrainFactors[] {
  return strains
    .filter(
      (one) =>
        one.infectiousness !==
        before?.strains.find(({ strain }) => strain === one.strain)?.infectiousness,
    )
    .map(({ strain, infectiousness, imports }) => ({
      day: first,
      strain,
      infectiousness: rounded(Math.exp(infectiousness)),
      imports: rounded(Math.exp(imports)),
    }));
}

function wandered(
  { first, spread, persistence }: Priors["detection"] | Priors["imports"],
  before: number | undefined,
  chance: number,
): number {
  return before === undefined ? first * chance : persistence * before + spread * chance;
}

/** Digits that recipes have: particles are computed with what is stored. */
export function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

export function detectedShare(priors: Priors, unknowns: Unknowns, day: Day): number {
  return fromLogOdds(expectedDetection(priors, day) + unknowns.detection);
}

export function recipeStep(
  { regionKey }: Course,
  step: number,
  { first }: FilterWeek,
  number: number,
  { theta, home, caution, imports }: Unknowns,
): RecipeStep {
  return {
    day: first,
    seed: recipeSeed(regionKey, step, number),
    away: rounded(Math.exp(theta + caution)),
    home: rounded(Math.exp(theta + home)),
    imports: rounded(Math.exp(imports)),
  };
}
