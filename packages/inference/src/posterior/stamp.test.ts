// Posteriors are of the present model, fits and scores of the same filter. If this fails,
// `npm run calibrate -- <region>`, then `npm run score -- <region> --write`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Posterior } from "@episcope/scenario";
import { expect, test } from "vitest";
import { priors, scenarioFolder, shared } from "../fixtures/inferenceFixtures.ts";
import { posteriorStamp } from "./stamp.ts";

const folder = new URL("posterior/", scenarioFolder);
const files = existsSync(folder) ? readdirSync(folder) : [];

test.each(files)("%s", (file) => {
  const { region, stamp } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Posterior;
  expect(posteriorStamp(region, shared, priors), `scenarios/posterior/${file} is stale`).toBe(
    stamp,
  );
});

test.each(files)("%s: fit and scores are of the same model and priors", (file) => {
  const stampIn = (name: string) =>
    (JSON.parse(readFileSync(new URL(`${name}/${file}`, scenarioFolder), "utf8")) as Posterior)
      .stamp;
  expect(["fit", "scores"].map(stampIn)).toEqual(["fit", "scores"].map(() => stampIn("posterior")));
});

test("another theta or prior, but not another caution, makes it stale", () => {
  const { calibration } = shared;
  const present = posteriorStamp("germany", shared, priors);
  const changed = (to: string) => posteriorStamp("germany", { ...shared, calibration: to }, priors);
  const germany = calibration.slice(calibration.indexOf("germany:"));
  const other = germany.replace(
    /cologne2022: \{ theta: [\d.e-]+ \}/,
    "cologne2022: { theta: 1e-5 }",
  );
  expect(other).not.toBe(germany);
  expect(changed(calibration.replace(germany, other))).not.toBe(present);
  expect(changed(calibration.replace(/2020-03-16: [\d.]+/g, "2020-03-16: 0.77"))).toBe(present);
  expect(posteriorStamp("germany", shared, { ...priors, theta: 2 })).not.toBe(present);
});
