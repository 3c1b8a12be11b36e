import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf } from "../fixtures/tables.ts";
import { simulatedR } from "./simulatedR.ts";

const first = parseDay("2020-03-01") ?? 0;
const rValues = dailyTable("2020-03-01", { rValue: [1, 2, 3, 4, 5, 6, 7] });
// 100 new infections a day for a week, then 200.
const nInfectedCumulative = Array.from({ length: 15 }, (_, row) =>
  row <= 7 ? 100 * row : 700 + 200 * (row - 7),
);
const infections = dailyTable("2020-03-01", { nInfectedCumulative });

test("with the table there are the target and the mean", () => {
  const content = simulatedR.content({ rValues, infections }, contextFixture);
  const { series, scale } = panelOf(content, "simRVal");
  expect(content?.subtitle?.en).toBe("7-day average");
  expect(scale).toBe("linear");
  expect(series).toMatchObject([
    { name: "Target: 1.0", kind: "area", source: "target", color: "#bbddbb", width: 1 },
    { name: "7-Day Average R-Value", kind: "line", color: "#0044ff", width: 2 },
  ]);
  expect(series[0]).toMatchObject({ x: [first, first + 6], y: [1, 1] });
  // (1+2+3+4+5+6+7) / 7
  expect(series[1]?.y[3]).toBeCloseTo(4, 12);
});

test("without the table there are the target and the estimate", () => {
  const content = simulatedR.content({ infections }, contextFixture);
  const { series } = panelOf(content);
  expect(content?.subtitle?.en).toBe("Estimated from 7-day infections");
  expect(series.map(({ name }) => name)).toEqual(["Target: 1.0", "Estimated Multiplier"]);
  expect(series[0]).toMatchObject({ x: [first, first + 14] });
  expect(series[1]).toMatchObject({ color: "#0044ff", width: 2 });
  // 1 + (1400/700 − 1) · 4/7
  expect(series[1]?.y[14]).toBeCloseTo(11 / 7, 12);
  expect(series[1]?.y[13]).toBeNaN();
});

test("without both tables there is no plot", () => {
  expect(simulatedR.content({}, contextFixture)).toBeUndefined();
  const empty = dailyTable("2020-03-01", { nInfectedCumulative: [] });
  expect(simulatedR.content({ infections: empty }, contextFixture)).toBeUndefined();
});
