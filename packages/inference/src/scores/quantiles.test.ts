import { expect, test } from "vitest";
import { intervalScore, levels, weightedQuantiles } from "./quantiles.ts";

test("levels are those of forecast hubs, symmetric", () => {
  expect(levels).toHaveLength(23);
  expect(levels[11]).toBe(0.5);
  levels.forEach((level, index) => {
    expect(level + (levels[22 - index] ?? 0)).toBeCloseTo(1, 12);
  });
});

test("quantiles of values with weights", () => {
  expect(weightedQuantiles([3, 1, 2], [1, 1, 1], [0, 0.5, 1])).toEqual([1, 2, 3]);
  // Nearly all weight on 10.
  expect(weightedQuantiles([10, 0], [0.98, 0.02], [0.5])[0]).toBeCloseTo(10 * (0.49 / 0.5), 9);
});

test("weighted interval score by hand", () => {
  // Levels 0.1, 0.5, 0.9 with 2, 5, 9; observed 12: interval score of the 80 % interval is
  // 7 + 2/0.2 · 3 = 37; (0.5 · 7 + 0.1 · 37) / 1.5.
  expect(intervalScore([2, 5, 9], 12, [0.1, 0.5, 0.9])).toBeCloseTo((3.5 + 3.7) / 1.5, 12);
  expect(intervalScore([5, 5, 5], 5, [0.1, 0.5, 0.9])).toBe(0);
});
