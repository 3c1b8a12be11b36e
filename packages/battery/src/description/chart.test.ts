import { englishFault } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChartDefinition, chartEntry, isChartFile, parseChart } from "./chart.ts";

function parse(text: string) {
  const { chart, faults } = parseChart(text, "chart.yaml");
  return { chart, faults: faults.map(englishFault) };
}

const strains = `title: Strains in the sample
description: all districts
showAbove: true
data:
  zip: summaries
  url: $RUN$.strains.tsv
mark: { type: area, interpolate: step-after }
encoding:
  x: { field: date, type: temporal, scale: { domain: [2021-02-03, 2021-03-04] } }
`;

const strainsChart: ChartDefinition = {
  title: "Strains in the sample",
  description: "all districts",
  showAbove: true,
  source: { kind: "zip", entry: "$RUN$.strains.tsv" },
  specification: {
    mark: { type: "area", interpolate: "step-after" },
    encoding: {
      x: { field: "date", type: "temporal", scale: { domain: ["2021-02-03", "2021-03-04"] } },
    },
  },
};

test("our own fields are removed from the specification, and dates stay text", () => {
  expect(parse(strains)).toEqual({ chart: strainsChart, faults: [] });
});

test.each([
  ["Windows line ends", strains.replaceAll("\n", "\r\n")],
  ["a byte-order mark", `\ufeff${strains}`],
])("%s", (_name, text) => {
  expect(parse(text)).toEqual({ chart: strainsChart, faults: [] });
});

test("a chart may consist of a mark only", () => {
  expect(parse("mark: bar\ntitle:\nshowAbove: null\ndata: null\n").chart).toEqual({
    title: "",
    description: "",
    showAbove: false,
    source: { kind: "none" },
    specification: { mark: "bar" },
  });
});

test.each([
  ["data: { zip: true, url: a.tsv }", { kind: "zip", entry: "a.tsv" }, undefined],
  ["data: { zip: 0, url: a.tsv }", { kind: "zip", entry: "a.tsv" }, undefined],
  ["data: { zip: '', url: a.csv }", { kind: "url", url: "a.csv" }, undefined],
  ["data: { zip: , url: a.csv }", { kind: "url", url: "a.csv" }, undefined],
  ["data: { zip: false, url: a.csv }", { kind: "url", url: "a.csv" }, undefined],
  [
    "data: { url: 'https://example.org/a.csv', format: { type: csv } }",
    { kind: "url", url: "https://example.org/a.csv" },
    { format: { type: "csv" } },
  ],
  ["url: a.csv", { kind: "url", url: "a.csv" }, undefined],
  ["url: a.csv\ndata: { url: b.csv }", { kind: "url", url: "b.csv" }, undefined],
  ["data: { values: [{ a: 1 }] }", { kind: "none" }, { values: [{ a: 1 }] }],
])("source of %j", (text, source, data) => {
  const { chart, faults } = parse(`mark: bar\n${text}\n`);
  expect(faults).toEqual([]);
  expect(chart?.source).toEqual(source);
  expect(chart?.specification).toEqual(data ? { mark: "bar", data } : { mark: "bar" });
});

test("a field of the wrong type is reported and left out", () => {
  const { chart, faults } = parse("title: [a]\ndescription: 7\nshowAbove: yes\nmark: !shape bar\n");
  expect(faults).toEqual([
    "chart.yaml:1:8: title must be a text, not a list",
    'chart.yaml:3:12: showAbove must be true or false, not "yes"',
    "chart.yaml:4:7: the tag !shape is not known",
  ]);
  expect(chart).toMatchObject({ title: "", description: "7", showAbove: false });
  expect(chart?.specification).toEqual({ mark: "bar" });
});

test.each([
  ["", "1:1: the file is empty"],
  ["# nothing\n", "1:1: the file is empty"],
  ["just text", "1:1: the file is not a mapping"],
  ["- a\n- b\n", "1:1: the file is not a mapping"],
  ["\ufeff <!DOCTYPE html>\n<title>a: b</title>", "1:1: this is a web page"],
  ["mark: bar\ndata: a.csv\n", "2:7: data: expected a mapping"],
  ["data:\n  zip: yes\nmark: bar\n", "2:3: data.url: expected the name of a table"],
  ["data:\n  url: [1]\n", "2:8: data.url: expected an address"],
  ["url: 5\n", "1:6: url: expected an address"],
  ["mark: bar\nmark: line\n", "2:1: the key occurs twice"],
  ["a: 1\n? [b]\n: 2\n", "2:3: the key is not a text"],
  ["a: 1\nb: *c\n", "2:4: no anchor c stands before this alias"],
  ["a: &a\n  b: [*a]\n", "2:7: the alias a stands inside of its own anchor"],
])("%j is not a chart", (text, fault) => {
  expect(parse(text)).toEqual({ chart: undefined, faults: [`chart.yaml:${fault}`] });
});

