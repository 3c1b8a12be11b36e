// The run that a time lapse shows, as in its address: path of the battery and RunId, such as
// cologne/2022-06-23/2b/sz12. The address is untrusted: only files below battery/ are opened.
import { animationFile, summariesFolder } from "@episcope/common";
import { fileUrl } from "../../../data/paths.ts";
import type { RunOfBattery } from "../../../viewer/address/runContext.ts";

/** Undefined if it cannot be a run. */
export function readRunPath(text: string): RunOfBattery | undefined {
  const names = text.split("/");
  const runId = names.pop() ?? "";
  // Refuses empty names, hidden separators, "." and ".."; RunIds have no dots.
  const isPath = !names.includes("") && !names.includes(".") && names.length > 0;
  if (!isPath || runId === "" || runId.includes(".")) return undefined;
  return fileUrl("/", text) === undefined ? undefined : { battery: names.join("/"), runId };
}

export function runFileUrl(dataRoot: string, { battery, runId }: RunOfBattery): string {
  const path = `${battery}/${summariesFolder}/${animationFile(runId)}`;
  return fileUrl(`${dataRoot}battery/`, path) ?? "";
}
