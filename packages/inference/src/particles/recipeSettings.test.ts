// The fast way to settings is taken for the regions that are fitted, and agrees with the slow one.
import { regionNames, regionRecord } from "@episcope/common";
import { expect, test } from "vitest";
import { shared } from "../fixtures/inferenceFixtures.ts";
import { BaseRun } from "./baseRun.ts";
import { recipeSettings } from "./recipeSettings.ts";

const fitted = regionNames().filter((name) => regionRecord(name).calibration?.observed);

test.each(fitted)("%s", (region) => {
  const base = new BaseRun({ region, shared });
  const { startDay, endDay } = base.scenario;
  const slow = base.settings.bind(base);
  const found = recipeSettings(slow, startDay, endDay - startDay + 1);
  expect(found).not.toBe(slow);
  const recipe = {
    steps: [
      { day: startDay, seed: 3, away: 1.013, home: 0.93, imports: 1.3 },
      { day: startDay + 100, seed: 4, away: 0.4567, home: 1.021, imports: 0.7 },
    ],
    strains: [
      { day: startDay + 290, strain: 1, infectiousness: 1.1, imports: 2 },
      { day: startDay + 297, strain: 1, infectiousness: 1.12, imports: 2.1 },
    ],
  };
  expect(found(recipe)).toEqual(slow(recipe));
});
