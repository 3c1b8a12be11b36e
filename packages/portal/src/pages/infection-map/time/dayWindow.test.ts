import { parseDay } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DayWindow,
  isWholeRun,
  movedTo,
  playedWindow,
  readWindow,
  wholeWindow,
  withFrom,
  withTo,
} from "./dayWindow.ts";

const start = parseDay("2020-02-25") ?? 0;

test("without dates in the address the window is the whole run", () => {
  expect(readWindow("", "", start, 100)).toEqual({ from: 0, to: 99 });
  expect(isWholeRun(wholeWindow(100), 100)).toBe(true);
});

test("the dates of the address are both included", () => {
  expect(readWindow("2020-02-26", "2020-03-01", start, 100)).toEqual({ from: 1, to: 5 });
  expect(readWindow("2020-03-01", "2020-02-26", start, 100)).toEqual({ from: 1, to: 5 });
  expect(readWindow("2020-03-01", "", start, 100)).toEqual({ from: 5, to: 99 });
  expect(readWindow("1999-01-01", "2020-02-25", start, 100)).toEqual({ from: 0, to: 0 });
  expect(readWindow("yesterday", "2020-02-30", start, 100)).toEqual({ from: 0, to: 99 });
  expect(readWindow("1999-01-01", "1999-12-31", start, 100)).toEqual({ from: 0, to: 99 });
  expect(readWindow("2021-01-01", "2021-12-31", start, 100)).toEqual({ from: 0, to: 99 });
});

test("the ends and the whole window can be moved", () => {
  const window = { from: 10, to: 19 };
  expect(withFrom(window, 12.4)).toEqual({ from: 12, to: 19 });
  expect(withFrom(window, 30)).toEqual({ from: 19, to: 19 });
  expect(withTo(window, 3, 100)).toEqual({ from: 10, to: 10 });
  expect(withTo(window, 500, 100)).toEqual({ from: 10, to: 99 });
  expect(movedTo(window, 20, 100)).toEqual({ from: 20, to: 29 });
  expect(movedTo(window, 95, 100)).toEqual({ from: 90, to: 99 });
  expect(movedTo(window, -5, 100)).toEqual({ from: 0, to: 9 });
});

test("playing starts with four weeks, or again from the start if it was at the end", () => {
  expect(playedWindow(wholeWindow(200), 200)).toEqual({ from: 0, to: 27 });
  expect(playedWindow(wholeWindow(40), 40)).toEqual({ from: 0, to: 9 });
  expect(playedWindow(wholeWindow(1), 1)).toEqual({ from: 0, to: 0 });
  expect(playedWindow({ from: 190, to: 199 }, 200)).toEqual({ from: 0, to: 9 });
  expect(playedWindow({ from: 5, to: 9 }, 200)).toEqual({ from: 5, to: 9 });
});

const dayCount = fc.integer({ min: 1, max: 1000 });
const windowIn = (count: number): fc.Arbitrary<DayWindow> =>
  fc
    .tuple(fc.nat(count - 1), fc.nat(count - 1))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const moved = dayCount.chain((count) =>
  fc.tuple(fc.constant(count), windowIn(count), fc.double({ min: -5000, max: 5000, noNaN: true })),
);

test("moving keeps the window inside of the run and at least one day long", () => {
  fc.assert(
    fc.property(moved, ([count, window, day]) => {
      const results = [
        withFrom(window, day),
        withTo(window, day, count),
        movedTo(window, day, count),
        playedWindow(window, count),
      ];
      for (const { from, to } of results) {
        expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThan(count);
      }
      const shifted = movedTo(window, day, count);
      expect(shifted.to - shifted.from).toBe(window.to - window.from);
    }),
  );
});

test("no address leads outside of the run", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), dayCount, (from, to, count) => {
      const window = readWindow(from, to, start, count);
      expect(window.from).toBeGreaterThanOrEqual(0);
      expect(window.to).toBeLessThan(count);
      expect(window.from).toBeLessThanOrEqual(window.to);
    }),
  );
});
