import { expect, test } from "vitest";
import { glided } from "./glide.ts";

test("it covers a fifth of the distance in 16 ms at any frame rate", () => {
  expect(glided(2.5, 0.5, 16)).toBeCloseTo(2.1, 12);
  expect(glided(glided(2.5, 0.5, 8), 0.5, 8)).toBeCloseTo(2.1, 12);
  expect(glided(0.5, 2.5, 16)).toBeCloseTo(0.9, 12);
});

test("it arrives after about 0.4 seconds for a typical change", () => {
  let [value, steps] = [2.5, 0];
  while (value !== 0.9 && steps < 100) {
    value = glided(value, 0.9, 16);
    steps++;
  }
  expect(value).toBe(0.9);
  expect(steps * 16).toBeGreaterThan(300);
  expect(steps * 16).toBeLessThan(450);
  expect(glided(0.905, 0.9, 0)).toBe(0.9);
});
