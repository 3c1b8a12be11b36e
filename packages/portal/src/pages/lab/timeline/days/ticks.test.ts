import { formatDay, parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { monthTicks } from "./ticks.ts";

const day = (date: string) => parseDay(date) ?? 0;
const window = { from: day("2020-09-28"), to: day("2021-06-30") };
const shown = (width: number) =>
  monthTicks(window, width, 40).map(({ day, hasName }) => formatDay(day) + (hasName ? " *" : ""));

test("all months have names if there is room", () => {
  expect(shown(1100)).toEqual([
    ...["2020-10-01 *", "2020-11-01 *", "2020-12-01 *", "2021-01-01 *", "2021-02-01 *"],
    ...["2021-03-01 *", "2021-04-01 *", "2021-05-01 *", "2021-06-01 *"],
  ]);
});

test("otherwise some, and January is among them", () => {
  expect(shown(300)).toEqual([
    ...["2020-10-01", "2020-11-01 *", "2020-12-01", "2021-01-01 *", "2021-02-01"],
    ...["2021-03-01 *", "2021-04-01", "2021-05-01 *", "2021-06-01"],
  ]);
});
