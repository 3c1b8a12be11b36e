import fc from "fast-check";
import { expect, test } from "vitest";
import { summarise } from "./summarise.ts";

const gap = Number.NaN;
const rounded = (values: ArrayLike<number> | undefined) =>
  Array.from(values ?? [], (value) => Math.round(value * 1e9) / 1e9);

test("median and bands interpolate between the members in order", () => {
  // Five members: 5 % is at place 0.2, 25 % at 1, 75 % at 3, 95 % at 3.8.
  const members = [
    [30, 1],
    [10, 1],
    [100, 1],
    [20, 1],
    [50, 1],
  ];
  const { median, bands, differs } = summarise(members, 2);
  expect(rounded(median)).toEqual([30, 1]);
  expect(bands.map(({ low }) => rounded(low))).toEqual([
    [12, 1],
    [20, 1],
  ]);
  expect(bands.map(({ high }) => rounded(high))).toEqual([
    [90, 1],
    [50, 1],
  ]);
  expect(differs).toBe(true);
});

test("of two members the bands are within both", () => {
  const { median, bands } = summarise([[0], [20]], 1);
  expect([...median]).toEqual([10]);
  expect(bands.map(({ low, high }) => [...rounded(low), ...rounded(high)])).toEqual([
    [1, 19],
    [5, 15],
  ]);
});

test("a position needs a value of at least half of the members", () => {
  const members = [
    [1, 1, 1],
    [3, gap, gap],
    [5, 5, gap],
    [7, gap, gap],
  ];
  expect([...summarise(members, 3).median]).toEqual([4, 3, gap]);
  expect([...summarise([[gap], [gap]], 1).median]).toEqual([gap]);
});

test("members that agree everywhere do not differ, those that lack values do", () => {
  expect(
    summarise(
      [
        [1, gap],
        [1, gap],
      ],
      2,
    ).differs,
  ).toBe(false);
  expect(
    summarise(
      [
        [1, gap],
        [1, 2],
      ],
      2,
    ).differs,
  ).toBe(true);
  expect(
    summarise(
      [
        [1, 2],
        [1, 3],
      ],
      2,
    ).differs,
  ).toBe(true);
});

test("bands contain each other and the median, whatever the order of the members", () => {
  const value = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant(gap));
  const members = fc.array(fc.array(value, { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(members, (drawn) => {
      const summary = summarise(drawn, 4);
      const [wide, narrow] = summary.bands;
      for (let position = 0; position < 4; position++) {
        const there = drawn
          .map((member) => member[position] ?? gap)
          .filter((one) => !Number.isNaN(one));
        const ordered = [wide?.low, narrow?.low, summary.median, narrow?.high, wide?.high].map(
          (values) => values?.[position] ?? gap,
        );
        if (2 * there.length < drawn.length || there.length === 0) {
          expect(ordered.every(Number.isNaN)).toBe(true);
          continue;
        }
        const all = [Math.min(...there), ...ordered, Math.max(...there)];
        all.slice(1).forEach((higher, index) => {
          expect(higher).toBeGreaterThanOrEqual((all[index] ?? gap) - 1e-6);
        });
      }
      expect(summarise(drawn.toReversed(), 4)).toEqual(summary);
    }),
  );
});
