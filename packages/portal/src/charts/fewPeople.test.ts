import { expect, test } from "vitest";
import type { ChartContent, Series } from "./chartContent.ts";
import { drawable, hasFew } from "./fewPeople.ts";

const gap = Number.NaN;
const text = { en: "", de: "" };
function series(y: readonly number[], more: Partial<Series> = {}): Series {
  return {
    name: "a",
    label: text,
    kind: "line",
    source: "model",
    x: y.map((_, x) => x),
    y,
    ...more,
  };
}
const list = (values: ArrayLike<number> | undefined) => Array.from(values ?? []);

test("a curve has a gap where fewer than five simulated people are behind it", () => {
  // A quarter of all people is simulated: 20 people are five.
  expect(list(drawable(series([0, 19, 20, 400], { people: 0.25 })).y)).toEqual([gap, gap, 20, 400]);
  // Sixths, tenths and the like do not end up just below five.
  for (const share of [0.01, 0.1, 0.3, 1 / 6, 1 / 7]) {
    expect(list(drawable(series([5 / share], { people: share })).y)).toEqual([5 / share]);
  }
});

test("shares say themselves how many people are behind each value", () => {
  expect(list(drawable(series([50, 50, 50], { people: [4, 5, gap] })).y)).toEqual([gap, 50, 50]);
});

test("series without such figures stay as they are", () => {
  const plain = series([1, 2]);
  expect(drawable(plain)).toBe(plain);
});

test("a band is drawn where its upper end rests on enough people, a member like a curve", () => {
  const { bands, members } = drawable(
    series([1, 1, 9], {
      people: 1,
      bands: [{ level: 0.9, low: [0, 0, 6], high: [4, 8, 12] }],
      members: [[0, 8, 12]],
    }),
  );
  expect(bands?.map(({ low, high }) => [list(low), list(high)])).toEqual([
    [
      [gap, 0, 6],
      [gap, 8, 12],
    ],
  ]);
  expect(members?.map(list)).toEqual([[gap, 8, 12]]);
});

test("a chart says so if a curve or one of its members has such a gap", () => {
  const chart = (...shown: readonly Series[]): ChartContent => ({
    kind: "panels",
    panels: [{ key: "p", x: "date", yTitle: text, scale: "page", series: shown }],
  });
  expect(hasFew(chart(series([1]), series([9], { people: 1 })), [0, 9])).toBe(false);
  expect(hasFew(chart(series([1]), series([4], { people: 1 })), [0, 9])).toBe(true);
  expect(hasFew(chart(series([9], { people: 1, members: [[9], [4]] })), [0, 9])).toBe(true);
  expect(hasFew(chart(series([4, 9], { people: 1 })), [1, 9])).toBe(false);
  expect(hasFew(chart(series([gap], { people: 1 })), [0, 9])).toBe(false);
});
