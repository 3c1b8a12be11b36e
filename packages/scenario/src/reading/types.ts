// Kinds of values in changes. Each reads a value with its variables filled in, or notes a fault.
import { isMapping } from "@episcope/battery";
import { type Day, formatDay, type Problem, type ProblemValue, problem } from "@episcope/common";
import { asValue, describe, ExpressionError, evaluate, type Value } from "./expression.ts";
import type { Place } from "./place.ts";

/** Undefined for a value of no use; its fault is noted. */
export type Type<T> = (value: unknown, place: Place) => T | undefined;

function valueAt(value: unknown, place: Place, expected: Problem): Value | undefined {
  if (typeof value !== "string" && typeof value !== "number") {
    return place.fault(problem("mustBe", { name: named(place), expected }));
  }
  try {
    if (typeof value === "number") return asValue(value);
    const plain = asValue(value);
    return plain.kind === "text" ? evaluate(value, place.surroundings.lookup) : plain;
  } catch (error) {
    if (error instanceof ExpressionError)
      return place.fault(problem("inField", { field: named(place), found: error.problem }));
    throw error;
  }
}

/** The name of the field, for messages. */
function named(place: Place): ProblemValue {
  const step = place.path.findLast((part) => typeof part === "string");
  return step === undefined ? problem("theValue") : String(step);
}

export function numberWhere(isValid: (value: number) => boolean, expected: Problem): Type<number> {
  return (raw, place) => {
    const value = valueAt(raw, place, expected);
    if (value === undefined) return undefined;
    if (value.kind === "number" && isValid(value.number)) return value.number;
    return place.fault(
      problem("mustBeInstead", { name: named(place), expected, value: describe(value) }),
    );
  };
}

export const share = numberWhere((value) => value >= 0 && value <= 1, problem("aShare"));
export const notNegative = numberWhere((value) => value >= 0, problem("aNumberNotNegative"));
export const positive = numberWhere((value) => value > 0, problem("aNumberAboveZero"));
export const anyNumber = numberWhere(() => true, problem("aNumber"));
export const count = numberWhere(
  (value) => Number.isInteger(value) && value >= 0,
  problem("aWholeNumber"),
);
export const age = numberWhere(
  (value) => Number.isInteger(value) && value >= 0 && value <= 130,
  problem("anAge"),
);

/** A day of the run. */
export const date: Type<Day> = (raw, place) => {
  const day = plainDate(raw, place);
  const { startDay, endDay, isWholeHistory } = place.surroundings;
  if (day === undefined || isWholeHistory || (day >= startDay && day <= endDay)) return day;
  return place.fault(
    problem("outsideRun", {
      date: formatDay(day),
      start: formatDay(startDay),
      end: formatDay(endDay),
    }),
  );
};

function plainDate(raw: unknown, place: Place): Day | undefined {
  const expected = problem("aDate");
  const value = valueAt(raw, place, expected);
  if (value === undefined || value.kind === "date") return value?.day;
  return place.fault(
    problem("mustBeInstead", { name: named(place), expected, value: describe(value) }),
  );
}

/** Any text; a variable stands for the text of its definition. */
export const text: Type<string> = (raw, place) => {
  if (typeof raw === "number" || typeof raw === "boolean") return String(raw);
  if (typeof raw !== "string" || raw === "")
    return place.fault(problem("mustBeText", { field: named(place) }));
  const name = /^\$([A-Za-z_]\w*)$/.exec(raw.trim())?.[1];
  if (name === undefined) {
    return raw.includes("$") ? place.fault(problem("notOneVariable", { text: raw })) : raw;
  }
  const known = place.surroundings.lookup(name);
  return known === undefined
    ? place.fault(problem("variableUnknown", { variable: `$${name}` }))
    : String(known);
};

export function oneOf<T extends string>(...names: readonly T[]): Type<T> {
  return (raw, place) => {
    const found = text(raw, place);
    if (found === undefined) return undefined;
    const name = names.find((candidate) => candidate === found);
    return name ?? place.fault(problem("valueUnknown", { value: found, names }));
  };
}

export const flag: Type<boolean> = (raw, place) => {
  const found = text(raw, place);
  if (found === undefined) return undefined;
  if (found === "true" || found === "false") return found === "true";
  return place.fault(problem("flagExpected", { name: named(place), value: found }));
};

