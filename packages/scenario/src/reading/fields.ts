// A mapping with known fields: everything else in it is a fault.
import { isMapping, type Mapping } from "@episcope/battery";
import { type Day, problem } from "@episcope/common";
import type { Place } from "./place.ts";
import { date, type Type } from "./types.ts";

interface Required<T> {
  readonly required: Type<T>;
}

export function required<T>(type: Type<T>): Required<T> {
  return { required: type };
}

export type Shape = Readonly<Record<string, Type<unknown> | Required<unknown>>>;

/** What is read: fields that are not required may be undefined. */
export type Fields<S extends Shape> = {
  readonly [Name in keyof S]: S[Name] extends Required<infer T>
    ? T
    : S[Name] extends Type<infer T>
      ? T | undefined
      : never;
};

export function fields<S extends Shape>(shape: S): Type<Fields<S>> {
  // Each field was read by the type of its name.
  return (raw, place) => readFields(shape, raw, place) as Fields<S> | undefined;
}

/** When something holds; both days are included. */
export interface Window {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
}

/** Fields of something that holds from one day to another. */
export function datedFields<S extends Shape>(shape: S): Type<Fields<S> & Window> {
  return (raw, place) => {
    const found = readFields({ ...shape, from: date, to: date }, raw, place);
    const { from, to } = found ?? {};
    if (typeof from === "number" && typeof to === "number" && to < from) {
      return place.at("to").fault(problem("toBeforeFrom"));
    }
    return found as (Fields<S> & Window) | undefined;
  };
}

function readFields(shape: Shape, raw: unknown, place: Place): Mapping | undefined {
  const names = Object.keys(shape);
  if (!isMapping(raw)) return place.fault(problem("fieldsExpected", { fields: names.slice(0, 3) }));
  let isValid = true;
  for (const name of Object.keys(raw)) {
    if (names.includes(name)) continue;
    place.at(name).faultAtKey(problem("notKnownHere", { name, names }));
    isValid = false;
  }
  const read = Object.entries(shape).map(([name, field]) => {
    const value = readField(name, field, raw[name], place);
    if (value === undefined && (raw[name] !== undefined || typeof field !== "function"))
      isValid = false;
    return [name, value] as const;
  });
  return isValid ? Object.fromEntries(read) : undefined;
}

function readField(
  name: string,
  field: Type<unknown> | Required<unknown>,
  raw: unknown,
  place: Place,
): unknown {
  if (raw === undefined) {
    return typeof field === "function" ? undefined : place.fault(problem("missing", { name }));
  }
  const at = place.at(name);
  if (raw === null) return at.faultAtKey(problem("valueMissing", { name }));
  return typeof field === "function" ? field(raw, at) : field.required(raw, at);
}
