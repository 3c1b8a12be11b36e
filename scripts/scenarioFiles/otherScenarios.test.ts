// Split into two files to use two cores: all that are not in the other one.
import { test } from "vitest";
import { batteries, checkScenarioFile } from "./fixtures/checkScenarioFile.ts";

test.each(batteries.filter((path) => !/^(2021|cologne)/.test(path)))("%s", checkScenarioFile);
