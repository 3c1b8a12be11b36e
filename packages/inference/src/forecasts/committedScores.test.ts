// The scores of the repository can be read; what they mean is in docs/scoring.md.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readForecastScores } from "@episcope/scenario";
import { expect, test } from "vitest";
import { scenarioFolder } from "../fixtures/inferenceFixtures.ts";

const folder = new URL("scores/", scenarioFolder);
const files = existsSync(folder) ? readdirSync(folder) : [];

test.each(files)("%s", (file) => {
  const found = readForecastScores(readFileSync(new URL(file, folder), "utf8"), file);
  expect(file).toBe(`${found.region}.json`);
  expect(found.forecasters[0]?.name).toBe("Episcope");
  expect(found.forecasters.some(({ name }) => name === found.reference)).toBe(true);
});
