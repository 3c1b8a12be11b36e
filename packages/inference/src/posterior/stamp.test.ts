// Posteriors are of the present model. If this fails, `npm run calibrate -- <region> --filter`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Posterior } from "@episcope/scenario";
import { expect, test } from "vitest";
import { scenarioFolder, shared } from "../fixtures/inferenceFixtures.ts";
import { modelStamp } from "./stamp.ts";

const folder = new URL("posterior/", scenarioFolder);
const files = existsSync(folder) ? readdirSync(folder) : [];

test.each(files)("%s", (file) => {
  const { region, stamp } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Posterior;
  expect(modelStamp(region, shared), `scenarios/posterior/${file} is stale`).toBe(stamp);
});

test("another theta, but not another caution, is another model", () => {
  const { calibration } = shared;
  const changed = (from: RegExp, to: string) =>
    modelStamp("germany", { ...shared, calibration: calibration.replace(from, to) });
  const present = modelStamp("germany", shared);
  const germany = calibration.slice(calibration.indexOf("germany:"));
  const theta = /cologne2022: \{ theta: ([\d.e-]+) \}/.exec(germany)?.[1] ?? "";
  const other = germany.replace(theta, "1e-5");
  expect(
    modelStamp("germany", { ...shared, calibration: calibration.replace(germany, other) }),
  ).not.toBe(present);
  expect(changed(/2020-03-16: [\d.]+/g, "2020-03-16: 0.77")).toBe(present);
});
