import type { ChartDefinition } from "@episcope/battery";
import type { View } from "vega";
import { afterEach, expect, test, vi } from "vitest";
import { FetchError } from "../../data/network/fetchError.ts";
import { ForbiddenAddress } from "../../data/vegaLoader.ts";
import { ChartError } from "./chartError.ts";
import { createView } from "./createView.ts";
import { countAxis, dateAxis, dayFixture, inputFixture, lineSpec } from "./fixtures/chart.ts";
import type { Mapping } from "./spec/mapping.ts";
import type { ChartInput } from "./spec/prepareSpec.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function draw(
  definition: Partial<ChartDefinition>,
  more: Partial<ChartInput> = {},
): Promise<View> {
  return await createView(inputFixture(definition, more));
}
const drawSpec = (specification: Mapping) => draw({ specification });
async function errorOf(attempt: Promise<unknown>): Promise<unknown> {
  return await attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** The marks of the only line, as days and values. */
function marks(view: View, data = "data_0"): readonly { date: number; n: number }[] {
  return view.data(data).map(({ date, n }) => ({ date: Number(date), n: Number(n) }));
}
const midnight = (date: string) => new Date(`${date}T00:00:00`).getTime();

const zip = { kind: "zip", entry: "x" } as const;
const rows = [
  { date: "2020-02-28", n: 1 },
  { date: "2020-02-29", n: 2 },
  { date: "2020-03-05", n: 3 },
  { date: "2020-03-11", n: 4 },
];

test("the rows of the run are limited to the days of the axes", async () => {
  const view = await draw({ source: zip, specification: lineSpec() }, { data: rows });
  expect(marks(view)).toEqual([
    { date: midnight("2020-02-29"), n: 2 },
    { date: midnight("2020-03-05"), n: 3 },
    { date: midnight("2020-03-10"), n: 3 },
  ]);
  expect(await view.toSVG()).toContain('width="600" height="350"');
});

test("the author's transforms follow the filter", async () => {
  const specification = {
    mark: "point",
    transform: [
      { calculate: "datum.n * 10", as: "n" },
      { joinaggregate: [{ op: "sum", field: "n", as: "all" }] },
    ],
    encoding: { x: dateAxis, y: { field: "all", type: "quantitative" } },
  };
  const view = await draw({ source: zip, specification }, { data: rows });
  // 20 + 30 and the row that continues the curve, 30; neither 10 nor 40.
  expect(view.data("data_0").map(({ all }) => all)).toEqual([80, 80, 80]);
});

test.each([
  [true, "symlog"],
  [false, "linear"],
])("the chart follows the page's switch (log: %s)", async (isLog, type) => {
  const view = await draw({ source: zip, specification: lineSpec() }, { data: rows, isLog });
  expect(view.scale("y").type).toBe(type);
});

test("dates and numbers are in the reader's language", async () => {
  const specification = lineSpec({}, { ...countAxis, axis: { format: ",.1f" }, scale: {} });
  const data = [{ date: "2020-03-01", n: 1234.5 }];
  const view = await draw({ source: zip, specification }, { data, language: "de" });
  const svg = await view.toSVG();
  expect(svg).toContain("1.200,0");
  expect(svg).toContain(">3. März<");
});

test("the given rows are not changed", async () => {
  const data = rows.map((row) => Object.freeze({ ...row }));
  await draw({ source: zip, specification: lineSpec() }, { data });
  await draw({ source: zip, specification: lineSpec() }, { data });
  expect(data).toEqual(rows);
});

function serve(files: Readonly<Record<string, string>>) {
  const fetched = vi.fn((url: string) => {
    const text = files[url];
    return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
const base = "https://data.example/public/battery/a/";

test.each([
  ["x.csv", "date,n\n2020-02-28,1\n2020-03-01,7\n", {}],
  ["x.tsv", "date\tn\n2020-02-28\t1\n2020-03-01\t7\n", {}],
  ["x.txt", "date;n\n2020-03-01;7\n", { format: { type: "dsv", delimiter: ";" } }],
  ["x.json", '[{"date":"2020-03-01","n":7}]', {}],
  [
    "x.csv",
    "date,n\n28.02.2020,1\n01.03.2020,7\n",
    { format: { parse: { date: "date:'%d.%m.%Y'" } } },
  ],
])("a file of the battery is drawn: %s %j", async (name, text, data) => {
  serve({ [base + name]: text });
  const view = await draw({
    source: { kind: "url", url: name },
    specification: lineSpec({ data }),
  });
  expect(marks(view, "source_0")).toEqual([{ date: midnight("2020-03-01"), n: 7 }]);
});

test("no code is made from text: neither expressions nor readers call Function", async () => {
  serve({ [`${base}x.csv`]: "date,n\n2020-03-01,7\n" });
  const real = globalThis.Function;
  const forbidden = vi.fn(() => {
    throw new Error("refused by the Content-Security-Policy");
  });
  vi.stubGlobal("Function", forbidden);
  vi.stubGlobal("eval", forbidden);
  const error = await errorOf(
    draw({
      source: { kind: "url", url: "x.csv" },
      specification: {
        params: [
          { name: "factor", value: 2, bind: { input: "range" } },
          { name: "brush", select: "interval" },
        ],
        transform: [
          { calculate: "datum.n * factor + length(split('a b', ' '))", as: "m" },
          { filter: "test(/7/, toString(datum.n))" },
          { window: [{ op: "mean", field: "m", as: "mean" }], sort: [{ field: "date" }] },
        ],
        mark: { type: "line", tooltip: true, point: true },
        encoding: {
          x: dateAxis,
          y: { field: "mean", type: "quantitative" },
          color: { condition: { param: "brush", value: "red" }, value: "grey" },
          order: { field: "date" },
        },
      },
    }).then((view) => view.toSVG()),
  );
  vi.stubGlobal("Function", real);
  expect(error).toBeUndefined();
  expect(forbidden).not.toHaveBeenCalled();
});

test.each([
  "constructor.constructor('globalThis.hacked = 1')()",
  "datum.constructor.constructor('globalThis.hacked = 1')()",
  "(datum['constructor'])['constructor']('globalThis.hacked = 1')()",
  "eval('globalThis.hacked = 1')",
  "Function('globalThis.hacked = 1')()",
  "globalThis.hacked = 1",
  "datum.hacked = 1",
  "fetch ('https://evil.example')",
  "(() => 1)()",
  "new Date()",
  "setTimeout('globalThis.hacked = 1')",
])("an expression cannot reach the page: %s", async (expression) => {
  const fetched = serve({});
  const specification = lineSpec({
    data: { values: [{ date: "2020-03-01", n: 1 }] },
    transform: [{ calculate: expression, as: "n" }],
  });
  const error = await errorOf(drawSpec(specification));
  expect(error).toBeInstanceOf(ChartError);
  expect(error).toMatchObject({ fault: "invalid" });
  expect(globalThis).not.toHaveProperty("hacked");
  expect(fetched).not.toHaveBeenCalled();
});

test("functions found by an expression cannot be called", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const specification = lineSpec({
    data: { values: [{ date: "2020-03-01", n: 1 }] },
    params: [{ name: "reach", expr: "toString(''.constructor.constructor)" }],
    transform: [{ calculate: "toString(datum.constructor.constructor)", as: "reached" }],
  });
  const view = await drawSpec(specification);
  expect(String(view.signal("reach"))).not.toContain("Function");
});

test("a file elsewhere is not requested, wherever it is named", async () => {
  const fetched = serve({});
  const data = { url: "https://evil.example/x.csv" };
  for (const specification of [
    lineSpec({ data }),
    { layer: [lineSpec({ data })] },
    { vconcat: [lineSpec({ data })] },
  ]) {
    expect(await errorOf(drawSpec(specification))).toBeInstanceOf(ForbiddenAddress);
  }
  const source = { kind: "url", url: "data:text/csv,a" } as const;
  expect(await errorOf(draw({ source, specification: lineSpec() }))).toBeInstanceOf(
    ForbiddenAddress,
  );
  expect(fetched).not.toHaveBeenCalled();
});

test("images and links of marks are limited to what the loader allows", async () => {
  const fetched = serve({});
  const values = [
    { n: 1, at: "https://evil.example/a.png", to: "javascript:alert(1)" },
    { n: 2, at: "data:image/svg+xml,<svg/>", to: "data:text/html,a" },
    { n: 3, at: "b.png", to: "https://example.org/" },
  ];
  const view = await drawSpec({
    data: { values },
    mark: "image",
    encoding: { x: countAxis, url: { field: "at" }, href: { field: "to" } },
  });
  const svg = await view.toSVG();
  const addresses = [...svg.matchAll(/xlink:href="([^"]*)"/g)].map((match) => match[1]);
  // A link and its image, three times.
  expect(addresses).toEqual(["", "", "", "", "https://example.org/", `${base}b.png`]);
  expect(svg).toContain('target="_blank" rel="noopener noreferrer"');
  expect(fetched).not.toHaveBeenCalled();
});

test("a missing or unreadable file or a page in its place is reported with the reason", async () => {
  serve({ [`${base}x.json`]: "{ broken" });
  const from = (url: string) => draw({ source: { kind: "url", url }, specification: lineSpec() });
  expect(await errorOf(from("y.csv"))).toMatchObject({ fault: "missing", url: `${base}y.csv` });
  expect(await errorOf(from("y.csv"))).toBeInstanceOf(FetchError);
  expect(await errorOf(from("x.json"))).toMatchObject({ fault: "invalid" });
});

test("too many rows in a file are refused", async () => {
  serve({
    [`${base}x.csv`]: `n\n${"1\n".repeat(100_001)}`,
    [`${base}x.json`]: `[${"1,".repeat(100_000)}1]`,
  });
  for (const url of ["x.csv", "x.json"]) {
    const error = errorOf(draw({ source: { kind: "url", url }, specification: lineSpec() }));
    expect(await error).toMatchObject({ fault: "tooLarge" });
  }
});

test.each<[string, Mapping]>([
  ["an unknown mark", { mark: "spaceship" }],
  ["a broken transform", lineSpec({ transform: [{ calculate: "1 +", as: "a" }] })],
  ["an unknown function", lineSpec({ transform: [{ filter: "launch()" }] })],
  ["an unknown signal", lineSpec({ transform: [{ filter: "datum.n > nowhere" }] })],
  ["no layers", { layer: [5] }],
])("a broken specification is refused: %s", async (_name, specification) => {
  const data = { values: [{ date: "2020-03-01", n: 1 }] };
  expect(await errorOf(drawSpec({ data, ...specification }))).toMatchObject({ fault: "invalid" });
});

test("nothing is logged to the console", async () => {
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  serve({});
  await errorOf(draw({ source: { kind: "url", url: "y.csv" }, specification: lineSpec() }));
  await errorOf(drawSpec({ mark: "spaceship" }));
  await drawSpec({
    mark: { type: "bar", strange: 1 },
    encoding: { y: { field: "b" }, nothing: {} },
  });
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});

test.each([
  ["version 4, with a selection", { selection: { pick: { type: "single" } } }],
  ["version 5, with a parameter", { params: [{ name: "pick", select: "point" }] }],
])("older specifications are drawn: %s", async (_name, more) => {
  const view = await draw({ source: zip, specification: lineSpec(more) }, { data: rows });
  expect(marks(view)).toHaveLength(3);
});

test("aborting ends the work", async () => {
  const stop = new AbortController();
  vi.stubGlobal("fetch", () => {
    stop.abort(new Error("gone"));
    return Promise.resolve(new Response("n\n1"));
  });
  const input = inputFixture({ source: { kind: "url", url: "x.csv" }, specification: lineSpec() });
  expect(await errorOf(createView(input, { signal: stop.signal }))).toMatchObject({
    message: "gone",
  });
});

test("a single day is drawn", async () => {
  const day = dayFixture("2020-03-10");
  const view = await draw(
    { source: zip, specification: lineSpec() },
    { data: rows, graphStartDay: day, endDay: day },
  );
  expect(marks(view)).toEqual([{ date: midnight("2020-03-10"), n: 3 }]);
});
