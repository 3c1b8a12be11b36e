import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf } from "../fixtures/tables.ts";
import { outdoorFraction } from "./outdoorFraction.ts";

test("daily values are points, their centred mean is a line", () => {
  const table = dailyTable("2020-06-01", {
    outdoorFraction: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 1.5],
  });
  const { series, range } = panelOf(
    outdoorFraction.content({ outdoorFraction: table }, contextFixture),
  );
  expect(series.map(({ name, kind }) => [name, kind])).toEqual([
    ["Daily value", "points"],
    ["7-day average", "line"],
  ]);
  expect(series[1]?.y[3]).toBeCloseTo(0.4, 12);
  expect(series[1]?.y[4]).toBeCloseTo(0.6, 12);
  expect(series[1]?.y[2]).toBeNaN();
  expect(range?.linear).toEqual([-0.1, 1.1]);
});

test("without rows there is no plot", () => {
  expect(outdoorFraction.content({}, contextFixture)).toBeUndefined();
  const empty = dailyTable("2020-06-01", { outdoorFraction: [] });
  expect(outdoorFraction.content({ outdoorFraction: empty }, contextFixture)).toBeUndefined();
});
