import { expect, test } from "vitest";
import { growthAxis } from "./growthAxis.ts";

test.each([
  [0, [0, 100, 200, 300]],
  [300, [0, 100, 200, 300]],
  [301, [0, 250, 500, 750, 1000]],
  [1890, [0, 1000, 2000, 3000]],
  [19_300, [0, 1000, 2000, 3000]],
  [Number.POSITIVE_INFINITY, [0, 1000, 2000, 3000]],
])("the axis for values up to %d", (most, ticks) => {
  expect(growthAxis(most)).toEqual({ end: ticks.at(-1), ticks });
});
