import { expect, test } from "vitest";
import { joinSeries } from "./joinSeries.ts";
import { testSeries } from "./testMobility.ts";

const gap = Number.NaN;

test("by area and date, whatever the dates of the other", () => {
  const hours = testSeries(["2020-03-08", "2020-03-22"], {
    "11000": [7.2, 5.2],
    "05315": [7, gap],
  });
  const distance = testSeries(["2020-03-15", "2020-03-22"], { "11000": [30, 20] });
  expect(joinSeries([hours, distance], ["05315", "11000"])).toEqual([
    { area: "05315", date: "2020-03-08", values: [7, gap] },
    { area: "11000", date: "2020-03-08", values: [7.2, gap] },
    { area: "11000", date: "2020-03-15", values: [gap, 30] },
    { area: "11000", date: "2020-03-22", values: [5.2, 20] },
  ]);
});

test("areas of another level have nothing", () => {
  const hours = testSeries(["2020-03-08"], { "11000": [7.2] });
  expect(joinSeries([hours], ["11"])).toEqual([]);
  expect(joinSeries([], ["11000"])).toEqual([]);
});
