import { expect, test } from "vitest";
import { strain } from "../immunity/strains.ts";
import { ageFactors, ageIndex, interpolatedByAge } from "./age.ts";

test("people up to 19 are infected less easily and infect less", () => {
  const { susceptibility, infectivity } = ageFactors("berlin2021");
  for (const code of [strain.SARS_CoV_2, strain.DELTA, strain.EG]) {
    expect(susceptibility[ageIndex(code, 0)]).toBe(0.45);
    expect(susceptibility[ageIndex(code, 19)]).toBe(0.45);
    expect(susceptibility[ageIndex(code, 20)]).toBe(1);
    expect(susceptibility[ageIndex(code, 255)]).toBe(1);
    expect(infectivity[ageIndex(code, 19)]).toBe(0.85);
    expect(infectivity[ageIndex(code, 20)]).toBe(1);
  }
});

test("in Cologne all ages are alike from Delta on, and infect as before", () => {
  const { susceptibility, infectivity } = ageFactors("cologne2022");
  for (const code of [strain.SARS_CoV_2, strain.ALPHA, strain.B1351]) {
    expect(susceptibility[ageIndex(code, 10)]).toBe(0.45);
  }
  for (const code of [strain.DELTA, strain.OMICRON_BA1, strain.STRAIN_B]) {
    expect(susceptibility[ageIndex(code, 10)]).toBe(1);
    expect(infectivity[ageIndex(code, 10)]).toBe(0.85);
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
