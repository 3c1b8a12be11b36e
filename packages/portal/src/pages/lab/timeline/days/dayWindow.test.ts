import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAt, daysIn, movedWindow, shareOf, spanOf, windowWith } from "./dayWindow.ts";

const window = { from: 100, to: 199 };

test("a hundred days are a percent of the width each", () => {
  expect(daysIn(window)).toBe(100);
  expect(shareOf(100, window)).toBe(0);
  expect(shareOf(125, window)).toBe(0.25);
  expect(dayAt(0.25, window)).toBe(125);
  expect(dayAt(0.255, window)).toBe(125.5);
});

test("a block reaches to the end of its last day, and is cut to the window", () => {
  expect(spanOf({ from: 125, to: 149 }, window)).toEqual({ left: 0.25, width: 0.25 });
  expect(spanOf({ from: 50, to: 109 }, window)).toEqual({ left: 0, width: 0.1 });
  expect(spanOf({ from: 50, to: 300 }, window)).toEqual({ left: 0, width: 1 });
  expect(spanOf({ from: 50, to: 99 }, window)).toBeUndefined();
  expect(spanOf({ from: 200, to: 210 }, window)).toBeUndefined();
});

test("positions become days and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 199 }), (day) => {
      expect(dayAt(shareOf(day, window), window)).toBeCloseTo(day, 9);
    }),
  );
});

const limits = { from: 0, to: 365 };

test("a window moves within its limits, and is never longer than them", () => {
  expect(movedWindow({ from: 10, to: 39 }, 28, limits)).toEqual({ from: 38, to: 67 });
  expect(movedWindow({ from: 10, to: 39 }, -28, limits)).toEqual({ from: 0, to: 29 });
  expect(movedWindow({ from: 330, to: 359 }, 28, limits)).toEqual({ from: 336, to: 365 });
  expect(movedWindow({ from: 0, to: 500 }, 5, limits)).toEqual(limits);
});

test("it moves no further than needed to show a block", () => {
  const shown = { from: 100, to: 129 };
  expect(windowWith(shown, { from: 110, to: 120 }, limits)).toBe(shown);
  expect(windowWith(shown, { from: 125, to: 135 }, limits)).toEqual({ from: 106, to: 135 });
  expect(windowWith(shown, { from: 90, to: 95 }, limits)).toEqual({ from: 90, to: 119 });
  // A longer one: its beginning, if none of it is seen.
  expect(windowWith(shown, { from: 110, to: 300 }, limits)).toBe(shown);
  expect(windowWith(shown, { from: 200, to: 300 }, limits)).toEqual({ from: 200, to: 229 });
});
