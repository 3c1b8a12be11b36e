// Split into two files to use two cores: from 2021 on, including all of Cologne.
import { test } from "vitest";
import { batteries, checkScenarioFile } from "./fixtures/checkScenarioFile.ts";

test.each(batteries.filter((path) => /^(2021|cologne)/.test(path)))("%s", checkScenarioFile);
