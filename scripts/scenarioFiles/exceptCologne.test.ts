// Split into two files to use two cores: all but Cologne.
import { test } from "vitest";
import { batteries, checkScenarioFile } from "./fixtures/checkScenarioFile.ts";

test.each(batteries.filter((path) => !path.startsWith("cologne/")))("%s", checkScenarioFile);
