import { expect, test } from "vitest";
import { importFactors } from "./recipe.ts";

test("imports of a strain: its own factor of each day, times that of all", () => {
  const step = (day: number, imports: number) => ({ day, imports, seed: 1, away: 1, home: 1 });
  const ofStrain = (day: number, strain: number, imports: number) => ({
    ...{ day, strain, imports, infectiousness: 1 },
  });
  const recipe = {
    steps: [step(102, 2), step(104, 3)],
    strains: [ofStrain(90, 1, 5), ofStrain(101, 0, 10), ofStrain(103, 1, 7), ofStrain(200, 1, 11)],
  };
  const days = { startDay: 100, dayCount: 6 };
  expect([...importFactors(recipe, 1, days)]).toEqual([5, 5, 10, 14, 21, 21]);
  expect([...importFactors(recipe, 0, days)]).toEqual([1, 10, 20, 20, 30, 30]);
  expect([...importFactors(recipe, 2, days)]).toEqual([1, 1, 2, 2, 3, 3]);
});
