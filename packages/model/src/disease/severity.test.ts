import fc from "fast-check";
import { expect, test } from "vitest";
import { strain } from "../immunity/strains.ts";
import {
  criticalFactorOfAntibodies,
  probabilityOfCritical,
  probabilityOfSeriouslySick,
  seriouslySickFactorOfAntibodies,
  severityByAge,
} from "./severity.ts";

test.each([
  [25, 0.024, 0.15],
  [75, 0.23, 0.41],
])("U-07 tables at age %i", (age, seriouslySick, critical) => {
  expect(probabilityOfSeriouslySick(severityByAge, age, 1, 1)).toBe(seriouslySick);
  expect(probabilityOfCritical(severityByAge, age, 1)).toBe(critical);
});

test.each([
  [0, 0.04, 0.07],
  [4, 0.04, 0.07],
  [5, 0.011, 0],
  [14, 0.011, 0],
  [15, 0.024, 0.15],
  [34, 0.024, 0.15],
  [35, 0.056, 0.3],
  [59, 0.056, 0.3],
  [60, 0.23, 0.41],
  [79, 0.23, 0.41],
  [80, 0.36, 0.27],
  [255, 0.36, 0.27],
])("groups of ages end where they should: %i", (age, seriouslySick, critical) => {
  expect(probabilityOfSeriouslySick(severityByAge, age, 1, 1)).toBe(seriouslySick);
  expect(probabilityOfCritical(severityByAge, age, 1)).toBe(critical);
});

test("factors multiply, up to certainty", () => {
  expect(probabilityOfSeriouslySick(severityByAge, 75, 0.5, 2)).toBeCloseTo(0.23, 15);
  expect(probabilityOfSeriouslySick(severityByAge, 85, 1.6, 4)).toBe(1);
  expect(probabilityOfCritical(severityByAge, 75, 3)).toBe(1);
});

test("antibodies: 1 / (1 + level), four times as strong after two doses, 3.7 times against Omicron", () => {
  const factor = seriouslySickFactorOfAntibodies;
  expect(factor(0, 3, strain.OMICRON_BA1, 1.2)).toBe(1);
  expect(factor(1, 1, strain.DELTA, 1)).toBeCloseTo(1 / 2, 14);
  expect(factor(1, 2, strain.DELTA, 1)).toBeCloseTo(1 / 5, 14);
  expect(factor(1, 0, strain.OMICRON_BA5, 1)).toBeCloseTo(1 / 4.7, 14);
  expect(factor(1, 2, strain.OMICRON_BA5, 1)).toBeCloseTo(1 / 15.8, 14);
  expect(factor(1, 2, strain.OMICRON_BA5, 1.2)).toBeCloseTo(1 / (1 + 14.8 ** 1.2), 12);
});

test("being critical: only against BA.1 and BA.2", () => {
  expect(criticalFactorOfAntibodies(1, 2, strain.OMICRON_BA1, 1)).toBeCloseTo(1 / 15.8, 14);
  expect(criticalFactorOfAntibodies(1, 2, strain.OMICRON_BA2, 1)).toBeCloseTo(1 / 15.8, 14);
  expect(criticalFactorOfAntibodies(1, 2, strain.OMICRON_BA5, 1)).toBe(1);
  expect(criticalFactorOfAntibodies(1, 2, strain.DELTA, 1)).toBe(1);
});

test("always a probability", () => {
  fc.assert(
    fc.property(
      fc.nat(255),
      fc.double({ min: 0, max: 10, noNaN: true }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      (age, hospitalFactor, multiplier) => {
        const serious = probabilityOfSeriouslySick(severityByAge, age, hospitalFactor, multiplier);
        const critical = probabilityOfCritical(severityByAge, age, multiplier);
        expect(serious >= 0 && serious <= 1 && critical >= 0 && critical <= 1).toBe(true);
      },
    ),
  );
});
