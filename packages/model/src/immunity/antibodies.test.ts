import fc from "fast-check";
import { expect, test } from "vitest";
import { ln } from "../math/elementary.ts";
import {
  halfLifeOf,
  highestLevel,
  igaFactor,
  igaProtection,
  immuneResponse,
  infectorFactor,
  levelAfterEvent,
  refreshFactors,
  remainingShare,
  targetFactor,
} from "./antibodies.ts";
import { doseEvent, infectionEvent } from "./initialLevels.ts";
import { codeOfMember, strain } from "./strains.ts";
import { vaccine } from "./vaccines.ts";

test.each([
  [29.2, 0.017, 3],
  [12.5, 0.046, 3],
  [5, 0.127, 3],
  [1.9, 0.316, 3],
  [1, 0.5, 12],
  [0.66, 0.62, 2],
  [0.1, 0.94, 2],
  [0, 1, 15],
])("U-05 level %f leaves %f of the probability", (level, factor, digits) => {
  expect(targetFactor(level, 1.2)).toBeCloseTo(factor, digits);
});

test("U-05 an infector with antibodies is less infectious, by a quarter at most", () => {
  expect(infectorFactor(0, 1.2)).toBe(1);
  expect(infectorFactor(1, 1.2)).toBeCloseTo(0.875, 12);
  expect(infectorFactor(150, 1.2)).toBeCloseTo(0.7506, 4);
});

test.each([
  [0, 120, 0.88],
  [60, 120, 0.73],
  [120, 120, 0.5],
  [180, 120, 0.27],
  [365, 120, 0.02],
  [180, 730, 0.82],
  [365, 730, 0.73],
])("U-05 mucous membranes after %i days, period %i: %f", (days, period, value) => {
  expect(igaProtection(days, period)).toBeCloseTo(value, 2);
});

test("U-05 mucous membranes: same strain, other Omicron, anything else", () => {
  expect(igaFactor(strain.DELTA, strain.DELTA, igaProtection(120, 120))).toBeCloseTo(0.5, 12);
  expect(igaFactor(strain.BQ, strain.OMICRON_BA1, igaProtection(120, 120))).toBeCloseTo(
    1 - 0.5 / 1.4,
    12,
  );
  const member = codeOfMember({ line: "B", number: 7 });
  expect(igaFactor(member, strain.EG, igaProtection(120, 120))).toBeCloseTo(1 - 0.5 / 1.4, 12);
  expect(igaFactor(strain.OMICRON_BA1, strain.DELTA, igaProtection(0, 120))).toBe(1);
  expect(igaFactor(strain.DELTA, strain.OMICRON_BA1, igaProtection(0, 120))).toBe(1);
  expect(igaFactor(strain.ALPHA, strain.SARS_CoV_2, igaProtection(0, 120))).toBe(1);
});

test("U-05 events: initial level, times 15 or 5 later on, never above 150", () => {
  const refresh = refreshFactors[doseEvent(vaccine.mRNA)] ?? 0;
  expect(refresh).toBe(15);
  expect(refreshFactors[doseEvent(vaccine.vector)]).toBe(5);
  expect(refreshFactors[infectionEvent(strain.DELTA)]).toBe(15);
  expect(levelAfterEvent(0, refresh, 29.2, 1)).toBe(29.2);
  expect(levelAfterEvent(0, refresh, 29.2, 0.1)).toBeCloseTo(2.92, 12);
  expect(levelAfterEvent(0, refresh, 29.2, 10)).toBe(150);
  expect(levelAfterEvent(2, refresh, 29.2, 1)).toBe(30);
  expect(levelAfterEvent(1, refresh, 29.2, 1)).toBe(29.2);
  expect(levelAfterEvent(29.2, refresh, 29.2, 1)).toBe(150);
});

test("U-05 half of a level is left after 60 days, a quarter after 120", () => {
  expect(remainingShare(0, 60)).toBe(1);
  expect(remainingShare(60, 60)).toBeCloseTo(0.5, 14);
  expect(remainingShare(120, 60)).toBeCloseTo(0.25, 14);
  expect(remainingShare(1, 60)).toBeCloseTo(0.988514, 6);
});

test.each([
  [0, 3, 60],
  [0, 4, 120],
  [4, 0, 60],
  [5, 0, 120],
  [1, 1, 120],
  [0, 0, 60],
])("%i infections and %i doses: half-life %i days", (infections, doses, days) => {
  expect(halfLifeOf(infections, doses, 60, 2)).toBe(days);
});

test("immune responses: around 1, within a tenth and ten times, spread without heaps at the ends", () => {
  const response = immuneResponse(3);
  expect(response(0.5)).toBeCloseTo(1, 9);
  expect(response(1e-9)).toBeCloseTo(0.1, 6);
  expect(response(1 - 1e-9)).toBeCloseTo(10, 6);
  // ln 10 / 3 = 0.7675 has 22.14 % of a normal distribution above it; three quarters of what lies
  // between are 22.14 % + 0.75 · 55.72 % = 63.93 %, the quantile of which is 0.3566.
  expect(ln(response(0.75))).toBeCloseTo(3 * 0.3566, 3);
  fc.assert(
    fc.property(fc.double({ min: 1e-10, max: 1 - 1e-10, noNaN: true }), (u) => {
      expect(response(u)).toBeGreaterThanOrEqual(0.1 - 1e-12);
      expect(response(u)).toBeLessThanOrEqual(10 + 1e-12);
      expect(response(u) * response(1 - u)).toBeCloseTo(1, 6);
    }),
  );
  expect(immuneResponse(0)(0.1)).toBe(1);
});

test("levels stay within their bounds whatever comes", () => {
  const amount = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, (level, initial, response) => {
      const after = levelAfterEvent(level, 15, initial, response);
      expect(after >= 0 && after <= highestLevel).toBe(true);
      const factor = targetFactor(after, 1.2);
      expect(factor > 0 && factor <= 1).toBe(true);
    }),
  );
});
