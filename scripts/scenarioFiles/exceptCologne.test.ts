// Two files, so that two cores share them: all but those of Cologne.
import { test } from "vitest";
import { batteries, checkScenarioFile } from "./fixtures/checkScenarioFile.ts";

test.each(batteries.filter((path) => !path.startsWith("cologne/")))("%s", checkScenarioFile);
