// Types of values in scenario files: those of any file, with variables filled in.
import { type Day, formatDay, problem } from "@episcope/common";
import * as plain from "@episcope/common/reading";
import { asValue, ExpressionError, evaluate, type Lookup, plainValue } from "./expression.ts";

/** The context in which a value is read. */
export interface ReadingContext {
  readonly lookup: Lookup;
  readonly startDay: Day;
  readonly endDay: Day;
  /** Regimes cover more days than a single run. */
  readonly isWholeHistory: boolean;
}

export type RunPlace = plain.Place<ReadingContext>;
export type RunType<T> = plain.Type<T, ReadingContext>;

/** The top of a file with changes. */
export function placeIn(
  source: plain.Source,
  { startDay, endDay }: Pick<ReadingContext, "startDay" | "endDay">,
  lookup: Lookup = () => undefined,
  isWholeHistory = false,
): RunPlace {
  return new plain.Place(source, { lookup, startDay, endDay, isWholeHistory });
}

/** Evaluates expressions such as $restrictionDate + 21. */
function computed<T>(type: plain.Type<T>): RunType<T> {
  return (raw, place) => {
    if (typeof raw !== "string") return type(raw, place);
    try {
      const written = asValue(raw);
      const value = written.kind === "text" ? evaluate(raw, place.known.lookup) : written;
      return type(plainValue(value), place);
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      return place.fault(problem("inField", { field: place.name, found: error.problem }));
    }
  };
}

export function numberWhere(...rule: Parameters<typeof plain.numberWhere>): RunType<number> {
  return computed(plain.numberWhere(...rule));
}
export const share = computed(plain.share);
export const notNegative = computed(plain.notNegative);
export const positive = computed(plain.positive);
export const anyNumber = computed(plain.anyNumber);
export const count = computed(plain.count);
export const age = numberWhere(
  (value) => Number.isInteger(value) && value >= 0 && value <= 130,
  problem("anAge"),
);

const anyDate = computed(plain.date);

/** A day of the run. */
export const date: RunType<Day> = (raw, place) => {
  const day = anyDate(raw, place);
  const { startDay, endDay, isWholeHistory } = place.known;
  if (day === undefined || isWholeHistory || (day >= startDay && day <= endDay)) return day;
  return place.fault(
    problem("outsideRun", {
      date: formatDay(day),
      start: formatDay(startDay),
      end: formatDay(endDay),
    }),
  );
};

function variableIn(raw: unknown): string | undefined {
  return typeof raw === "string" ? /^\$([A-Za-z_]\w*)$/.exec(raw.trim())?.[1] : undefined;
}

/** A variable is replaced by the text of its definition. */
function named<T>(type: plain.Type<T>): RunType<T> {
  return (raw, place) => {
    const name = variableIn(raw);
    if (name === undefined) {
      return typeof raw === "string" && raw.includes("$")
        ? place.fault(problem("notOneVariable", { text: raw }))
        : type(raw, place);
    }
    const known = place.known.lookup(name);
    return known === undefined
      ? place.fault(problem("variableUnknown", { variable: `$${name}` }))
      : type(known, place);
  };
}

export const text = named(plain.text);

export function oneOf<T extends string>(...names: readonly T[]): RunType<T> {
  return named(plain.oneOf(...names));
}

export const flag = named((raw, place) =>
  plain.flag(raw === "true" ? true : raw === "false" ? false : raw, place),
);

/** A keyword, or what the other type reads. */
export function orWord<W extends string, T>(word: W, type: RunType<T>): RunType<W | T> {
  return (raw, place) => {
    const name = variableIn(raw);
    const meant = name === undefined ? raw : place.known.lookup(name);
    return meant === word ? word : type(raw, place);
  };
}

/** When something applies; both days are included. */
export interface Window {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

/** Fields of something that applies from one day to another. */
export function datedFields<S extends Readonly<Record<string, RunType<unknown>>>>(
  shape: S,
): RunType<plain.Fields<S> & Window> {
  const type = plain.fields({ ...shape, from: date, to: date }) as RunType<
    plain.Fields<S> & Window
  >;
  return (raw, place) => {
    const found = type(raw, place);
    const { from, to } = found ?? {};
    return from !== undefined && to !== undefined && to < from
      ? place.at("to").fault(problem("toBeforeFrom"))
      : found;
  };
}

export interface Dated<T> {
  readonly day: Day;
  readonly value: T;
}

/** How far outside of the run the dates of a series may be. */
const nearbyDays = 366;

/** Values by date, sorted. */
export function byDate<T>(type: RunType<T>): RunType<readonly Dated<T>[]> {
  const read = byNumber(anyDate, type);
  return (raw, place) => {
    const { startDay, endDay, isWholeHistory } = place.known;
    const entries = read(raw, place);
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

/** Values that apply from an age, ascending. */
export function byAge<T>(type: RunType<T>): RunType<readonly FromAge<T>[]> {
  return plain.mapped(byNumber(age, type), (entries) =>
    entries.map(({ key, value }) => ({ age: key, value })),
  );
}

function byNumber<T>(
  keyType: RunType<number>,
  type: RunType<T>,
): RunType<readonly { readonly key: number; readonly value: T }[]> {
  const read = plain.entriesOf((item, place: RunPlace) => {
    const key = keyType(place.path.at(-1), place);
    const value = type(item, place);
    return key === undefined || value === undefined ? undefined : { key, value };
  });
  return (raw, place) => {
    const entries = read(raw, place)?.map(([, entry]) => entry);
    if (entries?.length === 0) return place.fault(problem("listEmpty", { name: place.name }));
    const sorted = entries?.sort((a, b) => a.key - b.key);
    const isDouble = sorted?.some(({ key }, index) => key === sorted[index - 1]?.key);
    return isDouble ? place.fault(problem("keyNamedTwice", { name: place.name })) : sorted;
  };
}
