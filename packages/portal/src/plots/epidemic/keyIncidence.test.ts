import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture } from "../fixtures/tables.ts";
import { keyIncidence } from "./keyIncidence.ts";

/** 100,000 people; from Sunday 1 March 2020 on 10 new symptoms a day. */
const infections = dailyTable("2020-03-01", {
  nSusceptible: Array(15).fill(100_000),
  nTotalInfected: Array(15).fill(0),
  nRecovered: Array(15).fill(0),
  nShowingSymptomsCumulative: Array.from({ length: 15 }, (_, day) => 10 * day),
});

test("the chart of the first screen has whole weeks of the model, per 100,000", () => {
  const content = keyIncidence.content({ infections }, { ...contextFixture, sample: 0.25 });
  const [model, ...others] = content?.kind === "panels" ? (content.panels[0]?.series ?? []) : [];
  expect(Array.from(model?.x ?? [])[0]).toBe(parseDay("2020-03-05"));
  expect(Array.from(model?.y ?? [])[0]).toBe(70);
  // A quarter of the people is simulated: one person per 100,000 is a quarter of one.
  expect(model?.people).toBe(0.25);
  expect(others).toEqual([]);
});

test("without rows there is no chart", () => {
  expect(keyIncidence.content({}, contextFixture)).toBeUndefined();
  const empty = { rowCount: 0, columns: new Map() };
  expect(keyIncidence.content({ infections: empty }, contextFixture)).toBeUndefined();
});
