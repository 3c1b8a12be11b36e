// When a difference in a setting of two runs begins to matter, in days from 0.
import type { ByDay, ModelSettings } from "@episcope/model/parameters";
import { isEqual } from "./equality.ts";

export interface TwoRuns {
  readonly a: ModelSettings;
  readonly b: ModelSettings;
}

export type When<T> = (one: T, other: T, runs: TwoRuns) => number;

export const never = Number.POSITIVE_INFINITY;

/** Matters from the first day, or from the day that `onceUsed` gives. */
export const fromStart: When<unknown> = (one, other) => (isEqual(one, other) ? never : 0);

export const byDay: When<ByDay> = (one, other, { a }) => {
  for (let place = 0; place < a.dayCount; place++) {
    if (!Object.is(valueAt(one, place), valueAt(other, place))) return place;
  }
  return never;
};

function valueAt(series: ByDay, place: number): number | undefined {
  return series[Math.min(place, series.length - 1)];
}

/** Every key must say when it matters: a missing one does not compile. */
export function each<T extends object>(parts: { readonly [K in keyof T]-?: When<T[K]> }): When<T> {
  const keys = Object.keys(parts) as (keyof T)[];
  return (one, other, runs) => {
    let first = never;
    for (const key of keys) {
      if (first <= 0) break;
      first = Math.min(first, parts[key](one[key], other[key], runs));
    }
    return first;
  };
}

/** Compares entries pairwise; lists of different lengths differ from the start. */
export function entries<T>(entry: When<T>): When<readonly T[]> {
  return (one, other, runs) =>
    one.length === other.length
      ? one.reduce((first, value, index) => {
          const counterpart = other[index];
          return counterpart === undefined ? 0 : Math.min(first, entry(value, counterpart, runs));
        }, never)
      : 0;
}

/** Series by name; a missing one is 0 on all days. */
export function namedSeries<T>(
  seriesOf: (value: T) => Iterable<readonly [name: string, series: ByDay]>,
): When<T> {
  const none = new Float64Array(1);
  return (one, other, runs) => {
    const [known, counterparts] = [new Map(seriesOf(one)), new Map(seriesOf(other))];
    const names = new Set([...known.keys(), ...counterparts.keys()]);
    return Math.min(
      never,
      ...[...names].map((name) =>
        byDay(known.get(name) ?? none, counterparts.get(name) ?? none, runs),
      ),
    );
  };
}

/** Nothing matters before its first use in either run. */
export function onceUsed<T>(
  firstUse: (settings: ModelSettings) => number,
  when: When<T>,
): When<T | undefined> {
  return (one, other, runs) => {
    if (one === undefined && other === undefined) return never;
    const begin = Math.min(firstUse(runs.a), firstUse(runs.b));
    if (one === undefined || other === undefined) return begin;
    return Math.max(begin, when(one, other, runs));
  };
}
