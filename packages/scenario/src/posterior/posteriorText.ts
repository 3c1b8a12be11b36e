// A posterior as text: read from a file that may be broken, and cut to what one battery needs.
import { formatDay, parseDay, regionRecord } from "@episcope/common";
import type { Scenario } from "../scenario.ts";
import { type Posterior, type PosteriorNode, posteriorDate } from "./posterior.ts";

/** Undefined if the text is not a posterior whose runs can all be followed to their first step. */
export function parsePosterior(text: string): Posterior | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isPosterior(value) ? value : undefined;
}

function isPosterior(value: unknown): value is Posterior {
  if (!isObject(value)) return false;
  const { region, stamp, walk, days, steps, dates } = value;
  return (
    typeof region === "string" &&
    typeof stamp === "string" &&
    isObject(walk) &&
    isPositive(walk.days) &&
    isNumber(walk.spread) &&
    isNumber(walk.persistence) &&
    Array.isArray(days) &&
    days.every((day) => typeof day === "string" && parseDay(day) !== undefined) &&
    Array.isArray(steps) &&
    steps.length === days.length &&
    steps.every((nodes, step) => isStep(nodes, step === 0 ? undefined : steps[step - 1])) &&
    isObject(dates) &&
    Object.entries(dates).every(
      ([date, runs]) => parseDay(date) !== undefined && isDate(runs, steps),
    )
  );
}

function isStep(nodes: unknown, before: unknown): boolean {
  if (!Array.isArray(nodes)) return false;
  const isParent = (parent: unknown) =>
    before === undefined ? parent === -1 : isPlace(parent, before);
  return nodes.every(
    (node) => Array.isArray(node) && isParent(node[0]) && isNode(node as unknown[]),
  );
}

function isNode([, number, ...rest]: readonly unknown[]): boolean {
  const [factors, strains] = [rest.slice(0, 5), rest[5]];
  return (
    isNumber(number) &&
    factors.length === 5 &&
    factors.every(isPositive) &&
    (strains === undefined || (Array.isArray(strains) && strains.every(isStrain))) &&
    rest.length <= 6
  );
}

function isStrain(value: unknown): boolean {
  return Array.isArray(value) && value.length === 3 && value.every(isNumber);
}

function isDate(value: unknown, steps: readonly unknown[]): boolean {
  if (!isObject(value)) return false;
  const { step, runs, returns } = value;
  return (
    isPlace(step, steps) &&
    Array.isArray(runs) &&
    runs.length > 0 &&
    runs.every((place) => isPlace(place, steps[step])) &&
    Array.isArray(returns) &&
    returns.length === runs.length &&
    returns.every(isNumber)
  );
}

function isPlace(value: unknown, list: unknown): value is number {
  return Number.isInteger(value) && Array.isArray(list) && Object.hasOwn(list, value as number);
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function isPositive(value: unknown): value is number {
  return isNumber(value) && value > 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What a battery needs: the recipes that knew the reports up to the end of its regime, and nothing
 * later. Undefined where the region's posterior was not made for such runs: runs that start later
 * lack the infections before, and runs that end earlier are about the past itself.
 */
export function posteriorFor(posterior: Posterior, scenario: Scenario): Posterior | undefined {
  const { region, profile, regime, startDay, endDay } = scenario;
  const fitted = regionRecord(region).calibration;
  if (regime?.name !== region || fitted?.profile !== profile) return undefined;
  const date = posteriorDate(posterior, regime.follows);
  const [first] = posterior.days;
  if (date === undefined || first === undefined) return undefined;
  const isCovered = formatDay(startDay) <= first && formatDay(endDay) >= date;
  if (!isCovered) return undefined;
  return regime.hasHindsight ? from(posterior, date) : ofDate(posterior, date);
}

/** Without the dates before. */
function from(posterior: Posterior, first: string): Posterior {
  const dates = Object.entries(posterior.dates).filter(([date]) => date >= first);
  return { ...posterior, dates: Object.fromEntries(dates) };
}

/** With the runs of one date and their ancestors only. */
function ofDate(posterior: Posterior, date: string): Posterior {
  const {
    step: last,
    runs,
    returns,
  } = posterior.dates[date] ?? { step: -1, runs: [], returns: [] };
  const steps: PosteriorNode[][] = [];
  let needed = [...new Set(runs)];
  const places = runs.map((place) => needed.indexOf(place));
  for (let step = last; step >= 0; step--) {
    const nodes = needed.flatMap((place) => {
      const node = posterior.steps[step]?.[place];
      return node ? [node] : [];
    });
    const parents = step === 0 ? [] : [...new Set(nodes.map(([parent]) => parent))];
    steps[step] = nodes.map(([parent, ...rest]) => [parents.indexOf(parent), ...rest]);
    needed = parents;
  }
  return {
    ...posterior,
    days: posterior.days.slice(0, last + 1),
    steps,
    dates: { [date]: { step: last, runs: places, returns } },
  };
}
