// Types of values in files. A type reads a value or reports its fault. Results have the static type
// that follows from the readers.
import { type Day, formatDay, parseDay } from "../calendar.ts";
import { type Problem, problem } from "../fault/problem.ts";
import { isMapping, type Place } from "./place.ts";

/** Undefined for an invalid value, whose fault is reported. */
export type Type<T, Known = unknown> = (value: unknown, place: Place<Known>) => T | undefined;

/** Reports that something else was expected. */
export function refuse(value: unknown, place: Place, expected: Problem): undefined {
  return place.fault(problem("mustBe", { name: place.name, expected, value: shown(value) }));
}

const maxShownLength = 40;

/** For messages. */
export function shown(value: unknown): string | Problem {
  if (value === null || value === undefined || value === "") return problem("emptyValue");
  if (Array.isArray(value)) return problem("aList");
  if (typeof value === "object") return problem("aMapping");
  const text = String(value);
  const short = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
  return typeof value === "string" ? `"${short}"` : short;
}

/** Any value, to be read later. */
export const anything: Type<unknown> = (raw) => raw ?? undefined;

export function numberWhere(isValid: (value: number) => boolean, expected: Problem): Type<number> {
  return (raw, place) =>
    typeof raw === "number" && Number.isFinite(raw) && isValid(raw)
      ? raw
      : refuse(raw, place, expected);
}

export const anyNumber = numberWhere(() => true, problem("aNumber"));
export const notNegative = numberWhere((value) => value >= 0, problem("aNumberNotNegative"));
export const positive = numberWhere((value) => value > 0, problem("aNumberAboveZero"));
export const share = numberWhere((value) => value >= 0 && value <= 1, problem("aShare"));
export const count = wholeNumber(0);

export function wholeNumber(least: number, most = Number.POSITIVE_INFINITY): Type<number> {
  return numberWhere(
    (value) => Number.isInteger(value) && value >= least && value <= most,
    Number.isFinite(most)
      ? problem("aWholeNumberWithin", { least, most })
      : problem("aWholeNumber", { least }),
  );
}

export const date: Type<Day> = (raw, place) =>
  (typeof raw === "string" ? parseDay(raw) : undefined) ?? refuse(raw, place, problem("aDate"));

/** A date that stays text, YYYY-MM-DD. */
export const dateText = mapped(date, formatDay);

export const flag: Type<boolean> = (raw, place) =>
  typeof raw === "boolean" ? raw : refuse(raw, place, problem("trueOrFalse"));

/** Numbers and booleans are accepted, because names like runName: 12 are common. */
export const text: Type<string> = (raw, place) => {
  const found = typeof raw === "number" || typeof raw === "boolean" ? String(raw) : raw;
  return typeof found === "string" && found.trim() !== ""
    ? found.trim()
    : refuse(raw, place, problem("aText"));
};

export function textWhere(isValid: (value: string) => boolean, expected: Problem): Type<string> {
  return (raw, place) =>
    typeof raw === "string" && isValid(raw) ? raw : refuse(raw, place, expected);
}

export function oneOf<T extends string>(...names: readonly T[]): Type<T> {
  return (raw, place) => {
    const found = text(raw, place);
    if (found === undefined) return undefined;
    const name = names.find((candidate) => candidate === found);
    return name ?? place.fault(problem("valueUnknown", { value: found, names }));
  };
}

export function listOf<T, Known>(type: Type<T, Known>): Type<readonly T[], Known> {
  return (raw, place) => {
    if (!Array.isArray(raw)) return refuse(raw, place, problem("aList"));
    return usable(
      raw.map((item: unknown, index) => type(item, place.at(index))),
      place,
    );
  };
}

export function someOf<T, Known>(type: Type<T, Known>): Type<readonly T[], Known> {
  return (raw, place) =>
    Array.isArray(raw) && raw.length === 0
      ? place.fault(problem("listEmpty", { name: place.name }))
      : listOf(type)(raw, place);
}

/** Accepts a single item as well. */
export function oneOrMore<T, Known>(type: Type<T, Known>): Type<readonly T[], Known> {
  return (raw, place) => {
    if (Array.isArray(raw)) return someOf(type)(raw, place);
    const item = type(raw, place);
    return item === undefined ? undefined : [item];
  };
}

export function pairOf<T, Known>(type: Type<T, Known>): Type<readonly [T, T], Known> {
  return (raw, place) => {
    if (!Array.isArray(raw) || raw.length !== 2)
      return place.fault(problem("pairExpected", { name: place.name }));
    const first = type(raw[0], place.at(0));
    const second = type(raw[1], place.at(1));
    return first === undefined || second === undefined ? undefined : [first, second];
  };
}

/** Key-value pairs in file order. */
export function entriesOf<T, Known>(
  type: Type<T, Known>,
): Type<readonly (readonly [key: string, value: T])[], Known> {
  return (raw, place) => {
    if (!isMapping(raw)) return place.fault(problem("mustBeMapping", { field: place.name }));
    const read = place.entries(raw).map(([key, item]) => {
      const value = type(item, place.at(key));
      return value === undefined ? undefined : ([key, value] as const);
    });
    return usable(read, place);
  };
}

export function byKey<T, Known>(type: Type<T, Known>): Type<Readonly<Record<string, T>>, Known> {
  return mapped(entriesOf(type), Object.fromEntries<T>);
}

function usable<T>(read: readonly (T | undefined)[], place: Place): readonly T[] | undefined {
  const valid = read.filter((item) => item !== undefined);
  return place.isTolerant || valid.length === read.length ? valid : undefined;
}

export function mapped<T, Known, Result>(
  type: Type<T, Known>,
  map: (value: T) => Result,
): Type<Result, Known> {
  return (raw, place) => {
    const value = type(raw, place);
    return value === undefined ? undefined : map(value);
  };
}

/** Adds a condition to a type; the check returns what is wrong. */
export function checked<T, Known>(
  type: Type<T, Known>,
  check: (value: T, place: Place<Known>) => Problem | undefined,
): Type<T, Known> {
  return (raw, place) => {
    const value = type(raw, place);
    if (value === undefined) return undefined;
    const found = check(value, place);
    return found === undefined ? value : place.fault(found);
  };
}
