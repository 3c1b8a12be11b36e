import fc from "fast-check";
import { expect, test } from "vitest";
import { ForbiddenAddress } from "../../../data/vegaLoader.ts";
import { dataRoot } from "../fixtures/chart.ts";
import { cleanSpec } from "./cleanSpec.ts";
import type { Mapping } from "./mapping.ts";

function clean(specification: Mapping): Mapping {
  return cleanSpec(specification, { baseUrl: `${dataRoot}battery/a/`, dataRoot });
}

const outside = { url: "https://evil.example/x.csv" };
const inside = { url: "x.csv" };
const resolved = { url: "https://data.example/public/battery/a/x.csv" };

const places: readonly (readonly [name: string, at: (data: Mapping) => Mapping])[] = [
  ["the top", (data) => ({ data })],
  ["a layer", (data) => ({ layer: [{ mark: "bar" }, { data }] })],
  ["a layer of a layer", (data) => ({ layer: [{ layer: [{ data }] }] })],
  ["below each other", (data) => ({ vconcat: [{ hconcat: [{ data }] }] })],
  ["side by side", (data) => ({ concat: [{ data }] })],
  ["a facet", (data) => ({ facet: {}, spec: { data } })],
  ["a repetition", (data) => ({ repeat: ["a"], spec: { layer: [{ data }] } })],
  ["a lookup", (data) => ({ transform: [{ lookup: "a", from: { data, key: "b" } }] })],
];

test.each(places)("data addresses are checked at %s", (_name, at) => {
  expect(clean(at(inside))).toEqual(at(resolved));
  expect(() => clean(at(outside))).toThrow(ForbiddenAddress);
  expect(() => clean(at({ url: 5 }))).toThrow("data.url: expected an address");
});

test.each([
  ["a fill", { mark: { type: "bar", fill: "url(https://evil.example/a.svg#b)" } }],
  ["a cursor", { mark: { type: "bar", cursor: "URL (https://evil.example/a.png), auto" } }],
  ["a value", { encoding: { color: { value: " url(//evil.example/a)" } } }],
])("files in colours are refused: %s", (_name, specification) => {
  expect(() => clean(specification)).toThrow(ForbiddenAddress);
});

test("similar words are accepted", () => {
  const specification = { mark: "bar", title: "Curl (water) and URL" };
  expect(clean(specification)).toEqual(specification);
});

test("the prototype is not a field", () => {
  const specification: unknown = JSON.parse(
    '{"mark":"bar","__proto__":{"polluted":1},"encoding":{"__proto__":{"x":1}},"datasets":{"__proto__":[1],"a":[{"b":1}]}}',
  );
  const cleaned = clean(specification as Mapping);
  expect(JSON.stringify(cleaned)).toBe('{"mark":"bar","encoding":{},"datasets":{"a":[{"b":1}]}}');
});

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ n }));

test.each([
  ["rows", { data: { values: rows(100_001) } }, "more than 100000 rows"],
  ["named rows", { datasets: { a: rows(100_001) } }, "more than 100000 rows"],
  ["rows of a layer", { layer: [{ data: { values: rows(100_001) } }] }, "more than 100000 rows"],
  ["text", { data: { values: "x".repeat(5_000_001) } }, "more than 5000000 characters of data"],
  ["numbers", { data: { sequence: { start: 0, stop: 1e9 } } }, "sequence: more than 100000 rows"],
  ["tiny steps", { data: { sequence: { stop: 1, step: 1e-9 } } }, "sequence: more than"],
  ["no steps", { data: { sequence: { stop: 1, step: 0 } } }, "sequence: more than"],
  ["no end", { data: { sequence: { start: 1 } } }, "sequence: more than"],
  ["keys", { transform: [{ impute: "a", keyvals: { stop: 1e9 } }] }, "keyvals: more than"],
  ["fields", { a: Array.from({ length: 20_001 }, () => 1) }, "more than 20000 fields"],
  ["characters", { a: ["x".repeat(300_000), "y".repeat(300_000)] }, "more than 500000 characters"],
  [
    "repetitions",
    { repeat: { row: rows(11), column: rows(10) }, spec: {} },
    "repeat: more than 100 charts",
  ],
  [
    "repetitions of repetitions",
    { repeat: rows(50), spec: { repeat: rows(3), spec: {} } },
    "repeat: more than 100 charts",
  ],
])("a too large specification is refused: %s", (_name, specification, reason) => {
  expect(() => clean(specification)).toThrow(
    expect.objectContaining({ fault: "tooLarge", detail: expect.stringContaining(reason) }),
  );
});

test("a specification at the limit is accepted", () => {
  const values = rows(100_000);
  expect(clean({ data: { values } })).toEqual({ data: { values } });
  const specification = {
    repeat: { row: ["a", "b"], column: ["c"] },
    data: { sequence: { start: 0, stop: 100_000, as: "n" } },
  };
  expect(clean(specification)).toEqual(specification);
});

test("the copy is equal and shares nothing", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("a", "data", "layer", "mark"), fc.jsonValue()),
      (any) => {
        const specification = structuredClone(any);
        const noAddresses =
          JSON.stringify(any).includes('"url"') || JSON.stringify(any).includes("__proto__");
        fc.pre(!noAddresses);
        expect(clean(any)).toEqual(specification);
        expect(any).toEqual(specification);
      },
    ),
  );
});
