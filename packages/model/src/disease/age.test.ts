import { expect, test } from "vitest";
import { strain } from "../immunity/strains.ts";
import { ageFactors, ageIndex, interpolatedByAge } from "./age.ts";

/** Of a person against a strain, as an infector of that strain sees it. */
function pair(code: number, age: number, infectorAge = 40): number {
  const { susceptibility, infectivity } = ageFactors;
  const infector = infectivity[ageIndex(code, infectorAge)] ?? 0;
  return (susceptibility[ageIndex(code, age)] ?? 0) * infector;
}

test("children are infected less easily, adolescents like adults, old people more easily by early strains", () => {
  for (const code of [strain.SARS_CoV_2, strain.ALPHA, strain.DELTA, strain.OMICRON_BA1]) {
    const old = code === strain.SARS_CoV_2 || code === strain.ALPHA ? 1.9 : 1;
    // Half of the way from 10 to 16, a quarter of the way from 60 to 80.
    for (const [age, expected] of [
      [0, 0.7],
      [10, 0.7],
      [13, 0.85],
      [16, 1],
      [60, 1],
      [65, 1 + 0.25 * (old - 1)],
      [80, old],
      [255, old],
    ] as const) {
      expect(pair(code, age)).toBeCloseTo(expected, 12);
    }
    expect(pair(code, 40, 19)).toBeCloseTo(0.85, 12);
    expect(pair(code, 40, 20)).toBeCloseTo(1, 12);
  }
});

test("nobody is more susceptible than 1, which bounds of the contact search rely on", () => {
  expect(Math.max(...ageFactors.susceptibility)).toBe(1);
});

test("linear between support points, constant beyond them", () => {
  const values = interpolatedByAge([
    [10, 1],
    [20, 2],
    [40, 0],
  ]);
  expect([0, 10, 13, 20, 30, 40, 127].map((age) => values[age])).toEqual([1, 1, 1.3, 2, 1, 0, 0]);
});
