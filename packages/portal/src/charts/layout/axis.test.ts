import { civilOf, parseDay } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Range } from "../chartContent.ts";
import {
  dateTicks,
  dayTicks,
  formatPosition,
  formatValue,
  linearScale,
  linearTicks,
  logScale,
  logTicks,
  niceLogRange,
  niceRange,
  tickLabel,
} from "./axis.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const labels = (from: string, to: string, wanted: number, language: "en" | "de" = "en") =>
  dateTicks([day(from), day(to)], language, wanted).map(({ label }) => label);

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyRange = fc
  .tuple(double(-1e6, 1e6), double(1e-3, 1e6))
  .map(([low, span]): Range => [low, low + span]);
const anyLogRange = fc
  .tuple(double(-9, 9), double(0.01, 7))
  .map(([power, decades]): Range => [10 ** power, 10 ** (power + decades)]);
const wantedTicks = fc.integer({ min: 2, max: 12 });

function expectAscending(values: readonly number[]): void {
  expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
}

test("on a linear scale from 0 to 100, 25 is a quarter of the way, also upwards", () => {
  expect(linearScale([0, 100], [0, 200])(25)).toBe(50);
  expect(linearScale([0, 100], [200, 0])(25)).toBe(150);
  expect(linearScale([5, 5], [0, 200])(5)).toBe(0);
});

test("on a logarithmic scale from 1 to 1000, 10 is a third of the way, and 0 has no position", () => {
  const scale = logScale([1, 1000], [300, 0]);
  expect(scale(10)).toBeCloseTo(200);
  expect(scale(0)).toBeNaN();
  expect(scale(-1)).toBeNaN();
});

test("scales reach their ends and are monotonic", () => {
  const shares = fc.tuple(double(0, 1), double(0, 1));
  fc.assert(
    fc.property(anyRange, anyLogRange, shares, (linear, log, [a, b]) => {
      for (const [scale, [low, high]] of [
        [linearScale(linear, [30, 530]), linear],
        [logScale(log, [30, 530]), log],
      ] as const) {
        expect(scale(low)).toBeCloseTo(30, 6);
        expect(scale(high)).toBeCloseTo(530, 6);
        const [smaller, larger] = [Math.min(a, b), Math.max(a, b)];
        const at = (share: number) => scale(low + share * (high - low));
        expect(at(smaller)).toBeLessThanOrEqual(at(larger));
      }
    }),
  );
});

test("linear ticks are 1, 2 or 5 times a power of ten, with exact decimals", () => {
  expect(linearTicks([0, 100], 5)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(linearTicks([0, 0.5], 5)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(linearTicks([-30, 70], 5)).toEqual([-20, 0, 20, 40, 60]);
  expect(linearTicks([0, 24], 5)).toEqual([0, 5, 10, 15, 20]);
  expect(linearTicks([7, 7], 5)).toEqual([7]);
});

test("linear ticks ascend inside of the range, at most one more than wanted", () => {
  fc.assert(
    fc.property(anyRange, wantedTicks, (range, wanted) => {
      const ticks = linearTicks(range, wanted);
      const slack = (range[1] - range[0]) * 1e-6;
      expectAscending(ticks);
      expect(ticks.length).toBeLessThanOrEqual(wanted + 1);
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(range[0] - slack);
        expect(tick).toBeLessThanOrEqual(range[1] + slack);
      }
    }),
  );
});

test("a nice range ends at ticks", () => {
  expect(niceRange([0, 97], 5)).toEqual([0, 100]);
  expect(niceRange([3.2, 8.9], 5)).toEqual([2, 10]);
  expect(niceRange([-13, 40], 5)).toEqual([-20, 40]);
  expect(niceRange([0, 0], 5)).toEqual([0, 1]);
  expect(niceRange([0, 100], 5)).toEqual([0, 100]);
});

test("a nice range contains the range and adds less than two steps", () => {
  fc.assert(
    fc.property(anyRange, wantedTicks, (range, wanted) => {
      const [low, high] = niceRange(range, wanted);
      const span = range[1] - range[0];
      expect(low).toBeLessThanOrEqual(range[0] + span * 1e-6);
      expect(high).toBeGreaterThanOrEqual(range[1] - span * 1e-6);
      // No step is longer than two and a half times the wanted distance.
      expect(high - low).toBeLessThanOrEqual(span * (1 + 5 / wanted) * 1.001);
    }),
  );
});

test("logarithmic ticks are powers of ten, with 2 and 5 if there is space, and fewer if not", () => {
  expect(logTicks([2, 30_000], 8)).toEqual([10, 100, 1000, 10_000]);
  expect(logTicks([0.01, 10], 9)).toEqual([0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]);
  expect(logTicks([1, 1e10], 3)).toEqual([1, 1e4, 1e8]);
});

test("few logarithmic ticks in less than two decades leave 2 or 5 times a power out", () => {
  expect(logTicks([1.1, 49], 3)).toEqual([2, 5, 10, 20]);
  expect(logTicks([1.1, 49], 2)).toEqual([2, 10, 20]);
  expect(logTicks([1.1, 99], 2)).toEqual([2, 10, 20]);
});

test("logarithmic ticks ascend inside of the range, are never 0 and at most one more than wanted", () => {
  fc.assert(
    fc.property(anyLogRange, wantedTicks, (range, wanted) => {
      const ticks = logTicks(range, wanted);
      expectAscending(ticks);
      expect(ticks.length).toBeLessThanOrEqual(wanted + 1);
      for (const tick of ticks) {
        expect(tick).toBeGreaterThan(range[0] * 0.999_99);
        expect(tick).toBeLessThan(range[1] * 1.000_01);
      }
    }),
  );
});

test("a nice logarithmic range ends at 1, 2 or 5 times a power of ten", () => {
  expect(niceLogRange([3, 700])).toEqual([2, 1000]);
  expect(niceLogRange([0.03, 0.4])).toEqual([0.02, 0.5]);
  expect(niceLogRange([10, 100])).toEqual([10, 100]);
  expect(niceLogRange([1, 1])).toEqual([1, 10]);
  fc.assert(
    fc.property(anyLogRange, (range) => {
      const [low, high] = niceLogRange(range);
      expect(low).toBeLessThanOrEqual(range[0] * 1.000_01);
      expect(high).toBeGreaterThanOrEqual(range[1] * 0.999_99);
      expect(low).toBeGreaterThan(range[0] / 2.6);
      expect(high).toBeLessThan(range[1] * 2.6);
    }),
  );
});

test("date ticks are months, with the year at the first and every January", () => {
  expect(labels("2020-03-01", "2020-08-31", 8)).toEqual(
    ["Mar 2020", "Apr", "May", "Jun"].concat(["Jul", "Aug"]),
  );
  expect(labels("2020-03-01", "2020-08-31", 6, "de")).toEqual(["März 2020", "Mai", "Juli"]);
  expect(labels("2020-11-15", "2021-02-15", 4)).toEqual(["Dec 2020", "Jan 2021", "Feb"]);
  expect(labels("2019-06-01", "2024-06-01", 6)).toEqual(
    ["2020", "2021", "2022"].concat(["2023", "2024"]),
  );
});

test("date ticks of a short section are days, with the month at the first and at its start", () => {
  const days = ["27 Feb", "28", "29", "1 Mar", "2", "3"];
  expect(labels("2020-02-27", "2020-03-03", 8)).toEqual(days);
  expect(labels("2020-02-27", "2020-03-14", 3, "de")).toEqual(["27. Feb", "5. März", "12."]);
});

test("date ticks ascend inside of the range; from two months on they are first days of months", () => {
  const anyDays = fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 9000 }));
  fc.assert(
    fc.property(anyDays, wantedTicks, ([first, span], wanted) => {
      const days = dateTicks([first, first + span], "en", wanted).map((tick) => tick.day);
      expectAscending(days);
      expect(days.length).toBeLessThanOrEqual(wanted + 1);
      for (const each of days) {
        expect(each).toBeGreaterThanOrEqual(first);
        expect(each).toBeLessThanOrEqual(first + span);
        if (span >= 60) expect(civilOf(each).dayOfMonth).toBe(1);
      }
    }),
  );
});

