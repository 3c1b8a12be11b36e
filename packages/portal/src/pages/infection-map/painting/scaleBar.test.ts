import { expect, test } from "vitest";
import { scaleLength } from "./scaleBar.ts";

test("the longest round length that fits", () => {
  expect(scaleLength(10, 100)).toBe(1000);
  expect(scaleLength(9, 100)).toBe(500);
  expect(scaleLength(4.9, 100)).toBe(200);
  expect(scaleLength(0.5, 100)).toBe(50);
});
