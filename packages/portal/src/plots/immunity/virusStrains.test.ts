import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf } from "../fixtures/tables.ts";
import type { PlotContext } from "../plot.ts";
import { virusStrains } from "./virusStrains.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const constant = (value: number, count: number) => Array.from({ length: count }, () => value);

// N(0) = 150,000 + 30,000 + 20,000 = 200,000, so f = 2.
const infections = dailyTable("2021-06-01", {
  nSusceptible: [150_000],
  nTotalInfected: [30_000],
  nRecovered: [20_000],
});

// 15 days from a Wednesday on. DELTA appears in the second week; on row 7 itself ALPHA has no case.
const strains = dailyTable("2021-06-02", {
  ALPHA: [...constant(4, 7), 0, ...constant(1, 6), 9],
  DELTA: [...constant(0, 7), ...constant(3, 6), 0, 9],
  A_1: constant(0, 15),
});

test("infections of the previous seven days per 100,000 are points", () => {
  const { series, scale } = panelOf(
    virusStrains.content({ strains, infections }, contextFixture),
    "1-virStr",
  );
  expect(scale).toBe("page");
  expect(series.map(({ name, kind, markerSize }) => [name, kind, markerSize])).toEqual([
    ["ALPHA", "points", 4],
    ["DELTA", "points", 4],
  ]);
  expect(series.map(({ label }) => [label.en, label.de])).toEqual([
    ["Alpha", "Alpha"],
    ["Delta", "Delta"],
  ]);
  // Row 7 is 9 June, row 14 is 16 June; the values of these rows are not part of their own sums.
  expect(series[0]?.x).toEqual([day("2021-06-09"), day("2021-06-16")]);
  // ALPHA: 7 · 4 = 28 and 0 + 6 · 1 = 6, halved.
  expect(series[0]?.y).toEqual([14, 3]);
  // DELTA: no case in the first week is a gap; 6 · 3 + 0 = 18, halved.
  expect(series[1]?.y).toEqual([Number.NaN, 9]);
});

test("shares of all strains are drawn once linear and once logarithmic", () => {
  const content = virusStrains.content({ strains, infections }, contextFixture);
  const linear = panelOf(content, "2-virStr");
  const log = panelOf(content, "3-virStr");
  expect(linear.series.map(({ name, kind }) => [name, kind])).toEqual([
    ["% ALPHA", "line"],
    ["% DELTA", "line"],
  ]);
  expect(linear.series.map(({ label }) => label.de)).toEqual(["Alpha", "Delta"]);
  // First week 28 of 28; second week 6 and 18 of 24.
  expect(linear.series[0]?.y).toEqual([100, 25]);
  expect(linear.series[1]?.y).toEqual([Number.NaN, 75]);
  expect(log.series).toEqual(linear.series);
  expect([linear.scale, linear.range]).toEqual(["linear", { linear: [0, 100] }]);
  expect([log.scale, log.range]).toEqual(["log", { log: [0.01, 100] }]);
});

test("an unknown number leaves a gap in all shares of the week", () => {
  const withGap = dailyTable("2021-06-02", {
    ALPHA: constant(4, 15),
    DELTA: [Number.NaN, ...constant(4, 14)],
  });
  const content = virusStrains.content({ strains: withGap, infections }, contextFixture);
  expect(panelOf(content, "1-virStr").series.map(({ y }) => y)).toEqual([
    [14, 14],
    [Number.NaN, 14],
  ]);
  expect(panelOf(content, "2-virStr").series.map(({ y }) => y)).toEqual([
    [Number.NaN, 50],
    [Number.NaN, 50],
  ]);
});

test("reported variants are only in the panels of shares", () => {
  // Seven days from Monday, 7 June, on.
  const observed = new Map([
    ["cologne-variants", dailyTable("2021-06-07", { delta: constant(0.5, 7) })],
  ]);
  const context: PlotContext = { ...contextFixture, observed };
  const content = virusStrains.content({ strains, infections }, context);
  const namesIn = (key: string) => panelOf(content, key).series.map(({ name }) => name);
  expect(namesIn("1-virStr")).toEqual(["ALPHA", "DELTA"]);
  expect(namesIn("2-virStr")).toEqual(["% ALPHA", "% DELTA", "% Delta Reported"]);
  expect(namesIn("3-virStr")).toEqual(["% ALPHA", "% DELTA", "% Delta Reported"]);
});

test("without infections there are no rates, and without cases or a full week no plot", () => {
  const content = virusStrains.content({ strains }, contextFixture);
  expect(content?.kind === "panels" && content.panels.map(({ key }) => key)).toEqual([
    "2-virStr",
    "3-virStr",
  ]);
  expect(virusStrains.content({ infections }, contextFixture)).toBeUndefined();
  const none = dailyTable("2021-06-02", { ALPHA: constant(0, 15) });
  expect(virusStrains.content({ strains: none, infections }, contextFixture)).toBeUndefined();
  // The first point is at the eighth row.
  const short = dailyTable("2021-06-02", { ALPHA: constant(4, 7) });
  expect(virusStrains.content({ strains: short, infections }, contextFixture)).toBeUndefined();
});
