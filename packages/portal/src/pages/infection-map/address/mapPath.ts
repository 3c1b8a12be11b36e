// The file named by the address (visualisations specification 6.1). The address is untrusted: only
// infection map files below battery/ are accepted.
import { summariesFolder } from "@episcope/common";
import { fileUrl } from "../../../data/paths.ts";
import type { RunOfBattery } from "../../../viewer/address/runContext.ts";

export interface MapFile extends RunOfBattery {
  /** Below battery/, as in the address. */
  readonly path: string;
  readonly name: string;
}

const ending = /^(.+)\.infectionLoc\.csv(?:\.gz)?$/;

/** Undefined if it cannot be an infection map file. */
export function readMapPath(text: string): MapFile | undefined {
  const path = text.replace(/^\/+/, "");
  const names = path.split("/");
  // Refuses empty names, "." and "..", and hidden separators.
  if (names.includes("") || names.includes(".")) return undefined;
  if (fileUrl("/", path) === undefined) return undefined;
  const name = names.at(-1) ?? "";
  const runId = ending.exec(name)?.[1];
  const runs = names.lastIndexOf(summariesFolder);
  const battery = names.slice(0, runs >= 0 ? runs : -2);
  if (runId === undefined || battery.length === 0) return undefined;
  return { path, name, runId, battery: battery.join("/") };
}

export function mapFileUrl(dataRoot: string, { path }: MapFile): string {
  return fileUrl(`${dataRoot}battery/`, path) ?? "";
}
