// Files of the lab: their address holds the whole scenario.
import { batteryLayout, type Layout, type RunFile, runFileAt } from "../publication/layout.ts";
import { readLabCode } from "./labCode.ts";
import { type LabSize, labFolders, readLabRunId } from "./labRunId.ts";
import type { LabScenario } from "./labScenario.ts";

export interface LabFile extends RunFile {
  readonly lab: LabScenario;
  readonly size: LabSize;
}

const layouts: Readonly<Record<LabSize, Layout>> = {
  usual: batteryLayout(labFolders.usual),
  small: batteryLayout(labFolders.small),
};

export function labLayout(size: LabSize): Layout {
  return layouts[size];
}

/** Undefined if the path is not one of a run of the lab, or its scenario is broken. */
export function labFileAt(path: string): LabFile | undefined {
  for (const size of ["usual", "small"] as const) {
    const file = runFileAt(layouts[size], path);
    const code = file && readLabRunId(file.runId);
    const lab = code === undefined ? undefined : readLabCode(code).lab;
    if (file && lab) return { ...file, lab, size };
  }
  return undefined;
}
