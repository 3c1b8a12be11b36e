// What was inferred for a region (scenarios/posterior/<region>.json): recipes of runs that followed
// the reports up to a date, and nothing later. Runs with common ancestors share their steps.
import { type Day, formatDay, parseDay } from "@episcope/common";
import { key, normalQuantile, uniform } from "@episcope/model/parameters";
import type { Recipe, RecipeStep, StrainFactors } from "./recipe.ts";

/** One step of one or more runs. */
export type PosteriorNode = readonly [
  /** Place in the step before; -1 in the first. */
  parent: number,
  /** Of the particle: gives its seed. */
  number: number,
  away: number,
  home: number,
  imports: number,
  /** For display: caution alone, and the share of cases that was reported. */
  caution: number,
  detection: number,
  /** Factors of strains that are new in this step. */
  strains?: readonly (readonly [strain: number, infectiousness: number, imports: number])[],
];

interface PosteriorDate {
  /** The last step before it, and the runs: places in that step. */
  readonly step: number;
  readonly runs: readonly number[];
  /** By run: logarithm of `away` that the walk returns to. */
  readonly returns: readonly number[];
}

/** How `away` goes on after the last step: its logarithm is drawn anew every so many days. */
interface Walk {
  readonly days: number;
  readonly spread: number;
  readonly persistence: number;
}

export interface Posterior {
  readonly region: string;
  /** Of the model that made it. */
  readonly stamp: string;
  readonly walk: Walk;
  /** First days of the steps, and what each consists of. */
  readonly days: readonly string[];
  readonly steps: readonly (readonly PosteriorNode[])[];
  /** By date up to which reports were known. */
  readonly dates: Readonly<Record<string, PosteriorDate>>;
}

const seedPurpose = 7;
const walkPurpose = 8;
const hindsightPurpose = 9;

/** A number of 32 bits for the name of a region. */
export function nameKey(name: string): number {
  return key(...Array.from(name, (letter) => letter.codePointAt(0) ?? 0));
}

export function recipeSeed(regionKey: number, step: number, number: number): number {
  return key(regionKey, step, number, seedPurpose) >>> 0;
}

/** The last date with recipes that knows nothing later than a day. */
export function posteriorDate({ dates }: Posterior, until: Day): string | undefined {
  const limit = formatDay(until);
  return Object.keys(dates)
    .filter((date) => date <= limit)
    .sort()
    .at(-1);
}

/** The nodes of one run of a date, from the first step on. */
function lineOf({ steps, dates }: Posterior, date: string, run: number): readonly PosteriorNode[] {
  const at = dates[date];
  if (!at) throw new RangeError(`there is no posterior of ${date}`);
  const line: PosteriorNode[] = [];
  let place = at.runs[run] ?? -1;
  for (let step = at.step; step >= 0; step--) {
    const node = steps[step]?.[place];
    if (!node) throw new RangeError(`the posterior lacks run ${run} of ${date}`);
    line.push(node);
    [place] = node;
  }
  return line.reverse();
}

/** Caution, and the share of cases that was reported, by step of a run. */
export function shownOn(
  posterior: Posterior,
  date: string,
  run: number,
): readonly { readonly caution: number; readonly detection: number }[] {
  return lineOf(posterior, date, run).map(([, , , , , caution, detection]) => ({
    caution,
    detection,
  }));
}

/**
 * One run of a date, its walk going on to a last day. Numbers from that of the runs on have the
 * same pasts with other walks.
 */
export function recipeOn(posterior: Posterior, date: string, number: number, endDay: Day): Recipe {
  const run = runOf(posterior, date, number);
  const line = lineOf(posterior, date, run);
  const steps = stepsOf(posterior, line);
  const later = laterSteps(posterior, date, { run, number }, steps.at(-1), endDay);
  return { steps: [...steps, ...later], strains: strainsOf(posterior, line) };
}

/**
 * One run of a date that goes on as people did in fact, as far as that was inferred; only chance is
 * its own. Each part of its way is that of a run of the date after next (fixed-lag smoothing,
 * Kitagawa and Sato 2001): runs of much later dates have hardly any ways of their own left.
 */
export function hindsightOn(
  posterior: Posterior,
  date: string,
  number: number,
  endDay: Day,
): Recipe {
  const dates = Object.keys(posterior.dates).sort();
  const from = dates.indexOf(date);
  const line = [...lineOf(posterior, date, runOf(posterior, date, number))];
  const known = line.length;
  for (let place = from + 1; place < dates.length; place++) {
    const [own = "", next = own] = dates.slice(place);
    const later = lineOf(posterior, next, runOf(posterior, next, number));
    const until = (posterior.dates[own]?.step ?? -1) + 1;
    if (until > line.length) line.push(...later.slice(line.length, until));
  }
  const steps = stepsOf(posterior, line).map((step, place) =>
    place < known ? step : { ...step, seed: chanceOn(posterior, number, step.day) },
  );
  const last = dates.at(-1) ?? date;
  const run = runOf(posterior, last, number);
  const later = laterSteps(posterior, last, { run, number }, steps.at(-1), endDay);
  return { steps: [...steps, ...later], strains: strainsOf(posterior, line) };
}

function chanceOn({ region }: Posterior, number: number, day: Day): number {
  return key(nameKey(region), hindsightPurpose, number, day) >>> 0;
}

function runOf({ dates }: Posterior, date: string, number: number): number {
  return number % (dates[date]?.runs.length ?? 1);
}

function stepsOf({ region, days }: Posterior, line: readonly PosteriorNode[]): RecipeStep[] {
  const regionKey = nameKey(region);
  return line.map(([, number, away, home, imports], step) => {
    const seed = recipeSeed(regionKey, step, number);
    return { day: parseDay(days[step] ?? "") ?? 0, seed, away, home, imports };
  });
}

function strainsOf({ days }: Posterior, line: readonly PosteriorNode[]): StrainFactors[] {
  return line.flatMap(([, , , , , , , changed = []], step) =>
    changed.map(([strain, infectiousness, imports]) => ({
      ...{ day: parseDay(days[step] ?? "") ?? 0, strain },
      ...{ infectiousness, imports },
    })),
  );
}

function laterSteps(
  { region, walk, dates }: Posterior,
  date: string,
  { run, number }: { readonly run: number; readonly number: number },
  last: RecipeStep | undefined,
  endDay: Day,
): readonly RecipeStep[] {
  if (!last) return [];
  const mean = dates[date]?.returns[run] ?? 0;
  const later: RecipeStep[] = [];
  let log = Math.log(last.away);
  for (let day = last.day + walk.days; day <= endDay; day += walk.days) {
    const ofStep = key(nameKey(region), walkPurpose, number, day);
    log = mean + walk.persistence * (log - mean) + walk.spread * normalQuantile(uniform(ofStep, 0));
    const away = Number(Math.exp(log).toPrecision(4));
    later.push({ ...last, day, seed: key(ofStep, seedPurpose) >>> 0, away });
  }
  return later;
}