test("tick labels are in both languages, tiny and huge ones with an exponent", () => {
  expect([0, 0.05, 20_000].map((value) => tickLabel(value, "en"))).toEqual(["0", "0.05", "20,000"]);
  expect([0, 0.05, 20_000].map((value) => tickLabel(value, "de"))).toEqual(["0", "0,05", "20.000"]);
  expect([1e-7, 1e12, -2e13].map((value) => tickLabel(value, "en"))).toEqual([
    "1e-7",
    "1e12",
    "-2e13",
  ]);
});

test("values have three digits, and thousands are not rounded", () => {
  const read = (value: number) => formatValue(value, "en");
  expect([1234.6, 12.345, 1.2, 0.012_345, 0].map(read)).toEqual(
    ["1,235", "12.3", "1.2"].concat(["0.0123", "0"]),
  );
  expect(formatValue(-12.345, "de")).toBe("-12,3");
});

test("a position is written as text", () => {
  expect(formatPosition(day("2020-03-09"), { x: "date" }, "en")).toBe("9 March 2020");
  expect(formatPosition(day("2020-03-09"), { x: "date" }, "de")).toBe("9. März 2020");
  expect(formatPosition(120, { x: "daysSinceVaccination" }, "de")).toBe("120");
  expect(formatPosition(26, { x: "simulationDay" }, "en")).toBe("day 26");
  const dated = { x: "simulationDay", dayZero: day("2020-02-17") } as const;
  expect(formatPosition(26, dated, "en")).toBe("day 26 (14 March 2020)");
  expect(formatPosition(26, dated, "de", "short")).toBe("Tag 26 (14.03.2020)");
});

test("ticks of simulation days are integers, with their dates below if known", () => {
  expect(dayTicks([0, 150], undefined, "en", 4)).toEqual([
    { day: 0, label: "0" },
    { day: 50, label: "50" },
    { day: 100, label: "100" },
    { day: 150, label: "150" },
  ]);
  expect(dayTicks([0, 2], day("2020-02-17"), "de", 10)).toEqual([
    { day: 0, label: "0", second: "17. Feb" },
    { day: 1, label: "1", second: "18. Feb" },
    { day: 2, label: "2", second: "19. Feb" },
  ]);
});

test("absurd values still give a finite axis", () => {
  for (const [low, high] of [
    [1e-310, 1e-305],
    [1e300, 1.5e308],
    [1e-310, 1.5e308],
  ] as const) {
    const range = niceLogRange([low, high]);
    expect(range[0]).toBeGreaterThan(0);
    expect(range[1]).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(logTicks(range, 6).length).toBeLessThan(30);
  }
  expect(logTicks([0, 10], 5)).toEqual([]);
});

test("a short logarithmic axis has more than one tick", () => {
  expect(logTicks([2, 5], 2)).toEqual([2, 5]);
  expect(logTicks([2, 40], 3)).toEqual([2, 5, 10, 20]);
});

test("large and small ticks keep their digits", () => {
  expect(tickLabel(1.5e9, "en")).toBe("1,500,000,000");
  expect(tickLabel(0.000_015, "de")).toBe("0,000015");
  expect(tickLabel(2.5e13, "en")).toBe("2.5e13");
});
