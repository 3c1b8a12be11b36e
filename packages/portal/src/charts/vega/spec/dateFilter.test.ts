import { expect, test } from "vitest";
import { dateAxis, dayFixture, lineSpec } from "../fixtures/chart.ts";
import { withDateFilter } from "./dateFilter.ts";

const data = { name: "episcope-run" };
// Wednesday, 15 April: detects a mix-up with its weekday 3, and month 4.
const first = dayFixture("2020-04-15");
const filter = { filter: "!isValid(datum.date) || datum.date >= datetime(2020, 3, 15)" };
const calculate = expect.objectContaining({ as: "date" });

test("the filter precedes the author's transforms", () => {
  const own = { filter: "datum.n > 0" };
  const view = lineSpec({ data, transform: [own] });
  expect(withDateFilter(view, first)).toEqual({ ...view, transform: [calculate, filter, own] });
});

test("without a date on the x-axis there is no filter", () => {
  const view = lineSpec({ data, encoding: { x: { field: "day" }, y: dateAxis } });
  expect(withDateFilter(view, first)).toEqual(view);
});

test("dates as nominal text are compared as text", () => {
  const view = { data, mark: "bar", encoding: { x: { field: "date", type: "ordinal" } } };
  expect(withDateFilter(view, first).transform).toEqual([
    { filter: "!isValid(datum.date) || datum.date >= '2020-04-15'" },
  ]);
});

test("a time unit makes it a date", () => {
  const view = { data, mark: "bar", encoding: { x: { field: "date", timeUnit: "yearmonth" } } };
  expect(withDateFilter(view, first).transform).toEqual([calculate, filter]);
});

test("layers use the data of their parent", () => {
  const view = { data, layer: [{ mark: "rule" }, lineSpec()] };
  expect(withDateFilter(view, first)).toEqual({ ...view, transform: [calculate, filter] });
});

test("a part with its own data is filtered separately", () => {
  const part = lineSpec({ data: { url: "a" } });
  const view = { data, vconcat: [part, { mark: "bar" }, lineSpec({ data: null })] };
  expect(withDateFilter(view, first)).toEqual({
    data,
    vconcat: [
      { ...part, transform: [calculate, filter] },
      { mark: "bar" },
      lineSpec({ data: null }),
    ],
  });
});
