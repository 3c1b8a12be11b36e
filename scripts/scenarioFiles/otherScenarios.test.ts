// Split into two files to use two cores: all that are not in the other one.
import { expect, test } from "vitest";
import { batteries, checkScenarioFile } from "./fixtures/checkScenarioFile.ts";
import { departures } from "./fixtures/departures.ts";

test.each(batteries.filter((path) => !/^(2021|cologne)/.test(path)))("%s", checkScenarioFile);

test("every battery that is said to leave the fitted past exists", () => {
  expect(Object.keys(departures).filter((path) => !batteries.includes(path))).toEqual([]);
});
