import { formatDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import type { Series } from "../../charts/chartContent.ts";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { seedsSeriesName } from "../series/seedsSeriesName.ts";
import { casesComparison } from "./casesComparison.ts";

const count = 16;
const constant = (value: number) => Array.from({ length: count }, () => value);
/** One million people, so f = 10. Day 1 is Sunday 1 March 2020. */
function infections(columns: Record<string, readonly number[]> = {}): Table {
  return dailyTable("2020-03-01", {
    nSusceptible: Array.from({ length: count }, (_, row) => 990_000 - 100 * row),
    nTotalInfected: constant(6_000),
    nRecovered: constant(4_000),
    nShowingSymptomsCumulative: Array.from({ length: count }, (_, row) => 33 * row),
    ...columns,
  });
}

function seriesOf(
  tables: Parameters<typeof casesComparison.content>[0],
  observed = new Map<string, Table>(),
) {
  return panelOf(casesComparison.content(tables, { ...contextFixture, observed })).series;
}
function named(series: readonly Series[], name: string): Series {
  const found = series.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no series ${name}`);
  return found;
}
const dates = ({ x }: Series) => Array.from(x, formatDay);

test("the model is the weekly increase of symptoms per 100,000, at Thursdays", () => {
  // 7 days × 33 = 231 a week; 231 / 10 = 23.1
  const model = named(seriesOf({ infections: infections() }), "Model");
  expect(dates(model)).toEqual(["2020-03-05", "2020-03-12"]);
  expect(Array.from(model.y)).toEqual([23.1, 23.1]);
});

test("without a symptom count it is the decrease of susceptible people: 700 / 10", () => {
  const { columns, rowCount } = infections();
  const fewer = new Map([...columns].filter(([name]) => name !== "nShowingSymptomsCumulative"));
  const model = named(seriesOf({ infections: { rowCount, columns: fewer } }), "Model");
  expect(Array.from(model.y)).toEqual([70, 70]);
});

const everyDay = (perDay: number) => Array.from({ length: count }, (_, row) => perDay * row);

test("seeds are one band over the weeks of the model, hidden by default", () => {
  // Per week and 100,000: 7 × 10 / 10 = 7, 7 × 25 / 10 = 17.5, 7 × 33 / 10 = 23.1; mean 47.6 / 3 =
  // 15.87.
  const infectionsPerSeed = dailyTable("2020-03-01", {
    nShowingSymptomsCumulative_0: everyDay(25),
    nShowingSymptomsCumulative_1: everyDay(10),
    nShowingSymptomsCumulative_2: everyDay(33),
    nTested: everyDay(1000),
  });
  const series = seriesOf({ infections: infections(), infectionsPerSeed });
  expect(series.map(({ name }) => name)).toEqual(["Target: 50 per 100K", "Model", "Seeds"]);
  const seeds = named(series, seedsSeriesName);
  expect(dates(seeds)).toEqual(dates(named(series, "Model")));
  expect(seeds).toMatchObject({
    kind: "band",
    y: [15.9, 15.9],
    low: [7, 7],
    high: [23.1, 23.1],
    isHiddenByDefault: true,
    isHiddenInLegend: false,
  });
});

test("a week of the band needs a value of one seed, and its mean is over seeds with a value", () => {
  // Row 14 is Sunday 15 March and row 7 Sunday 8 March: without them the second seed has no first
  // and no second week; without row 14 the third has no second one.
  const gaps = (perDay: number, ...rows: number[]) =>
    everyDay(perDay).map((value, row) => (rows.includes(row) ? Number.NaN : value));
  const bandOf = (...columns: number[][]) => {
    const infectionsPerSeed = dailyTable(
      "2020-03-01",
      Object.fromEntries(columns.map((values, seed) => [`nShowingSymptoms_${seed}`, values])),
    );
    return seriesOf({ infections: infections(), infectionsPerSeed }).find(
      ({ name }) => name === seedsSeriesName,
    );
  };
  // First week: seeds 1 and 3, (7 + 21) / 2; second week: seed 1 alone.
  expect(bandOf(gaps(10), gaps(20, 7, 14), gaps(30, 14))).toMatchObject({
    y: [14, 7],
    low: [7, 7],
    high: [21, 7],
  });
  // No seed has the second week.
  const first = bandOf(gaps(20, 14), gaps(30, 14));
  expect(first && dates(first)).toEqual(["2020-03-05"]);
  expect(bandOf(gaps(20, 7, 14))).toBeUndefined();
});

test("without seeds or their dates there is no band", () => {
  const { columns, rowCount } = dailyTable("2020-03-01", {
    nShowingSymptomsCumulative_0: everyDay(10),
  });
  const undated = new Map([...columns].filter(([name]) => name !== "date"));
  for (const infectionsPerSeed of [
    dailyTable("2020-03-01", { nTested: everyDay(10) }),
    { rowCount, columns: undated },
  ]) {
    const series = seriesOf({ infections: infections(), infectionsPerSeed });
    expect(series.map(({ name }) => name)).not.toContain(seedsSeriesName);
  }
});

test("reported cases count absent days as zero, use whole weeks only and are rounded down", () => {
  // Week of Monday 2 March: 61 + 48 = 109; 109 / 10 = 10.9. The week of 9 March is not complete.
  const cases = rowTable(
    ["date", "cases"],
    [
      ["2020-02-24", 1],
      ["2020-03-02", 61],
      ["2020-03-07", 48],
      ["2020-03-09", 99],
    ],
  );
  const reported = named(
    seriesOf({ infections: infections() }, new Map([["cologne-cases", cases]])),
    "RKI Cologne Infections",
  );
  expect(dates(reported)).toEqual(["2020-02-27", "2020-03-05"]);
  expect(Array.from(reported.y)).toEqual([0.1, 10.9]);
  expect(reported).toMatchObject({ kind: "points", source: "observed", color: "#008800" });
});

test("estimates for Germany are divided by its 820 hundred thousands", () => {
  const estimate = dailyTable("2020-03-02", {
    leastInfections: [820, 820, 820, 820, 820, 820, 1640],
  });
  const series = named(
    seriesOf({ infections: infections() }, new Map([["germany-estimated-infections", estimate]])),
    "Estimated Reported and Unreported Cases (Germany, XX et al.)",
  );
  expect(dates(series)).toEqual(["2020-03-05"]);
  expect(Array.from(series.y)).toEqual([8]);
});

test("sewage of the RKI is converted from log10 per litre to millilitres, on Thursdays, on the right axis", () => {
  // 5 and 12 March 2020 are Thursdays; 10^5 / 1000 = 100.
  const sewage = dailyTable("2020-03-04", { log10CopiesPerLitre: [4, 5, 6, 6, 6, 6, 6, 6, 6] });
  const series = named(
    seriesOf({ infections: infections() }, new Map([["cologne-sewage-rki", sewage]])),
    "Cologne Sewage Biomarker pro/mL (RKI)",
  );
  expect(dates(series)).toEqual(["2020-03-05", "2020-03-12"]);
  expect(Array.from(series.y)).toEqual([100, 1000]);
  expect(series.axis).toBe("right");
});

test("assumed incidences are drawn only beside the city's own cases", () => {
  const assumed = dailyTable("2020-03-01", { assumedIncidence: [1, 2, 3] });
  const alone = seriesOf(
    { infections: infections() },
    new Map([["cologne-assumed-incidence", assumed]]),
  );
  expect(alone.map(({ source }) => source)).not.toContain("observed");
  const cases = rowTable(["date", "cases"], [["2020-03-02", 1]]);
  const both = seriesOf(
    { infections: infections() },
    new Map([
      ["cologne-assumed-incidence", assumed],
      ["cologne-cases", cases],
    ]),
  );
  expect(Array.from(named(both, "Assumed Reported and Unreported Cases").y)).toEqual([1, 2, 3]);
});

test("the target is a line at 50 across the plot; without infections there is no plot", () => {
  const target = named(seriesOf({ infections: infections() }), "Target: 50 per 100K");
  expect(dates(target)).toEqual(["2020-03-01", "2020-03-16"]);
  expect(Array.from(target.y)).toEqual([50, 50]);
  expect(casesComparison.content({}, contextFixture)).toBeUndefined();
});
