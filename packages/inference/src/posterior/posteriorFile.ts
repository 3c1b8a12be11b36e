// The posterior of a region as a file: what was kept for each date, with common ancestors once.
import { formatDay } from "@episcope/common";
import { nameKey, type Posterior, type PosteriorNode } from "@episcope/scenario";
import type { FilterStep } from "../filter/particleFilter.ts";
import { type Ancestor, lineage } from "../particles/ancestry.ts";
import type { CityParticle } from "../particles/cityModel.ts";
import type { Priors } from "../priors.ts";
import { keptOf } from "../scores/weekSummary.ts";
import {
  type Course,
  detectedShare,
  expectedCaution,
  type FilterWeek,
  rounded,
} from "../unknowns.ts";

/** Particles that are kept for a date. */
export interface KeptDate {
  readonly date: string;
  readonly step: number;
  readonly ancestors: readonly Ancestor[];
}

/** `date`: up to which reports were known. */
export function keptOn(
  date: string,
  { step, particles, weights }: FilterStep<CityParticle>,
  region: string,
  count: number,
): KeptDate {
  const chosen = keptOf(weights, count, nameKey(region), step);
  const ancestors = scattered(Array.from(chosen, (number) => particles[number]?.ancestor)).filter(
    (ancestor) => ancestor !== undefined,
  );
  return { date, step, ancestors };
}

/**
 * Neighbours are often copies of one parent, and pages show the first few: these should come from
 * the whole list. Half of it apart, then a quarter, and so on.
 */
export function scattered<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length < 2) return items;
  const half = (parity: number) => scattered(items.filter((_, place) => place % 2 === parity));
  return [...half(0), ...half(1)];
}

export function makePosterior(
  region: string,
  stamp: string,
  course: Course,
  weeks: readonly FilterWeek[],
  kept: readonly KeptDate[],
): Posterior {
  const { priors } = course;
  const steps: PosteriorNode[][] = weeks.map(() => []);
  const places = new Map<Ancestor, number>();
  const placeOf = (ancestor: Ancestor): number => {
    for (const one of lineage(ancestor)) {
      if (places.has(one)) continue;
      const nodes = steps[one.step] ?? [];
      places.set(one, nodes.length);
      nodes.push(nodeOf(one, one.parent ? (places.get(one.parent) ?? -1) : -1, weeks, priors));
    }
    return places.get(ancestor) ?? -1;
  };
  const dates = Object.fromEntries(
    kept.map(({ date, step, ancestors }) => [
      date,
      {
        step,
        runs: ancestors.map(placeOf),
        returns: ancestors.map(({ unknowns }) =>
          rounded(unknowns.theta + expectedCaution(course, weeks[step]?.first ?? 0)),
        ),
      },
    ]),
  );
  const last = steps.findLastIndex((nodes) => nodes.length > 0);
  const { weeks: walkWeeks, spread, persistence } = priors.caution;
  return {
    region,
    stamp,
    walk: { days: 7 * walkWeeks, spread, persistence },
    days: weeks.slice(0, last + 1).map(({ first }) => formatDay(first)),
    steps: steps.slice(0, last + 1),
    dates,
  };
}

function nodeOf(
  { unknowns, recipeStep, strains, number, step }: Ancestor,
  place: number,
  weeks: readonly FilterWeek[],
  priors: Priors,
): PosteriorNode {
  const { away, home, imports } = recipeStep;
  const changed = strains.map((one) => [one.strain, one.infectiousness, one.imports] as const);
  const detection = detectedShare(priors, unknowns, (weeks[step]?.last ?? 6) - 6);
  const shown = [Math.exp(unknowns.caution), detection].map((value) =>
    Number(value.toPrecision(3)),
  ) as [number, number];
  const node = [place, number, away, home, imports, ...shown] as const;
  return changed.length > 0 ? [...node, changed] : node;
}

/** One line for each step and date, so that changes can be read. */
export function posteriorText(posterior: Posterior): string {
  const { steps, dates, ...head } = posterior;
  const lines = (values: readonly string[]) => values.map((value) => `    ${value}`).join(",\n");
  const top = JSON.stringify(head, undefined, 1).slice(0, -2);
  const nodes = lines(steps.map((step) => JSON.stringify(step)));
  const kept = lines(
    Object.entries(dates).map(([date, runs]) => `"${date}": ${JSON.stringify(runs)}`),
  );
  return `${top},\n "steps": [\n${nodes}\n ],\n "dates": {\n${kept}\n }\n}\n`;
}
