// Chooses the runs to compute ahead of time.
import { parseRunIndex } from "@episcope/battery";
import { infoFile } from "@episcope/common";
import type { RunJob } from "@episcope/scenario";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ComputableBattery } from "../catalogue/computableBattery.ts";

/** A named battery or run does not exist. */
export class ChoiceError extends Error {
  override readonly name = "ChoiceError";
}

/**
 * All runs, those that a page shows first, or some: by RunId, or by values of options ("masks=no"),
 * which must all hold.
 */
export type RunChoice = "all" | "default" | readonly string[];

/**
 * What is made of each run: its archive and map, its ensemble, too, its time lapse, or one member
 * by number.
 */
export type WantedOfRun = "run" | "ensemble" | "animation" | number;

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
  const conditions = typeof choice === "string" ? [] : choice.filter((each) => each.includes("="));
  const listed = typeof choice === "string" || conditions.length > 0 ? undefined : new Set(choice);
  if (conditions.length > 0 && conditions.length < choice.length)
    throw new ChoiceError("Name either runs or values of options, not both.");
  const jobs = batteries.flatMap((battery) => {
    const runIds = choice === "default" ? battery.defaultRunIds : [...battery.runIds];
    const fitting = conditions.length > 0 ? runsWith(battery, conditions) : listed;
    return runIds
      .filter((runId) => fitting?.has(runId) ?? true)
      .map((runId) => jobOf(battery, runId, wanted));
  });
  if (conditions.length > 0 && jobs.length === 0)
    throw new ChoiceError(`There is no run with ${conditions.join(", ")}.`);
  for (const runId of listed ?? []) {
    if (!jobs.some((job) => job.runId === runId))
      throw new ChoiceError(`There is no run ${runId}.`);
  }
  return jobs;
}

/** Of the run table, so without the base run. */
function runsWith(
  { path, files }: ComputableBattery,
  conditions: readonly string[],
): ReadonlySet<string> {
  const table = files.get(`battery/${path}/${infoFile}`);
  const { index } = parseRunIndex(new TextDecoder().decode(table?.bytes), infoFile);
  const { parameters = [], runs = [] } = index ?? {};
  const wanted = conditions.map((condition) => {
    const end = condition.indexOf("=");
    return [parameters.indexOf(condition.slice(0, end)), condition.slice(end + 1)] as const;
  });
  const fitting = runs.filter(({ values }) =>
    wanted.every(([place, value]) => place >= 0 && values[place] === value),
  );
  return new Set(fitting.map(({ runId }) => runId));
}

function jobOf(battery: ComputableBattery, runId: string, wanted: WantedOfRun): RunJob {
  if (wanted === "animation") {
    const job = battery.animationJob(runId);
    if (!job) throw new ChoiceError(`Runs of ${battery.path} have no animation.`);
    return job;
  }
  if (typeof wanted === "string") return battery.job(runId, wanted === "ensemble");
  const job = battery.memberJob(runId, wanted);
  if (!job) throw new ChoiceError(`${battery.path} ${runId} has no member ${wanted}.`);
  return job;
}
