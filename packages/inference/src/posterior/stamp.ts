// Whether a posterior was made by the present model and priors: settings of the base run without
// anything inferred, and what happens in a small city until the end, with all strains and doses,
// with what it predicts at last.
import { createHash } from "node:crypto";
import { regionRecord } from "@episcope/common";
import { Simulation } from "@episcope/model";
import type { SharedFiles } from "@episcope/scenario";
import { BaseRun } from "../particles/baseRun.ts";
import { delaysOf, predictWeek } from "../prediction.ts";
import type { Priors } from "../priors.ts";

const people = 2500;

export function posteriorStamp(region: string, shared: SharedFiles, priors: Priors): string {
  const sample = people / regionRecord(region).place.residents;
  const base = new BaseRun({ region, sample, shared });
  const settings = base.settings({
    steps: [{ day: base.scenario.startDay, seed: 1, away: 0.5, home: 1, imports: 5 }],
    strains: [],
  });
  const run = new Simulation(base.city, settings);
  while (!run.isFinished) run.step();
  const { log } = run.record;
  const prediction = predictWeek(run.record, settings, delaysOf(priors, settings.profile));
  const hash = createHash("sha256");
  hash.update(
    JSON.stringify([settings, prediction, priors], (_, value) =>
      value instanceof Map ? [...value] : value,
    ),
  );
  for (const column of [log.person, log.day, log.infector, log.admission]) hash.update(column);
  return hash.digest("hex").slice(0, 16);
}
