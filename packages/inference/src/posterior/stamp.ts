// Whether a posterior was made by the present model: its settings without anything inferred, and
// what happens in a short run of a small city.
import { createHash } from "node:crypto";
import { Simulation } from "@episcope/model";
import type { SharedFiles } from "@episcope/scenario";
import { BaseRun } from "../particles/baseRun.ts";

const sample = 0.0002;
const days = 45;

export function modelStamp(region: string, shared: SharedFiles): string {
  const base = new BaseRun({ region, sample, shared });
  const settings = base.settings({
    steps: [{ day: base.scenario.startDay, seed: 1, away: 1, home: 1, imports: 1 }],
    strains: [],
  });
  const run = new Simulation(base.city, settings);
  while (run.day < days) run.step();
  const { log } = run.record;
  const hash = createHash("sha256");
  hash.update(JSON.stringify(settings, (_, value) => (value instanceof Map ? [...value] : value)));
  for (const column of [log.person, log.day, log.infector]) hash.update(column);
  return hash.digest("hex").slice(0, 16);
}
