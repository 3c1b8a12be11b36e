import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import { problemText } from "../fault/faultText.ts";
import type { Problem } from "../fault/problem.ts";
import {
  byKey,
  checked,
  date,
  entriesOf,
  fields,
  flag,
  listOf,
  localizedText,
  notEmpty,
  notNegative,
  oneOf,
  oneOrMore,
  openFields,
  Place,
  required,
  type Type,
  text,
  withDefault,
} from "./index.ts";

function read<T>(type: Type<T>, raw: unknown, isTolerant = false) {
  const faults: string[] = [];
  const note = (path: readonly (string | number)[], found: Problem) => {
    faults.push(`${path.join(".")}: ${problemText(found, "en")}`);
  };
  return { value: type(raw, new Place({ fault: note, faultAtKey: note }, {}, isTolerant)), faults };
}

const shape = {
  name: required(text),
  kind: oneOf("a", "b"),
  sizes: withDefault(listOf(notNegative), []),
  since: notEmpty(date),
};
const entry = fields(shape);

test("the result has the type of its schema", () => {
  const { value, faults } = read(entry, { name: 12, kind: "a", sizes: [1], since: "1970-01-02" });
  expect(faults).toEqual([]);
  expect(value).toEqual({ name: "12", kind: "a", sizes: [1], since: 1 });
  expectTypeOf(value).toEqualTypeOf<
    | {
        readonly name: string;
        readonly kind: "a" | "b" | undefined;
        readonly sizes: readonly number[];
        readonly since: number | undefined;
      }
    | undefined
  >();
  expect(read(entry, { name: "x" }).value).toEqual({ name: "x", sizes: [] });
});

test("a type that needs context must be given it", () => {
  const below: Type<number, { readonly most: number }> = (raw, place) =>
    notNegative(raw, place) === undefined ? undefined : place.known.most;
  const type = fields({ name: text, below: required(listOf(below)) });
  const place = new Place({ fault: () => {}, faultAtKey: () => {} }, { most: 3 });
  expect(type({ below: [1] }, place)?.below).toEqual([3]);
  // @ts-expect-error: the place lacks the context.
  expect(() => type({ below: [1] }, new Place(place.source, undefined))).toThrow();
});

test("all faults are reported; a wrong part invalidates the whole", () => {
  const wrong = { kind: "c", sizes: [1, -1, "x"], since: null, more: [] };
  const faults = [
    "more: more is not known here; possible are name, kind, sizes, since",
    ": the field name is missing",
    'kind: "c" is not known; possible are a, b',
    "sizes.1: sizes must be a number of at least 0, not -1",
    'sizes.2: sizes must be a number of at least 0, not "x"',
    "since: since has no value",
  ];
  expect(read(entry, wrong)).toEqual({ value: undefined, faults });
  expect(read(entry, { ...wrong, name: "x" }).value).toBeUndefined();
  expect(read(entry, [])).toEqual({
    value: undefined,
    faults: [": expected fields such as name, kind, sizes"],
  });
});

test("in tolerant mode, wrong parts are reported and left out, and empty values are missing", () => {
  const raw = { name: "x", kind: "", sizes: [1, -1, null], since: null };
  expect(read(entry, raw, true)).toEqual({
    value: { name: "x", sizes: [1] },
    faults: [
      "sizes.1: sizes must be a number of at least 0, not -1",
      "sizes.2: sizes must be a number of at least 0, not an empty value",
      "since: since has no value",
    ],
  });
  expect(read(entry, { name: null }, true).faults).toEqual([": the field name is missing"]);
  expect(read(openFields(shape), { name: "x", more: 1 }, true).faults).toEqual([]);
});

test("reads lists, mappings, texts in every language, and conditions", () => {
  expect(read(oneOrMore(text), "a").value).toEqual(["a"]);
  expect(read(oneOrMore(text), []).faults).toEqual([": the value is empty"]);
  expect(read(byKey(flag), { a: true }).value).toEqual({ a: true });
  expect(read(entriesOf(flag), 3).faults).toEqual([": the value: expected a mapping"]);
  expect(read(localizedText, { en: "a", de: " b " }).value).toEqual({ en: "a", de: "b" });
  expect(read(localizedText, { en: "a" }).faults).toEqual([": the field de is missing"]);
  const short = checked(text, ({ length }) =>
    length > 3 ? { code: "lineTooLong", values: {} } : undefined,
  );
  expect(read(short, "long").faults).toEqual([": the line is too long"]);
});

test("names of inherited properties are ordinary names", () => {
  expect(read(fields({ toString: text }), {}).faults).toEqual([]);
  const own = JSON.parse('{"__proto__": true, "constructor": false}');
  expect(Object.keys(read(byKey(flag), own).value ?? {})).toEqual(["__proto__", "constructor"]);
});

test("any input gives a value or a fault and never throws", () => {
  const part = fc.jsonValue({ maxDepth: 3 });
  const any = fc.oneof(
    part,
    fc.record({ name: part, kind: part, sizes: part, since: part }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(any, fc.boolean(), (raw, isTolerant) => {
      const { value, faults } = read(entry, raw, isTolerant);
      expect(value !== undefined || faults.length > 0).toBe(true);
      if (!isTolerant) expect(value === undefined).toBe(faults.length > 0);
    }),
  );
});
