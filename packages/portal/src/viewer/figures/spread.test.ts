import { expect, test } from "vitest";
import { hasRange, spreadOf } from "./spread.ts";

test("the range is from 5 to 95 %: places 0.2, 2 and 3.8 of five values", () => {
  const spread = spreadOf([30, 10, 100, 20, 50]);
  expect(spread?.low).toBeCloseTo(12, 9);
  expect(spread?.median).toBe(30);
  expect(spread?.high).toBeCloseTo(90, 9);
  expect(spread && hasRange(spread)).toBe(true);
});

test("four model runs have a median but no range, none has nothing", () => {
  const spread = spreadOf([1, 2, 3, 4]);
  expect(spread?.median).toBe(2.5);
  expect(spread && hasRange(spread)).toBe(false);
  expect(spreadOf([])).toBeUndefined();
});
