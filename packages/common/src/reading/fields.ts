// A mapping with known fields.
import { problem } from "../fault/problem.ts";
import {
  inEachLanguage,
  inFoundLanguages,
  keyInLanguage,
  type Translations,
  writtenLanguages,
} from "../language.ts";
import { isMapping, type Mapping, ownValue, type Place } from "./place.ts";
import { mapped, type Type, text } from "./types.ts";

interface Rules<T> {
  readonly isRequired?: boolean;
  readonly fallback?: T;
  readonly needsValue?: boolean;
}
/** A field of any type, with rules. */
type Field = Type<unknown, never> & Rules<unknown>;
export type Shape = Readonly<Record<string, Field>>;

/** The result: fields may be undefined unless they are required or have a default. */
export type Fields<S extends Shape> = {
  readonly [Name in keyof S]: S[Name] extends Type<infer T, never>
    ? S[Name] extends { readonly isRequired: true } | { readonly fallback: unknown }
      ? T
      : T | undefined
    : never;
};

/** The context that the types of all fields need. */
type KnownTo<S extends Shape> = S[keyof S] extends (
  value: unknown,
  place: Place<infer Known>,
) => unknown
  ? Known
  : never;

export function required<T, Known>(type: Type<T, Known>) {
  return withRules(type, { isRequired: true } as const);
}

export function withDefault<T, Known>(type: Type<T, Known>, fallback: T) {
  return withRules(type, { fallback });
}

/** A key without a value does not count as missing, even in tolerant mode. */
export function notEmpty<T, Known>(type: Type<T, Known>) {
  return withRules(type, { needsValue: true } as const);
}

function withRules<T, Known, R extends Rules<T>>(type: Type<T, Known>, rules: R) {
  return Object.assign<Type<T, Known>, R>((value, place) => type(value, place), rules);
}

/** Other keys are faults. */
export function fields<S extends Shape>(shape: S): Type<Fields<S>, KnownTo<S>> {
  // Each field was read by its own type.
  return (raw, place) => readFields(shape, raw, place, false) as Fields<S> | undefined;
}

/** Other keys are allowed. */
export function openFields<S extends Shape>(shape: S): Type<Fields<S>, KnownTo<S>> {
  return (raw, place) => readFields(shape, raw, place, true) as Fields<S> | undefined;
}

/** A text in every language. */
export const localizedText = fields(inEachLanguage(() => required(text)));

/** Reads fields such as heading and headingDe of a mapping. */
export function publishedTexts<T>(key: string, type: Type<T>): Type<Translations<T>> {
  const types = writtenLanguages.map((language) => [keyInLanguage(key, language), type] as const);
  return mapped(openFields(Object.fromEntries(types)), (given) =>
    inFoundLanguages((language) => given[keyInLanguage(key, language)]),
  );
}

function readFields(
  shape: Shape,
  raw: unknown,
  place: Place,
  isOpen: boolean,
): Mapping | undefined {
  const names = Object.keys(shape);
  if (!isMapping(raw)) return place.fault(problem("fieldsExpected", { fields: names.slice(0, 3) }));
  let isValid = true;
  for (const name of isOpen ? [] : Object.keys(raw)) {
    if (names.includes(name)) continue;
    place.at(name).faultAtKey(problem("notKnownHere", { name, names }));
    isValid &&= place.isTolerant;
  }
  const read = names.map((name) => {
    const field = shape[name] as Field;
    const value = readField(name, field, ownValue(raw, name), place);
    if (value === wrong) isValid &&= place.isTolerant && !field.isRequired;
    return [name, value === wrong ? field.fallback : value] as const;
  });
  return isValid ? Object.fromEntries(read) : undefined;
}

const wrong = Symbol();

function readField(name: string, field: Field, raw: unknown, place: Place): unknown {
  const { isRequired, fallback, needsValue } = field;
  const isEmpty = raw === null || raw === "";
  if (raw === undefined || (isEmpty && place.isTolerant && !needsValue)) {
    if (!isRequired) return fallback;
    place.fault(problem("fieldMissing", { field: name }));
    return wrong;
  }
  const at = place.at(name);
  if (raw !== null) return field(raw, at as Place<never>) ?? wrong;
  at.faultAtKey(problem("valueMissing", { name }));
  return wrong;
}
