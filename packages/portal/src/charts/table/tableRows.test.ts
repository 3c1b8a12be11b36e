import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import type { ChartContent, Panel, Series } from "../chartContent.ts";
import { chartTable } from "./tableRows.ts";

function day(date: string): number {
  const found = parseDay(date);
  if (found === undefined) throw new Error(date);
  return found;
}
const first = day("2020-02-28");

function series(name: string, x: readonly number[], y: readonly number[], more = {}): Series {
  return {
    name,
    label: { en: name, de: `${name} (de)` },
    kind: "line",
    source: "model",
    x,
    y,
    ...more,
  };
}
function panel(shown: readonly Series[], more: Partial<Panel> = {}): Panel {
  return {
    key: "p",
    x: "date",
    yTitle: { en: "Persons", de: "Personen" },
    scale: "page",
    series: shown,
    ...more,
  };
}
function panels(...shown: readonly Panel[]): ChartContent {
  return { kind: "panels", panels: shown };
}

test("series with different days are joined by date, and gaps stay empty", () => {
  const content = panels(
    panel([
      series("a", [first, first + 1, first + 2], [1, Number.NaN, 3]),
      series("b", [first + 1, first + 4], [10, Number.POSITIVE_INFINITY]),
    ]),
  );
  // 2020 has a 29 February. There is no value for 3 March.
  expect(chartTable(content, "en")).toEqual([
    {
      title: "Persons",
      columns: ["Date", "a", "b"],
      rows: [
        ["2020-02-28", 1, undefined],
        ["2020-02-29", undefined, 10],
        ["2020-03-01", 3, undefined],
      ],
    },
  ]);
});

test("headings are in German for German visitors", () => {
  const [table] = chartTable(panels(panel([series("a", [first], [1])])), "de");
  expect(table?.title).toBe("Personen");
  expect(table?.columns).toEqual(["Datum", "a (de)"]);
});

test("rows are sorted by date, and invalid days are left out", () => {
  const noDay = -(2 ** 31);
  const content = panels(
    panel([series("a", [first + 9], [1]), series("b", [noDay, Number.NaN, first], [7, 8, 2])]),
  );
  expect(chartTable(content, "en")[0]?.rows).toEqual([
    ["2020-02-28", undefined, 2],
    ["2020-03-08", 1, undefined],
  ]);
});

test("of two values on one day the first counts", () => {
  const content = panels(panel([series("a", [first, first, first], [Number.NaN, 4, 5])]));
  expect(chartTable(content, "en")[0]?.rows).toEqual([["2020-02-28", 4]]);
});

test("only the wanted days are included, and hidden series are left out by panel and name", () => {
  const days = [0, 1, 2, 3].map((offset) => first + offset);
  const content = panels(
    panel([series("a", days, [1, 2, 3, 4]), series("b", days, [5, 6, 7, 8])]),
    panel([series("c", days, [1, 2, 3, 4]), series("b", days, [9, 9, 9, 9])], { key: "q" }),
  );
  const tables = chartTable(content, "en", {
    dates: [first + 1, first + 2],
    isHidden: (key, name) => key === "p" && name === "b",
  });
  expect(tables.map(({ columns, rows }) => ({ columns, rows }))).toEqual([
    {
      columns: ["Date", "a"],
      rows: [
        ["2020-02-29", 2],
        ["2020-03-01", 3],
      ],
    },
    {
      columns: ["Date", "c", "b"],
      rows: [
        ["2020-02-29", 2, 9],
        ["2020-03-01", 3, 9],
      ],
    },
  ]);
});

test("days since vaccination stay numbers and are not cut by dates", () => {
  const content = panels(panel([series("a", [0, 14], [0.5, 0.4])], { x: "daysSinceVaccination" }));
  expect(chartTable(content, "en", { dates: [first, first + 1] })[0]).toMatchObject({
    columns: ["Days since vaccination", "a"],
    rows: [
      [0, 0.5],
      [14, 0.4],
    ],
  });
});