test("a file cannot choose another schema", () => {
  const directive = parse("%YAML 1.1\n---\na: 2021-02-03\nb: yes\n");
  expect(directive.chart?.specification).toEqual({ a: "2021-02-03", b: "yes" });
  const tag = parse("a: !!timestamp 2021-02-03\n");
  expect(tag.chart?.specification).toEqual({ a: "2021-02-03" });
});

test("broken YAML is reported with its position", () => {
  const { chart, faults } = parse("mark: bar\nencoding: { x: [1, 2\n");
  expect(chart).toBeUndefined();
  expect(faults[0]).toMatch(/^chart\.yaml:\d+:\d+: \S/);
});

test("aliases repeat a part; the last anchor of a name counts", () => {
  const { chart, faults } = parse("a: &x { n: 1 }\nb: *x\nc: &x [&x 2, *x]\n");
  expect(faults).toEqual([]);
  expect(chart?.specification).toEqual({ a: { n: 1 }, b: { n: 1 }, c: [2, 2] });
});

test("aliases that multiply are refused", () => {
  const ten = (name: string) => `[${Array(10).fill(name).join(", ")}]`;
  const text = `a: &a [1]\nb: &b ${ten("*a")}\nc: &c ${ten("*b")}\nd: ${ten("*c")}\n`;
  expect(parse(text).faults).toEqual(["chart.yaml:1:1: the aliases repeat too much of the file"]);
});

test.each([
  ["brackets", `a: ${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  ["brackets and quotes", `a: ${'["]",'.repeat(20_000)}`],
  ["open braces", `a: ${"{x: ".repeat(20_000)}`],
  ["dashes", `a:\n  ${"- ".repeat(20_000)}x`],
  ["indents", Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}x:`).join("\n")],
])("endless nesting is refused: %s", (_name, text) => {
  expect(parse(text).faults).toEqual(["chart.yaml:1:1: the file is nested deeper than 100 levels"]);
});

test("realistic nesting is accepted", () => {
  expect(parse(`a: ${"[".repeat(50)}${"]".repeat(50)}\n`).faults).toEqual([]);
});

test("names of object prototypes are ordinary fields", () => {
  const { chart } = parse("__proto__: { showAbove: true }\nmark: bar\n");
  expect(chart?.showAbove).toBe(false);
  expect(Object.getPrototypeOf(chart?.specification)).toBe(Object.prototype);
  expect(Object.keys(chart?.specification ?? {})).toEqual(["__proto__", "mark"]);
});

test("the table of a run is found in its archive", () => {
  const chart = (entry: string): ChartDefinition => ({
    ...strainsChart,
    source: { kind: "zip", entry },
  });
  expect(chartEntry(chart("$RUN$.strains.tsv"), "autumn17")).toBe("autumn17.strains.tsv");
  expect(chartEntry(chart("$RUN$.$RUN$.tsv"), "$&")).toBe("$&.$&.tsv");
  expect(chartEntry(chart("all.tsv"), "0")).toBe("all.tsv");
  expect(chartEntry({ ...strainsChart, source: { kind: "none" } }, "0")).toBeUndefined();
  const url = { kind: "url", url: "$RUN$.csv" } as const;
  expect(chartEntry({ ...strainsChart, source: url }, "0")).toBeUndefined();
});

test("recognises chart files by name", () => {
  const names = ["chart.yaml", "chart-b.c.yaml", "Chart.yaml", "mychart.yaml", "chart.yaml~"];
  expect(names.filter(isChartFile)).toEqual(["chart.yaml", "chart-b.c.yaml"]);
});

test("any text gives a chart or a fault", () => {
  const piece = fc.constantFrom(
    ..."abdt:,-?&*!|>'\"%@[]{}#\n\r\t 1~",
    "title: ",
    "data: ",
    "&a ",
    "*a",
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(text, (any) => {
      const { chart, faults } = parse(any);
      expect(chart !== undefined || faults.length > 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
