import { formatDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { hospitalNewCases } from "./hospitalNewCases.ts";

/** N(0) = 390,000 + 6,000 + 4,000 = 400,000, so f = 4; later days have fewer people. */
function population(rowCount: number) {
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  return {
    nSusceptible: rows.map((row) => 390_000 - 50_000 * Math.min(row, 1)),
    nTotalInfected: rows.map(() => 6000),
    nRecovered: rows.map(() => 4000),
  };
}

function modelOf(firstDate: string, nSeriouslySickCumulative: readonly number[]) {
  const columns = { ...population(nSeriouslySickCumulative.length), nSeriouslySickCumulative };
  const infections = dailyTable(firstDate, columns);
  const panel = panelOf(hospitalNewCases.content({ infections }, contextFixture), "hospNewCas");
  const [series] = panel.series;
  return { panel, series, dates: Array.from(series?.x ?? [], formatDay) };
}

const squares = Array.from({ length: 22 }, (_, row) => row * row);

test("the increase is per calendar week and 100,000 inhabitants of the first day, at Thursdays", () => {
  // From Tuesday 2020-02-25, row 5 is Sunday 1 March, row 12 Sunday 8 March, row 19 Sunday 15
  // March. (12² − 5²) / 4 = 119/4, (19² − 12²) / 4 = 217/4.
  const { series, dates } = modelOf("2020-02-25", squares);
  expect(dates).toEqual(["2020-03-05", "2020-03-12"]);
  expect(series?.y).toEqual([29.75, 54.25]);
});

test("a start on another weekday gives the same calendar weeks", () => {
  // From Saturday 2020-02-29, row 1 is Sunday 1 March, rows 8 and 15 the next ones: (8² − 1) / 4,
  // (15² − 8²) / 4.
  const { series, dates } = modelOf("2020-02-29", squares.slice(0, 16));
  expect(dates).toEqual(["2020-03-05", "2020-03-12"]);
  expect(series?.y).toEqual([15.75, 40.25]);
});

test("without dates the weeks follow from the start date", () => {
  const infections = rowTable(
    ["day", "nSusceptible", "nTotalInfected", "nRecovered", "nSeriouslySickCumulative"],
    squares.slice(0, 13).map((total, row) => [row + 1, 390_000, 6000, 4000, total]),
  );
  const { series } = panelOf(hospitalNewCases.content({ infections }, contextFixture));
  expect(Array.from(series[0]?.x ?? [], formatDay)).toEqual(["2020-03-05"]);
  expect(series[0]?.y).toEqual([29.75]);
});

test("a missing count leaves a gap in the weeks that it ends or begins", () => {
  const { series } = modelOf("2020-02-25", squares.with(5, Number.NaN));
  expect(series?.y).toEqual([Number.NaN, 54.25]);
});

test("axis and style are those of the specification", () => {
  const { panel, series } = modelOf("2020-02-25", squares);
  expect(panel).toMatchObject({
    yTitle: { en: "Severe cases per 100,000 people and week" },
    scale: "page",
    range: { log: [0.1, 100] },
  });
  expect(panel.range?.linear).toBeUndefined();
  expect(series).toMatchObject({
    name: "Model: New Hospitalizations / 100k",
    kind: "line",
    color: "#332299",
    width: 0.5,
    markerSize: 4,
  });
});

test("without a count of the seriously sick there is no plot", () => {
  expect(hospitalNewCases.content({}, contextFixture)).toBeUndefined();
  const infections = dailyTable("2020-02-25", population(14));
  expect(hospitalNewCases.content({ infections }, contextFixture)).toBeUndefined();
  const empty = dailyTable("2020-02-25", { nSeriouslySickCumulative: [] });
  expect(hospitalNewCases.content({ infections: empty }, contextFixture)).toBeUndefined();
});
