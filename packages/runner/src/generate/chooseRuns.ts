// Chooses the runs to compute ahead of time.
import type { RunJob } from "@episcope/scenario";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ComputableBattery } from "../catalogue/computableBattery.ts";

/** A named battery or run does not exist. */
export class ChoiceError extends Error {
  override readonly name = "ChoiceError";
}

/** All runs, those that a page shows first, or some by RunId. */
export type RunChoice = "all" | "default" | readonly string[];

/** What is made of each run: its archive and map, its ensemble, too, or one member by number. */
export type WantedOfRun = "run" | "ensemble" | number;

/** Batteries at or below these paths; all if none is given. */
export function chooseBatteries(catalogue: Catalogue, paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return catalogue.batteries;
  const chosen = paths.flatMap((path) => {
    const name = path.replace(/^\/+|\/+$/g, "");
    const found = catalogue.batteries.filter(
      (battery) => battery === name || battery.startsWith(`${name}/`),
    );
    if (found.length === 0) throw new ChoiceError(`There is no scenario for ${path}.`);
    return found;
  });
  return [...new Set(chosen)];
}

/** Runs of a battery stay together, because they share a city and a past. */
export function chooseRuns(
  batteries: readonly ComputableBattery[],
  choice: RunChoice,
  wanted: WantedOfRun,
): readonly RunJob[] {
  const named = typeof choice === "string" ? undefined : new Set(choice);
  const jobs = batteries.flatMap((battery) => {
    const runIds = choice === "default" ? battery.defaultRunIds : [...battery.runIds];
    return runIds
      .filter((runId) => named?.has(runId) ?? true)
      .map((runId) => jobOf(battery, runId, wanted));
  });
  for (const runId of named ?? []) {
    if (!jobs.some((job) => job.runId === runId))
      throw new ChoiceError(`There is no run ${runId}.`);
  }
  return jobs;
}

function jobOf(battery: ComputableBattery, runId: string, wanted: WantedOfRun): RunJob {
  if (typeof wanted === "string") return battery.job(runId, wanted === "ensemble");
  const job = battery.memberJob(runId, wanted);
  if (!job) throw new ChoiceError(`${battery.path} ${runId} has no member ${wanted}.`);
  return job;
}
