import type { TableResult } from "@episcope/battery";
import { parseDay, type RunTableName } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import type { ShownRun } from "../state/viewerMachine.ts";
import { incidenceDifferences } from "./incidenceDifference.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const present: ReadonlySet<RunTableName> = new Set(["infections"]);

/** 100,000 people; from Sunday 1 March 2020 on so many new symptoms a day. */
function tables(perDay: number, days = 15): ReadonlyMap<RunTableName, TableResult> {
  const column = (value: (row: number) => number) =>
    Array.from({ length: days }, (_, row) => value(row));
  const table = dailyTable("2020-03-01", {
    nSusceptible: column(() => 100_000),
    nTotalInfected: column(() => 0),
    nRecovered: column(() => 0),
    nShowingSymptomsCumulative: column((row) => perDay * row),
  });
  return new Map([["infections", { kind: "table", table, faults: [] }]]);
}

function run(perDay: readonly number[], days?: number): { run: ShownRun; startDay: number } {
  const members = perDay.map((count, position) => ({
    number: position + 1,
    tables: tables(count, days),
  }));
  const [first] = members;
  const ensemble = { members, memberCount: 16 };
  return {
    run: { runId: "r", present, tables: first?.tables ?? new Map(), ensemble },
    startDay: day("2020-03-01"),
  };
}
const scenario = (runId: string) => ({
  ...{ runId, name: { en: runId, de: runId }, isChosen: false, isKept: true },
  ...{ color: "#d55e00", dash: undefined },
});
type Perhaps = ReturnType<typeof incidenceDifferences>;
const differenceIn = (content: Perhaps, runId: string) =>
  content?.kind === "panels"
    ? content.panels[0]?.series.find(({ name }) => name === runId)
    : undefined;

test("each member is compared with that of the same number, in the weeks of both", () => {
  // 1 to 5 more a day are 7 to 35 more a week, in the middle 21.
  const reference = run([10, 20, 30, 40, 50]);
  const other = { ...run([11, 22, 33, 44, 55], 8), scenario: scenario("b") };
  const content = incidenceDifferences(reference, [other]);
  const difference = differenceIn(content, "b");
  expect(Array.from(difference?.x ?? [])).toEqual([day("2020-03-05")]);
  expect(Array.from(difference?.y ?? [])).toEqual([21]);
  // 5 % is 7 + 0.2 × 7, 95 % is 28 + 0.8 × 7.
  expect(difference?.bands?.[0]?.low[0]).toBeCloseTo(8.4, 9);
  expect(difference?.bands?.[0]?.high[0]).toBeCloseTo(33.6, 9);
  expect(content?.ensemble).toEqual({ arrived: 5, expected: 16, differs: true });
});

test("four pairs and single runs have no plot of differences", () => {
  const five = run([10, 20, 30, 40, 50]);
  const four = { ...run([1, 2, 3, 4]), scenario: scenario("b") };
  expect(incidenceDifferences(five, [four])).toBeUndefined();
  const { ensemble: _, ...single } = five.run;
  const once = { ...five, run: single, scenario: scenario("c") };
  expect(incidenceDifferences(five, [once])).toBeUndefined();
});

test("each scenario has its own line, and the least of their model runs is said", () => {
  const reference = run([10, 20, 30, 40, 50, 60]);
  const others = [
    { ...run([11, 22, 33, 44, 55, 66]), scenario: scenario("b") },
    { ...run([10, 20, 30, 40, 50]), scenario: scenario("c") },
    { ...run([1]), scenario: scenario("d") },
  ];
  const content = incidenceDifferences(reference, others);
  const values = ["b", "c", "d"].map((name) => differenceIn(content, name)?.y[0]);
  expect(values).toEqual([24.5, 0, undefined]);
  expect(content?.ensemble?.arrived).toBe(5);
});
