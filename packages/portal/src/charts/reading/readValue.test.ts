import fc from "fast-check";
import { expect, test } from "vitest";
import type { Series } from "../chartContent.ts";
import { indexAt, lastUpTo, movedSteps, namesAt, stepAt } from "./readValue.ts";

function series(x: readonly number[], more: Partial<Series> = {}): Series {
  const y = x.map((position) => position * 10);
  return { name: "a", label: { en: "a", de: "a" }, kind: "line", source: "model", x, y, ...more };
}
const places = (of: Series, ...at: number[]) => at.map((position) => indexAt(of, position));

test("a daily point applies to its day", () => {
  const daily = series([100, 101, 102]);
  expect(places(daily, 100, 101, 101.4, 102)).toEqual([0, 1, 1, 2]);
  expect(places(daily, 99, 103)).toEqual([undefined, undefined]);
});

test("a weekly point applies to half a week on both sides; in the middle the earlier one counts", () => {
  const weekly = series([0, 7, 14]);
  expect(places(weekly, 3, 3.5, 4, 17)).toEqual([0, 0, 1, 2]);
  expect(places(weekly, -4, 18)).toEqual([undefined, undefined]);
});

test("a monthly point applies to a week at most", () => {
  expect(places(series([0, 30, 60]), 7, 8, 23)).toEqual([0, undefined, 1]);
});

test("a target applies to every day", () => {
  const target = series([100, 200], { source: "target" });
  expect(places(target, -5000, 149, 151, 5000)).toEqual([0, 0, 1, 1]);
});

test("a gap has no value, nor does an empty series or a distant single point", () => {
  const gaps = series([0, 1, 2], { y: [5, Number.NaN, 0] });
  expect(places(gaps, 0, 1, 2)).toEqual([0, undefined, 2]);
  expect(places(series([0, 1], { y: [5] }), 1)).toEqual([undefined]);
  expect(places(series([]), 0)).toEqual([undefined]);
  expect(places(series([40]), 40, 40.5, 41)).toEqual([0, 0, undefined]);
});

test("the nearest point is always used", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -300, max: 300 }), { minLength: 1 }),
      fc.integer({ min: -400, max: 400 }),
      (unsorted, position) => {
        const x = unsorted.sort((a, b) => a - b);
        const distance = (index: number) => Math.abs((x[index] ?? Number.NaN) - position);
        const nearest = Math.min(...x.map((_, index) => distance(index)));
        expect(distance(indexAt(series(x, { source: "target" }), position) ?? -1)).toBe(nearest);
      },
    ),
  );
});

test("a level lasts until the next one", () => {
  expect([0, 1, 4, 5, 9, 99].map((position) => lastUpTo([1, 5, 9], position))).toEqual([
    -1, 0, 0, 1, 2, 2,
  ]);
  expect(lastUpTo([], 3)).toBe(-1);
});

const weeks = { at: [7, 14, 28], words: { en: "{date}", de: "{date}" }, days: 7 };

test("positions snap to steps", () => {
  expect([0, 9, 12, 20, 22, 99].map((position) => stepAt(weeks, position))).toEqual([
    ...[7, 7, 14, 14, 28, 28],
  ]);
  expect(movedSteps(weeks, 14, 1)).toBe(28);
  expect(movedSteps(weeks, 14, -5)).toBe(7);
  expect(stepAt({ ...weeks, at: [] }, 3)).toBe(3);
});

test("marks are named for the days that a step covers, and a little around their lines", () => {
  const marks = [
    { day: 3, until: 9, label: "span" },
    { day: 8, label: "quiet", isQuiet: true },
    { day: 11, label: "loud" },
  ];
  const names = (position: number, steps: typeof weeks | undefined, near = 0) =>
    namesAt(marks, position, { steps, near });
  expect(names(7, weeks)).toEqual(["span"]);
  expect(names(14, weeks)).toEqual(["span", "quiet", "loud"]);
  expect(names(28, weeks)).toEqual([]);
  expect(names(8, undefined)).toEqual(["span", "quiet"]);
  expect(names(10, undefined)).toEqual([]);
  expect(names(10, undefined, 1)).toEqual(["loud"]);
});
