import fc from "fast-check";
import { expect, test } from "vitest";
import { strain } from "./strains.ts";
import {
  countsAsVaccinated,
  effectShare,
  infectivityFactor,
  isBoosted,
  seriouslySickFactor,
  susceptibilityFactor,
  symptomsFactor,
  vaccineEffect,
  vaccineEffects,
} from "./vaccineCurves.ts";
import { vaccine, vaccines } from "./vaccines.ts";

const effects = vaccineEffects();
const mRnaWild = vaccineEffect(effects, vaccine.mRNA, strain.SARS_CoV_2, false);
const vectorAlpha = vaccineEffect(effects, vaccine.vector, strain.ALPHA, false);
const mRnaDelta = vaccineEffect(effects, vaccine.mRNA, strain.DELTA, false);
const vectorDelta = vaccineEffect(effects, vaccine.vector, strain.DELTA, false);

test.each([
  [0, 1],
  [1, 1],
  [5, 0.941],
  [49, 0.3],
  [180, 0.35],
  [360, 0.419],
])("U-06 mRNA against the first strain, day %i", (days, value) => {
  expect(Math.abs(susceptibilityFactor(mRnaWild, days) - value)).toBeLessThan(0.001);
});

test("U-06 no effect five years after the full one, and none before the dose", () => {
  expect(susceptibilityFactor(mRnaWild, 49 + 1825)).toBe(1);
  expect(susceptibilityFactor(mRnaWild, 10_000)).toBe(1);
  expect(susceptibilityFactor(mRnaWild, -3)).toBe(1);
  expect(susceptibilityFactor(mRnaWild, Number.NaN)).toBe(1);
});

test("U-06 half of the effect against Delta comes in the last week", () => {
  expect(susceptibilityFactor(mRnaDelta, 42)).toBeCloseTo(0.65, 12);
  expect(susceptibilityFactor(mRnaDelta, 49)).toBeCloseTo(0.3, 12);
  expect(susceptibilityFactor(vectorDelta, 63)).toBeCloseTo(0.75, 12);
  expect(susceptibilityFactor(vectorDelta, 70)).toBeCloseTo(0.5, 12);
  expect(effectShare(mRnaDelta, 45.5)).toBeCloseTo(0.75, 12);
});

test.each([
  ["mRNA, first strain", mRnaWild, 49, 0.05 / 0.3, 0.4],
  ["vector, Alpha", vectorAlpha, 70, 0.5, 0.6],
  ["mRNA, Delta", mRnaDelta, 49, 0.4, 1 / 6],
  ["vector, Delta", vectorDelta, 70, 0.64, 0.46875],
])("U-06 symptoms and severity at full effect: %s", (_, effect, day, symptoms, severe) => {
  expect(symptomsFactor(effect, day)).toBeCloseTo(symptoms, 12);
  expect(seriouslySickFactor(effect, day)).toBeCloseTo(severe, 12);
  expect(symptomsFactor(effect, 1)).toBe(1);
  expect(seriouslySickFactor(effect, 1)).toBe(1);
});

test("swept effectiveness changes the factors of Delta alone", () => {
  const swept = vaccineEffects([
    { vaccines: [vaccine.mRNA], strains: [strain.DELTA], effectiveness: 0.5 },
    { vaccines: [vaccine.vector], strains: [strain.DELTA], effectiveness: 0.25 / 0.7 },
  ]);
  const mRna = vaccineEffect(swept, vaccine.mRNA, strain.DELTA, false);
  expect(mRna.effectiveness).toBe(0.5);
  expect(mRna.symptoms).toBeCloseTo(0.24, 12);
  expect(mRna.seriouslySick).toBeCloseTo(0.02 / 0.12, 12);
  const vector = vaccineEffect(swept, vaccine.vector, strain.DELTA, false);
  expect(vector.effectiveness).toBeCloseTo(0.357143, 6);
  expect(vector.symptoms).toBeCloseTo(0.32 / 0.642857, 6);
  expect(vaccineEffect(swept, vaccine.mRNA, strain.ALPHA, false)).toEqual(mRnaWild);
});

