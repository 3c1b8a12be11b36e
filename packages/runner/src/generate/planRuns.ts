// Which batteries and runs a command is about.
import type { BuildIdentity, Describe, RunJob, SourceChanges } from "@episcope/scenario";
import { Catalogue } from "../catalogue/catalogue.ts";
import type { ComputableBattery } from "../catalogue/computableBattery.ts";
import { chooseBatteries, chooseRuns, type RunChoice } from "./chooseRuns.ts";

export interface PlanOptions {
  /** The folder of scenarios. */
  readonly scenarios: string;
  /** Paths; all if empty. */
  readonly batteries: readonly string[];
  readonly runs: RunChoice;
  /** With a number of members, every run gets the file of its ensemble. */
  readonly changes: SourceChanges;
  /** Only the file of this member of each run. */
  readonly member?: number;
  /** Only the time lapse of each run. */
  readonly onlyAnimation?: boolean;
  /** Fingerprint of the program that computes. */
  readonly program: string;
  /** For the records of runs. */
  readonly build?: BuildIdentity;
  /** For tests, instead of real scenarios. */
  readonly describe?: Describe;
}

export interface Plan {
  readonly batteries: readonly ComputableBattery[];
  readonly jobs: readonly RunJob[];
}

/** Throws a ScenarioError or ChoiceError. */
export async function planRuns(options: PlanOptions): Promise<Plan> {
  const { scenarios, program, build, changes, describe } = options;
  const catalogue = await Catalogue.open({
    folder: scenarios,
    program,
    changes,
    ...(build && { build }),
    ...(describe && { describe }),
  });
  const batteries: ComputableBattery[] = [];
  for (const path of chooseBatteries(catalogue, options.batteries)) {
    const battery = await catalogue.battery(path);
    if (battery) batteries.push(battery);
  }
  const whole = changes.members === undefined ? "run" : "ensemble";
  const wanted = options.member ?? (options.onlyAnimation ? "animation" : whole);
  return { batteries, jobs: chooseRuns(batteries, options.runs, wanted) };
}
