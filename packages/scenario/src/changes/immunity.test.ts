import { strain, vaccine, vaccineEffects } from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { vaccineEffect } from "../../../model/src/immunity/vaccineCurves.ts";
import { refusals, settingsWith } from "../fixtures/scenarioFixtures.ts";

test("what vaccines do: all of them, or some against some strains", () => {
  const { vaccineEffects: effects } = settingsWith([
    "vaccineEffect: { infectivity: 0.5 }",
    "vaccineEffect: { vaccine: mRNA, strain: [DELTA, ALPHA], effectiveness: 0.5, booster: false }",
    "vaccineEffect: { booster: true, fullDay: 7 }",
  ]).immunity;
  const of = (code: number, isBooster: boolean) =>
    vaccineEffect(effects, vaccine.mRNA, code, isBooster);
  expect(of(strain.DELTA, false)).toMatchObject({
    effectiveness: 0.5,
    infectivity: 0.5,
    fullDay: 49,
  });
  expect(of(strain.DELTA, true)).toMatchObject({
    effectiveness: 0.7,
    infectivity: 0.5,
    fullDay: 7,
  });
  expect(of(strain.SARS_CoV_2, false).effectiveness).toBe(0.7);
});

test("antibodies and natural immunity; what is not named stays", () => {
  const { immunity } = settingsWith([
    "immunity: { beta: 1, halfLifeDays: 80, halfLifeFactorForInfected: 1.5, responseSigma: 3, iga: { days: 120 } }",
    "immunity: { naturalDays: 90, naturalEffectiveness: 0.9 }",
  ]);
  expect(immunity).toMatchObject({
    beta: 1,
    halfLifeDays: 80,
    halfLifeFactorForInfected: 1.5,
    responseSigma: 3,
    iga: { days: 120 },
    natural: { fullDays: 90, effectiveness: 0.9 },
  });
  expect(
    settingsWith(["immunity: { iga: { days: 120 } }", "immunity: { iga: none }"]).immunity.iga,
  ).toBeUndefined();
});

test("as published when nothing is given", () => {
  const { immunity, householdSusceptibility } = settingsWith(["thetaTimes: 1"]);
  expect(immunity).toMatchObject({
    beta: 1.2,
    halfLifeDays: 60,
    halfLifeFactorForInfected: 1,
    responseSigma: 0,
    natural: { fullDays: 180, effectiveness: 0.8 },
  });
  expect(immunity.iga).toBeUndefined();
  expect(immunity.vaccineEffects).toEqual(vaccineEffects());
  expect(householdSusceptibility).toBeUndefined();
});

test("careful households", () => {
  expect(
    settingsWith(["households: { share: 0.35, inside: 0.01, outside: 5 }"]).householdSusceptibility,
  ).toEqual({ share: 0.35, inside: 0.01, outside: 5 });
});

test.each([
  ["vaccineEffect: { vaccine: mRNA }", /^at least one of effectiveness/],
  ["vaccineEffect: { vaccine: sugar, effectiveness: 1 }", /^"sugar" is not known/],
  ["vaccineEffect: { effectiveness: 70 }", "effectiveness must be a share from 0 to 1, not 70"],
  ["immunity: {}", /^at least one of beta/],
  ["immunity: { iga: 120 }", /^expected fields such as days/],
  ["immunity: { halfLifeDays: 0 }", "halfLifeDays must be a number above 0, not 0"],
  ["households: { share: 0.5, inside: 1 }", "the field outside is missing"],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  ]);
});
