import { expect, test } from "vitest";
import { countAxis, dateAxis, lineSpec } from "../fixtures/chart.ts";
import type { Mapping } from "./mapping.ts";
import { withPageScale } from "./pageScale.ts";

const log = { ...countAxis, scale: { type: "symlog" } };
const linear = { ...countAxis, scale: { type: "linear" } };
const own = { ...countAxis, scale: { type: "log", base: 2 } };

test("the page's switch sets the scale", () => {
  expect(withPageScale(lineSpec(), true)).toEqual(lineSpec({}, log));
  expect(withPageScale(lineSpec(), false)).toEqual(lineSpec({}, linear));
});

test.each([
  ["a scale", own],
  ["no scale at all", { ...countAxis, scale: null }],
  ["an axis with its scale", { ...own, axis: { values: [1, 10] } }],
])("the author's choice stays: %s", (_name, y) => {
  expect(withPageScale(lineSpec({}, y), true)).toEqual(lineSpec({}, y));
  expect(withPageScale(lineSpec({}, y), false)).toEqual(lineSpec({}, y));
});

test("a custom axis is removed on a linear scale; its title stays", () => {
  const axis = { values: [1, 10, 100] };
  expect(withPageScale(lineSpec({}, { ...countAxis, axis }), true)).toEqual(
    lineSpec({}, { ...log, axis }),
  );
  expect(withPageScale(lineSpec({}, { ...countAxis, axis }), false)).toEqual(lineSpec({}, linear));
  const titled = { ...countAxis, axis: { ...axis, title: "persons" } };
  expect(withPageScale(lineSpec({}, titled), false)).toEqual(
    lineSpec({}, { ...linear, title: "persons" }),
  );
  expect(withPageScale(lineSpec({}, { ...titled, title: "cases" }), false)).toEqual(
    lineSpec({}, { ...linear, title: "cases" }),
  );
});

test("a removed axis stays removed", () => {
  expect(withPageScale(lineSpec({}, { ...countAxis, axis: null }), false)).toEqual(
    lineSpec({}, { ...linear, axis: null }),
  );
});

test.each<[string, Mapping]>([
  ["words", { field: "strain", type: "nominal" }],
  ["words without a type", { field: "strain" }],
  ["dates", dateAxis],
  ["classes", { field: "n", type: "quantitative", bin: true }],
])("only numbers have a scale: %s", (_name, y) => {
  expect(withPageScale(lineSpec({}, y), true)).toEqual(lineSpec({}, y));
});

test("a sum is a number", () => {
  const sum = { aggregate: "sum", field: "n" };
  expect(withPageScale(lineSpec({}, sum), true)).toEqual(
    lineSpec({}, { ...sum, scale: { type: "symlog" } }),
  );
});

test("layers share one scale", () => {
  const layers = (a: Mapping, b: Mapping) => ({
    layer: [lineSpec({}, a), { layer: [lineSpec({}, b)] }],
  });
  expect(withPageScale(layers(countAxis, countAxis), true)).toEqual(layers(log, log));
  expect(withPageScale(layers(countAxis, own), true)).toEqual(layers(countAxis, own));
  const shared = (y: Mapping) => ({ encoding: { y }, layer: [{ mark: "line" }, lineSpec({}, y)] });
  expect(withPageScale(shared(countAxis), false)).toEqual(shared(linear));
});

test("layers with their own axes are set separately", () => {
  const layers = (a: Mapping, b: Mapping) => ({
    layer: [lineSpec({}, a), lineSpec({}, b)],
    resolve: { scale: { y: "independent" } },
  });
  expect(withPageScale(layers(countAxis, own), true)).toEqual(layers(log, own));
});

test("concatenated, faceted and repeated plots are set", () => {
  const views = (y: Mapping) => ({
    hconcat: [lineSpec({}, y), lineSpec({}, own), { facet: {}, spec: lineSpec({}, y) }],
  });
  expect(withPageScale(views(countAxis), true)).toEqual(views(log));
});
