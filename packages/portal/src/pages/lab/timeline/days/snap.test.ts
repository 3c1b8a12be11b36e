import { parseDay } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { snapFor, snapped } from "./snap.ts";

const day = (date: string) => parseDay(date) ?? 0;
// 2 November 2020 is a Monday, 30 June 2021 a Wednesday.
const [first, after] = [day("2020-11-02"), day("2021-07-01")];

test("wide days are told apart, narrow ones are not", () => {
  expect(snapFor(5)).toBe(1);
  expect(snapFor(2.4)).toBe(7);
});

test("ends are put at the nearest beginning of a day", () => {
  expect(snapped(first + 10.4, 1, first, after)).toBe(first + 10);
  expect(snapped(first + 10.6, 1, first, after)).toBe(first + 11);
  expect(snapped(first - 3, 1, first, after)).toBe(first);
  expect(snapped(after + 3, 1, first, after)).toBe(after);
});

test("or at the nearest Monday, or at an end of the scenario", () => {
  expect(snapped(day("2020-11-12"), 7, first, after)).toBe(day("2020-11-09"));
  expect(snapped(day("2020-11-13"), 7, first, after)).toBe(day("2020-11-16"));
  expect(snapped(after - 0.6, 7, first, after)).toBe(after);
  expect(snapped(day("2021-06-27"), 7, first, after)).toBe(day("2021-06-28"));
});

test("a snapped position stays, and is within the limits", () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 3000 }), (tenths) => {
      for (const snap of [1, 7] as const) {
        const place = snapped(first + tenths / 10, snap, first, after);
        expect(place).toBeGreaterThanOrEqual(first);
        expect(place).toBeLessThanOrEqual(after);
        expect(snapped(place, snap, first, after)).toBe(place);
      }
    }),
  );
});
