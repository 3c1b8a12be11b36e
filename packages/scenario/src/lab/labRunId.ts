// Files of the lab are never published, only computed, and RunIds hold the scenario itself: a run
// can be made from its address alone.
import { labCode } from "./labCode.ts";
import type { LabScenario } from "./labScenario.ts";

/** First day of all runs that follow a posterior. */
export const labStart = "2020-02-25";

/** A smaller city for machines with little memory. */
export type LabSize = "usual" | "small";

/** Below battery/ of the data root. */
export const labFolders: Readonly<Record<LabSize, string>> = { usual: "lab", small: "lab-small" };

/** Members of the ensemble of each run. */
export const labMembers: Readonly<Record<LabSize, number>> = { usual: 16, small: 8 };

/** A battery counts its runs; a scenario of the lab is one. */
const ending = "-1";

export function labRunId(lab: LabScenario): string {
  return labCode(lab) + ending;
}

/** The code of the scenario. */
export function readLabRunId(runId: string): string | undefined {
  return runId.endsWith(ending) ? runId.slice(0, -ending.length) : undefined;
}

/** RunIds are this and a number. */
export function labRunName(runId: string): string {
  return runId.slice(0, -1);
}