test("infectivity of vaccinated people comes with the effect", () => {
  const swept = vaccineEffects([{ infectivity: 0.5 }]);
  const effect = vaccineEffect(swept, vaccine.mRNA, strain.SARS_CoV_2, false);
  expect(infectivityFactor(effect, 1)).toBe(1);
  expect(infectivityFactor(effect, 25)).toBeCloseTo(0.75, 12);
  expect(infectivityFactor(effect, 49)).toBe(0.5);
  expect(infectivityFactor(mRnaWild, 49)).toBe(1);
});

test("boosters act at once and may have an effectiveness of their own", () => {
  const booster = vaccineEffect(effects, vaccine.mRNA, strain.DELTA, true);
  expect(susceptibilityFactor(booster, 0)).toBeCloseTo(0.3, 12);
  const better = vaccineEffects([{ booster: true, effectiveness: 0.9 }]);
  const strong = vaccineEffect(better, vaccine.mRNA, strain.DELTA, true);
  expect(susceptibilityFactor(strong, 0)).toBeCloseTo(0.1, 12);
  // 0.12 of those without would exceed the 0.1 still infected: nobody gains symptoms by a dose.
  expect(strong.symptoms).toBe(1);
  expect(vaccineEffect(better, vaccine.mRNA, strain.DELTA, false)).toEqual(mRnaDelta);
});

test("other days of full effect, other severity; later changes win", () => {
  const later = vaccineEffects([
    { fullDay: 21, seriouslySick: 0.01 },
    { booster: false, effectiveness: 0.6 },
    { booster: true, fullDay: 7 },
    { strains: [strain.DELTA], booster: false, fullDay: 5 },
  ]);
  const first = vaccineEffect(later, vaccine.mRNA, strain.ALPHA, false);
  expect(first).toMatchObject({ fullDay: 21, effectiveness: 0.6 });
  expect(first.symptoms).toBeCloseTo(0.125, 12);
  expect(first.seriouslySick).toBeCloseTo(0.2, 12);
  const booster = vaccineEffect(later, vaccine.mRNA, strain.ALPHA, true);
  expect(booster).toMatchObject({ fullDay: 7, effectiveness: 0.7 });
  // Too early for half the effect a week before.
  expect(vaccineEffect(later, vaccine.mRNA, strain.DELTA, false)).toMatchObject({
    fullDay: 5,
    halfDay: undefined,
  });
  const perfect = vaccineEffects([{ effectiveness: 1, seriouslySick: 0 }]);
  expect(vaccineEffect(perfect, vaccine.vector, strain.DELTA, false)).toMatchObject({
    symptoms: 1,
    seriouslySick: 1,
  });
});

test("who is boosted, and who counts as vaccinated", () => {
  expect(isBoosted(1, 0)).toBe(false);
  expect(isBoosted(2, 0)).toBe(true);
  expect(isBoosted(1, 1)).toBe(true);
  expect(isBoosted(0, 3)).toBe(false);
  expect(countsAsVaccinated(1, vaccine.mRNA, 48)).toBe(false);
  expect(countsAsVaccinated(1, vaccine.mRNA, 49)).toBe(true);
  expect(countsAsVaccinated(1, vaccine.vector, 69)).toBe(false);
  expect(countsAsVaccinated(1, vaccine.vector, 70)).toBe(true);
  expect(countsAsVaccinated(2, vaccine.mRNA, 0)).toBe(true);
  expect(countsAsVaccinated(0, vaccine.generic, 1000)).toBe(false);
});

test("later strains are like Delta, all other vaccines like mRNA; numbers stand for their names", () => {
  expect(vaccineEffect(effects, vaccine.xbbUpdate, strain.BQ, false)).toEqual(mRnaDelta);
  expect(vaccineEffect(effects, vaccine.generic, strain.B1351, false)).toEqual(mRnaWild);
  expect(() => vaccineEffect(effects, 7, 0, false)).toThrow(RangeError);
  expect(vaccines.map((name) => vaccine[name])).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("every factor lies between 0 and 1 on every day", () => {
  fc.assert(
    fc.property(
      fc.nat(effects.length - 1),
      fc.double({ min: -10, max: 5000, noNaN: true }),
      (n, days) => {
        const effect = effects[n] ?? mRnaWild;
        for (const factor of [susceptibilityFactor, symptomsFactor, seriouslySickFactor]) {
          const value = factor(effect, days);
          expect(value >= 0 && value <= 1).toBe(true);
        }
      },
    ),
  );
});