test("labels that several panels share name their axis", () => {
  const share = { yTitle: { en: "%", de: "%" }, key: "q" };
  const content = panels(
    panel([series("a", [first], [1]), series("b", [first], [2])]),
    panel([series("a", [first], [3])], share),
  );
  expect(chartTable(content, "en").map(({ columns }) => columns)).toEqual([
    ["Date", "a (Persons)", "b"],
    ["Date", "a (%)"],
  ]);
});

test("a series on the second axis names its unit", () => {
  const content = panels(
    panel([series("a", [first], [1], { axis: "right" }), series("b", [first], [2])], {
      rightTitle: { en: "Biomarker", de: "Biomarker" },
    }),
  );
  expect(chartTable(content, "en")[0]?.columns).toEqual(["Date", "a (Biomarker)", "b"]);
});

test("a band has three columns", () => {
  const band = series("Seeds", [first, first + 7], [2, 5], {
    kind: "band",
    low: [1, Number.NaN],
    high: [3, 8],
  });
  expect(chartTable(panels(panel([band])), "en")[0]).toMatchObject({
    columns: ["Date", "Seeds: lowest", "Seeds: mean", "Seeds: highest"],
    rows: [
      ["2020-02-28", 1, 2, 3],
      ["2020-03-06", undefined, 5, 8],
    ],
  });
});

test("a target has a value on every day between its ends and adds no days", () => {
  const target = series("t", [first, first + 10], [50, 50], { source: "target" });
  const content = panels(panel([target, series("a", [first + 3, first + 11], [1, 2])]));
  expect(chartTable(content, "en")[0]?.rows).toEqual([
    ["2020-03-02", 50, 1],
    ["2020-03-10", undefined, 2],
  ]);
  expect(chartTable(panels(panel([target])), "en")[0]?.rows).toEqual([
    ["2020-02-28", 50],
    ["2020-03-09", 50],
  ]);
});

test("a rows chart is one table", () => {
  const content: ChartContent = {
    kind: "rows",
    series: [series("work", [first], [80]), series("home", [first], [100])],
    subtitle: { en: "0-100%", de: "0–100 %" },
  };
  expect(chartTable(content, "en")).toEqual([
    {
      title: "0-100%",
      columns: ["Date", "work", "home"],
      rows: [["2020-02-28", 80, 100]],
    },
  ]);
});

test("a heat map is one table with a column per row", () => {
  const content: ChartContent = {
    kind: "heatMap",
    heatMap: {
      x: [first, first + 7],
      rows: ["0-4", "5-9", "10-14"],
      values: [
        [1, 2],
        [3, Number.NaN],
      ],
      maximum: 2000,
      colors: [],
      yTitle: { en: "Age", de: "Alter" },
    },
  };
  expect(chartTable(content, "de")).toEqual([
    {
      title: "Alter",
      columns: ["Datum", "0-4", "5-9", "10-14"],
      rows: [
        ["2020-02-28", 1, 3, undefined],
        ["2020-03-06", 2, undefined, undefined],
      ],
    },
  ]);
});

test("without series there are no rows", () => {
  expect(chartTable(panels(panel([])), "en")).toEqual([
    { title: "Persons", columns: ["Date"], rows: [] },
  ]);
});

test("simulation days follow the section of the page, with their dates if known", () => {
  const plain = panels(panel([series("a", [1, 2, 3], [10, 20, 30])], { x: "simulationDay" }));
  expect(chartTable(plain, "en", { dates: [2, 3] })).toEqual([
    {
      title: "Persons",
      columns: ["Day", "a"],
      rows: [
        [2, 20],
        [3, 30],
      ],
    },
  ]);
  const dated = panels(
    panel([series("a", [26], [10])], { x: "simulationDay", dayZero: day("2020-02-17") }),
  );
  // Day 26 is 14 March 2020 (legacy-viewers specification 1.6).
  expect(chartTable(dated, "de")).toEqual([
    { title: "Personen", columns: ["Tag", "Datum", "a (de)"], rows: [[26, "2020-03-14", 10]] },
  ]);
});
