import { expect, test } from "vitest";
import { remainingSeconds } from "./remainingSeconds.ts";

test("the rest takes as long per part as what is done", () => {
  // A quarter in 2 s: the other three quarters take 6 s.
  expect(remainingSeconds(2000, 0.25)).toBe(6);
  expect(remainingSeconds(2100, 0.25)).toBe(7);
  expect(remainingSeconds(9000, 0.2)).toBe(40);
  expect(remainingSeconds(1000, 0.999)).toBe(1);
});

test("nothing is said too early, nor at the end", () => {
  expect(remainingSeconds(2000, 0.01)).toBeUndefined();
  expect(remainingSeconds(100, 0.5)).toBeUndefined();
  expect(remainingSeconds(2000, 1)).toBeUndefined();
  expect(remainingSeconds(2000, Number.NaN)).toBeUndefined();
});
