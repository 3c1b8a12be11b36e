import type { ChartDefinition } from "@episcope/battery";
import { expect, test } from "vitest";
import { inputFixture, lineSpec } from "../fixtures/chart.ts";
import { prepareSpec } from "./prepareSpec.ts";

function prepare(definition: Partial<ChartDefinition>, more = {}) {
  return prepareSpec(inputFixture(definition, more));
}

const zip = { kind: "zip", entry: "$RUN$.x.tsv" } as const;

test("rows of the run are a named data set and bypass the compiler", () => {
  const data = [{ date: "2020-03-10", n: 1 }];
  const { specification, rows } = prepare({ source: zip, specification: lineSpec() }, { data });
  expect(specification.data).toEqual({ name: "episcope-run" });
  expect(rows).toEqual(data);
  expect(rows?.[0]).not.toBe(data[0]);
});

test("of the author's format only the column types apply to parsed rows", () => {
  const format = { type: "tsv", property: "a", parse: { n: "string" } };
  const { specification } = prepare({
    source: zip,
    specification: lineSpec({ data: { format, name: "other", values: [1] } }),
  });
  expect(specification.data).toEqual({ name: "episcope-run", format: { parse: { n: "string" } } });
});

test("an address is relative to the battery", () => {
  const { specification, rows } = prepare({
    source: { kind: "url", url: "../cases.csv" },
    specification: lineSpec({ data: { format: { type: "csv" } } }),
  });
  expect(specification.data).toEqual({
    url: "https://data.example/public/battery/cases.csv",
    format: { type: "csv" },
  });
  expect(rows).toBeUndefined();
});

test("inline data stay", () => {
  const values = [{ date: "2020-03-01", n: 1 }];
  const { specification } = prepare({ specification: lineSpec({ data: { values } }) });
  expect(specification.data).toEqual({ values });
});

test("the definition is neither changed nor shared", () => {
  const specification = lineSpec({
    data: { values: [{ n: 1 }] },
    transform: [],
    config: { axis: {} },
  });
  const before = structuredClone(specification);
  prepare({ specification }, { isLog: true });
  expect(specification).toEqual(before);
});

test.each([
  [false, 350],
  [true, 250],
])("default sizes are set (above the plots: %s)", (showAbove, height) => {
  const { specification } = prepare({ showAbove, specification: lineSpec() });
  expect(specification).toMatchObject({
    width: 600,
    height,
    background: "transparent",
    autosize: { type: "fit", contains: "padding", resize: true },
  });
});

test("the author's size, background and fit stay; a container is as wide as the page", () => {
  const own = { width: 200, height: { step: 9 }, background: "#fee", autosize: "none" };
  expect(prepare({ specification: lineSpec(own) }).specification).toMatchObject(own);
  const container = lineSpec({ width: "container", height: "container" });
  expect(prepare({ specification: container }).specification).toMatchObject({
    width: 600,
    height: 350,
  });
});

test.each([
  ["side by side", { vconcat: [lineSpec()] }],
  ["one for each value", lineSpec({ encoding: { row: { field: "strain" } } })],
  ["repeated", { repeat: ["a"], spec: lineSpec() }],
])("several plots keep their own sizes: %s", (_name, specification) => {
  const prepared = prepare({ specification }).specification;
  expect(prepared).not.toHaveProperty("width");
  expect(prepared).not.toHaveProperty("height");
  expect(prepared).not.toHaveProperty("autosize");
});

test("title and description are for screen readers, not drawn", () => {
  const { specification } = prepare({
    title: "Imported cases",
    description: "all strains",
    specification: lineSpec(),
  });
  expect(specification.description).toBe("Imported cases. all strains");
  expect(specification).not.toHaveProperty("title");
});

test("the house style applies, and the author's settings override it", () => {
  const config = { axis: { labelFontSize: 20 }, mark: { color: "red" }, view: null };
  expect(prepare({ specification: lineSpec({ config }) }).specification.config).toMatchObject({
    axis: { labelFontSize: 20, labelColor: "#555", titleFontSize: 13, titleFontWeight: "normal" },
    legend: { labelFontSize: 13, labelColor: "#555" },
    mark: { color: "red" },
    view: null,
  });
});

test("text colours suit the scheme, unless the author set the background", () => {
  const color = (specification = lineSpec()) =>
    prepare({ specification }, { scheme: "dark" }).specification.config?.axis;
  expect(color()).toMatchObject({ labelColor: "#a3adbb" });
  expect(color(lineSpec({ background: "white" }))).toMatchObject({ labelColor: "#555" });
});

test("settings for other programs are dropped", () => {
  const { specification } = prepare({
    specification: lineSpec({
      $schema: "https://vega.github.io/schema/vega-lite/v4.json",
      usermeta: { embedOptions: { loader: { target: "_self" } } },
    }),
  });
  expect(specification).not.toHaveProperty("$schema");
  expect(specification).not.toHaveProperty("usermeta");
});

test.each([
  [lineSpec({ $schema: "https://vega.github.io/schema/vega/v5.json" }), "schema/vega/v5"],
  [{}, "mark"],
  [{ layer: "none", encoding: {} }, "mark"],
])("%j is not Vega-Lite", (specification, detail) => {
  expect(() => prepare({ specification })).toThrow(
    expect.objectContaining({ fault: "notVegaLite", detail: expect.stringContaining(detail) }),
  );
});

test.each([
  ["the chart", { mark: "spaceship" }],
  ["a layer", { layer: [lineSpec(), { mark: { type: "spaceship" } }] }],
  ["nothing", { mark: null }],
])("an unknown mark is reported: %s", (_name, specification) => {
  expect(() => prepare({ specification })).toThrow(
    /mark: ("spaceship"|null) is none of arc, area,/,
  );
});

test.each([
  // 600 − 80, 300 − 80, 200 − 80, at least 120.
  [{ vconcat: [lineSpec(), lineSpec()] }, 520],
  [{ hconcat: [lineSpec(), lineSpec()] }, 220],
  [{ concat: [lineSpec(), lineSpec(), lineSpec(), lineSpec()], columns: 3 }, 120],
  [{ concat: Array.from({ length: 9 }, () => lineSpec()) }, 120],
  [{ vconcat: [lineSpec()], config: { view: { continuousWidth: 77 } } }, 77],
  [lineSpec(), undefined],
])("several plots share the width: %#", (specification, width) => {
  const { view } = prepare({ specification }).specification.config ?? {};
  expect(view?.continuousWidth).toBe(width);
});