/** A word with a meaning of its own, or what another type reads. */
export function orWord<W extends string, T>(word: W, type: Type<T>): Type<W | T> {
  return (raw, place) => {
    const name = typeof raw === "string" ? /^\$([A-Za-z_]\w*)$/.exec(raw.trim())?.[1] : undefined;
    const meant = name === undefined ? raw : place.surroundings.lookup(name);
    return meant === word ? word : type(raw, place);
  };
}

/** A list, or a single one of its items. */
export function listOf<T>(type: Type<T>): Type<readonly T[]> {
  return (raw, place) => {
    if (!Array.isArray(raw)) {
      const item = type(raw, place);
      return item === undefined ? undefined : [item];
    }
    if (raw.length === 0) return place.fault(problem("listEmpty", { name: named(place) }));
    const items = raw.map((item: unknown, index) => type(item, place.at(index)));
    const valid = items.filter((item) => item !== undefined);
    return valid.length === items.length ? valid : undefined;
  };
}

export function pairOf<T>(type: Type<T>): Type<readonly [T, T]> {
  return (raw, place) => {
    if (!Array.isArray(raw) || raw.length !== 2) {
      return place.fault(problem("pairExpected", { name: named(place) }));
    }
    const first = type(raw[0], place.at(0));
    const second = type(raw[1], place.at(1));
    return first === undefined || second === undefined ? undefined : [first, second];
  };
}

export interface Dated<T> {
  readonly day: Day;
  readonly value: T;
}

/** How far outside of the run the dates of a series may lie. */
const nearbyDays = 366;

/** Values by date, in the order of the calendar. */
export function byDate<T>(type: Type<T>): Type<readonly Dated<T>[]> {
  return (raw, place) => {
    const { startDay, endDay, isWholeHistory } = place.surroundings;
    const entries = entriesOf(raw, place, plainDate, type);
    const stray = entries?.find(
      ({ key }) => !isWholeHistory && (key < startDay - nearbyDays || key > endDay + nearbyDays),
    );
    if (stray) return place.fault(problem("farOutsideRun", { date: formatDay(stray.key) }));
    return entries?.map(({ key, value }) => ({ day: key, value }));
  };
}

export interface FromAge<T> {
  readonly age: number;
  readonly value: T;
}

/** Values from an age on, ascending. */
export function byAge<T>(type: Type<T>): Type<readonly FromAge<T>[]> {
  return (raw, place) =>
    entriesOf(raw, place, age, type)?.map(({ key, value }) => ({ age: key, value }));
}

/** Values by any key. */
export function byKey<T>(type: Type<T>): Type<Readonly<Record<string, T>>> {
  return (raw, place) => {
    if (!isMapping(raw)) return place.fault(problem("valuesByKeyExpected", { name: named(place) }));
    const read = Object.entries(raw).map(([key, value]) => [key, type(value, place.at(key))]);
    return read.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(read);
  };
}

function entriesOf<T>(
  raw: unknown,
  place: Place,
  keyType: Type<number>,
  type: Type<T>,
): readonly { readonly key: number; readonly value: T }[] | undefined {
  const entries = isMapping(raw) ? Object.entries(raw) : [];
  if (entries.length === 0)
    return place.fault(problem("valuesByKeyExpected", { name: named(place) }));
  const read = entries.map(([name, item]) => {
    const key = keyType(name, place.at(name));
    const value = type(item, place.at(name));
    return key === undefined || value === undefined ? undefined : { key, value };
  });
  const valid = read.filter((entry) => entry !== undefined).sort((a, b) => a.key - b.key);
  if (valid.length < read.length) return undefined;
  const isDouble = valid.some(({ key }, index) => key === valid[index - 1]?.key);
  return isDouble ? place.fault(problem("keyNamedTwice", { name: named(place) })) : valid;
}

/** A type with a further condition; the check returns what is wrong. */
export function checked<T>(type: Type<T>, check: (value: T) => Problem | undefined): Type<T> {
  return (raw, place) => {
    const value = type(raw, place);
    if (value === undefined) return undefined;
    const found = check(value);
    return found === undefined ? value : place.fault(found);
  };
}
