import { allDays, keyFigures, type TableResult } from "@episcope/battery";
import { parseDay, type RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { casesComparison } from "../../plots/epidemic/casesComparison.ts";
import { healthOutcomes } from "../../plots/epidemic/healthOutcomes.ts";
import { keyIncidence } from "../../plots/epidemic/keyIncidence.ts";
import { contextFixture } from "../../plots/fixtures/tables.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import { incidenceDifferences } from "../compare/incidenceDifference.ts";
import { pairedDifference } from "../compare/pairedDifference.ts";
import { FigureCollection } from "../figures/figureCollection.ts";
import { figureSpread } from "../figures/runFigures.ts";
import { plotState } from "../state/plotContent.ts";
import type { ShownRun } from "../state/viewerMachine.ts";
import { seedsOfRun } from "./seedsOfRun.ts";

const startDay = parseDay("2020-03-01") ?? Number.NaN;
const rows = Array.from({ length: 8 }, (_, row) => row);
const result = (columns: Record<string, readonly number[]>): TableResult => ({
  kind: "table",
  table: dailyTable("2020-03-01", columns),
  faults: [],
});

/** 100,000 people; in one week from Sunday to Sunday so many new symptoms a day with each seed. */
function run(perDay: readonly number[]): ShownRun {
  const mean = perDay.reduce((sum, count) => sum + count, 0) / perDay.length;
  const seeds = perDay.map((count, seed) => [
    `nShowingSymptomsCumulative_${seed}`,
    rows.map((row) => count * row),
  ]);
  const tables: [RunTableName, TableResult][] = [
    [
      "infections",
      result({
        nSusceptible: rows.map(() => 99_000),
        nTotalInfected: rows.map(() => 600),
        nRecovered: rows.map(() => 400),
        nShowingSymptomsCumulative: rows.map((row) => mean * row),
        nInfectedCumulative: rows.map((row) => 20 * mean * row),
      }),
    ],
    ["infectionsPerSeed", result(Object.fromEntries(seeds))],
  ];
  return { runId: "r", present: new Set(tables.map(([name]) => name)), tables: new Map(tables) };
}

function contentOf(plot: PlotDefinition, shown: ShownRun) {
  const state = plotState(plot, shown, contextFixture);
  if (state.kind !== "content") throw new Error(state.kind);
  return state.content;
}
function modelOf(plot: PlotDefinition, shown: ShownRun) {
  const content = contentOf(plot, shown);
  const panel = content.kind === "panels" ? content.panels[0] : undefined;
  return panel?.series.find(({ name }) => name === "Model");
}

/** A week with one seed has seven times as many as a day. */
const five = run([10, 20, 30, 40, 100]);

test.each([keyIncidence, casesComparison])(
  "a curve of cases shows the median of all seeds",
  (plot) => {
    const model = modelOf(plot, five);
    expect(Array.from(model?.y ?? [])).toEqual([210]);
    // 5 % is 70 + 0.2 × 70, 95 % is 280 + 0.8 × 420.
    expect(model?.bands?.[0]?.low[0]).toBeCloseTo(84, 9);
    expect(model?.bands?.[0]?.high[0]).toBeCloseTo(616, 9);
    expect(model?.members).toHaveLength(5);
    const content = contentOf(plot, five);
    expect(content.ensemble).toEqual({ arrived: 5, expected: 5, differs: true });
    expect(contentOf(plot, five)).toBe(content);
  },
);

test("a plot that rests on more than is known of each seed is said to be their mean", () => {
  const content = contentOf(healthOutcomes, five);
  expect(content.ensemble).toEqual({ arrived: 5, expected: 5, differs: false, isMean: true });
  expect(contentOf(healthOutcomes, five)).toBe(content);
});

test("four seeds say nothing about a range, and an ensemble has its own members", () => {
  const four = run([10, 20, 30, 40]);
  expect(seedsOfRun(four)).toEqual([]);
  expect(contentOf(keyIncidence, four).ensemble).toBeUndefined();
  expect(Array.from(modelOf(keyIncidence, four)?.y ?? [])).toEqual([175]);
  expect(seedsOfRun({ ...five, ensemble: { members: [], memberCount: 16 } })).toEqual([]);
});

function figuresOf(shown: ShownRun) {
  const collection = new FigureCollection();
  const at = {
    context: { ...contextFixture, startDay },
    memberCount: 1,
    ownStartDay: () => undefined,
    figuresOf: (infections: Parameters<typeof keyFigures>[0]) =>
      keyFigures(infections, { startDay, ...allDays }),
  };
  // The table of the seeds may arrive after the other.
  const [first] = shown.tables;
  collection.addRun("r", { present: shown.present, tables: new Map(first && [first]) }, at);
  collection.addRun("r", shown, at);
  const figures = collection.figures(startDay).get("r");
  if (!figures) throw new Error("no figures");
  return figures;
}

test("the peak has the range of the seeds, infections are those of the mean", () => {
  const figures = figuresOf(five);
  expect(figures).toMatchObject({ memberCount: 5, isOfMean: true });
  expect(figureSpread(figures, "peakIncidence")).toMatchObject({ median: 210, count: 5 });
  // 20 × 40 a day over the seven days.
  expect(figureSpread(figures, "infections")).toMatchObject({ median: 5600, count: 1 });
});

test("seeds of the same number are compared; without them it is a difference of means", () => {
  const other = run([11, 22, 33, 44, 110]);
  const [before, after] = [figuresOf(five), figuresOf(other)];
  expect(pairedDifference("peakIncidence", before, after)).toMatchObject({
    kind: "clear",
    difference: { direction: "more", amount: 21 },
  });
  expect(pairedDifference("infections", before, after)).toMatchObject({
    ...{ kind: "mayBeChance", isOfMean: true },
    difference: { direction: "more", amount: 600 },
  });
  const scenario = {
    ...{ runId: "o", name: { en: "o", de: "o" }, isChosen: false, isKept: true },
    ...{ color: "#d55e00", dash: undefined },
  };
  const content = incidenceDifferences({ run: five, startDay }, [
    { run: other, startDay, scenario },
  ]);
  const panel = content?.kind === "panels" ? content.panels[0] : undefined;
  expect(Array.from(panel?.series.find(({ name }) => name === "o")?.y ?? [])).toEqual([21]);
  expect(content?.ensemble).toEqual({ arrived: 5, expected: 5, differs: true });
});
