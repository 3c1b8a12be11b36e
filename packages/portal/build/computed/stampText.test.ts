import { anything, array, assert, constantFrom, double, oneof, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { stampText } from "./stampText.ts";

/** What the text has to be. */
const plain = (value: unknown) =>
  JSON.stringify(value, (_, inner) => (inner instanceof Map ? [...inner] : inner));

const types = [Float64Array, Float32Array, Int32Array, Uint8Array];
const numbers = tuple(array(double()), constantFrom(...types)).map(([values, Type]) => {
  const series = Type.from(values);
  return { series, again: series.slice(), end: series.subarray(1) };
});

test("writes what JSON.stringify does, with maps as lists of entries", () => {
  for (const value of [
    { a: undefined, b: [undefined, () => 1, null], c: new Map([["x", new Map([[1, [2]]])]]) },
    new Float64Array([0, -0, 0.1, 1e21, 1e-7, Number.NaN, Number.NEGATIVE_INFINITY, 2, 2]),
    { 2: "b", 1: "a", 'ä\u2028"': "\ud800", empty: {}, none: new Uint8Array() },
    [1, ["text", Symbol("x"), true], [], new Map()],
  ])
    expect(stampText(value)).toBe(plain(value));
});

test("also for anything else", () => {
  const values = array(oneof(numbers, anything({ withMap: true, withTypedArray: true })));
  assert(
    property(values, (value) => {
      expect(stampText(value)).toBe(plain(value));
    }),
  );
});
