import { expect, test } from "vitest";
import { immunityFactor, naturalProtection, usualNaturalImmunity } from "./naturalImmunity.ts";

const protection = (infections: number, doses: number, days: number) =>
  naturalProtection(usualNaturalImmunity, infections, doses, days);

test("two infections, or one and a dose, protect fully for 180 days", () => {
  expect(protection(2, 0, 180)).toBe(1);
  expect(protection(1, 1, 180)).toBe(1);
  expect(protection(2, 0, 181)).toBeCloseTo(0.8 * (1 - 181 / 1825), 12);
});

test("a single infection protects in part and fades within five years", () => {
  expect(protection(1, 0, 0)).toBe(0.8);
  expect(protection(1, 0, 365)).toBeCloseTo(0.64, 12);
  expect(protection(1, 0, 1825)).toBe(0);
  expect(protection(1, 0, 4000)).toBe(0);
});

test("no protection without recovery", () => {
  expect(protection(0, 2, 0)).toBe(0);
  expect(protection(1, 0, -1)).toBe(0);
  expect(protection(1, 1, Number.NaN)).toBe(0);
  expect(protection(1, 0, Number.POSITIVE_INFINITY)).toBe(0);
});

test("the stronger of vaccine and infection counts", () => {
  expect(immunityFactor(0.3, 0.64)).toBe(0.3);
  expect(immunityFactor(0.5, 0.75)).toBe(0.25);
  expect(immunityFactor(1, 0)).toBe(1);
});
