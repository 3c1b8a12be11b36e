import { expect, test } from "vitest";
import { strain } from "../immunity/strains.ts";
import {
  ageCount,
  ageIndex,
  highestStep,
  interpolatedByAge,
  stepsOfAge,
  susceptibility,
  susceptibilityStep,
} from "./age.ts";

test("children are infected less easily, adolescents like adults, old people more easily by early strains", () => {
  for (const code of [strain.SARS_CoV_2, strain.ALPHA, strain.DELTA, strain.OMICRON_BA1]) {
    const old = code === strain.SARS_CoV_2 || code === strain.ALPHA ? 1.9 : 1;
    // Half of the way from 4 to 10 and from 10 to 16, a quarter of the way from 60 to 80.
    for (const [age, expected] of [
      [0, 0.5],
      [4, 0.5],
      [7, 0.575],
      [10, 0.65],
      [13, 0.825],
      [16, 1],
      [60, 1],
      [65, 1 + 0.25 * (old - 1)],
      [80, old],
      [255, old],
    ] as const) {
      expect(susceptibility[ageIndex(code, age)]).toBeCloseTo(expected, 12);
    }
  }
});

test("steps of an age are never below its susceptibility to any strain, and less than one above", () => {
  expect(Math.max(...stepsOfAge)).toBe(highestStep);
  for (let age = 0; age < ageCount; age++) {
    const ofStrains = Object.values(strain).map((code) => susceptibility[ageIndex(code, age)] ?? 0);
    const highest = Math.max(...ofStrains);
    const bound = (stepsOfAge[age] ?? 0) * susceptibilityStep;
    expect(bound).toBeGreaterThan(highest - 1e-9);
    expect(bound).toBeLessThan(highest + susceptibilityStep);
  }
});

test("linear between support points, constant beyond them", () => {
  const values = interpolatedByAge([
    [10, 1],
    [20, 2],
    [40, 0],
  ]);
  expect([0, 10, 13, 20, 30, 40, 127].map((age) => values[age])).toEqual([1, 1, 1.3, 2, 1, 0, 0]);
});
