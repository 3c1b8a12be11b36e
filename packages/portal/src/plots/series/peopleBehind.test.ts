import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { casesComparison } from "../epidemic/casesComparison.ts";
import { healthOutcomes } from "../epidemic/healthOutcomes.ts";
import { contextFixture, panelOf } from "../fixtures/tables.ts";
import { ratiosOf } from "./peopleBehind.ts";

/** 80,000 people, of whom a quarter is simulated; 60 fall ill in the second week. */
const ill = Array.from({ length: 21 }, (_, day) => (day < 7 ? 0 : day < 14 ? 60 : 100));
const infections = dailyTable("2020-03-02", {
  nSusceptible: ill.map((n) => 80_000 - n),
  nTotalInfected: ill,
  nRecovered: ill.map(() => 0),
  nShowingSymptomsCumulative: ill,
  nCritical: ill,
});
const context = { ...contextFixture, sample: 0.25 };

test("incidences times people are the simulated people", () => {
  const { series } = panelOf(casesComparison.content({ infections }, context));
  const model = series.find(({ name }) => name === "Model");
  const people = Array.from(model?.y ?? [], (value) => value * Number(model?.people));
  expect(people).toEqual([15, 10]);
});

test("counts have people behind them, expected numbers do not; nothing is known without a sample", () => {
  const { series } = panelOf(healthOutcomes.content({ infections }, context));
  expect(Object.fromEntries(series.map(({ name, people }) => [name, people]))).toEqual({
    Susceptible: 0.25,
    "Total Infected": 0.25,
    "Showing Symptoms Cum.": 0.25,
    Recovered: 0.25,
    Critical: undefined,
  });
  const unknown = panelOf(healthOutcomes.content({ infections }, contextFixture)).series;
  expect(unknown.every(({ people }) => people === undefined)).toBe(true);
});

test("a ratio has no value where too few people are below it", () => {
  const line = { name: "R", label: { en: "", de: "" }, kind: "line", source: "model" } as const;
  const series = [{ ...line, x: [0, 1], y: [3, 1] }];
  const [ratio] = ratiosOf(series, [4, 5], context);
  expect(Array.from(ratio?.y ?? [])).toEqual([Number.NaN, 1]);
  expect(ratiosOf(series, [4, 5], contextFixture)).toBe(series);
});
