// The file that the address names (visualisations specification 6.1). The address bar is not to be
// trusted: only files of infection maps, only below battery/.
import { summariesFolder } from "@episcope/common";
import { fileUrl } from "../../../data/paths.ts";

export interface MapFile {
  /** Below battery/, as in the address. */
  readonly path: string;
  readonly name: string;
  readonly runId: string;
  /** Path of the battery below battery/; the page of its runs has the same. */
  readonly battery: string;
}

const ending = /^(.+)\.infectionLoc\.csv(?:\.gz)?$/;
/** Where nearly all batteries have their runs. */

/** Undefined when it cannot be the file of an infection map. */
export function readMapPath(text: string): MapFile | undefined {
  const path = text.replace(/^\/+/, "");
  const names = path.split("/");
  // Names that climb, are empty or hide a separator have no address.
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

/** The page of the runs, or a listing in the terms of the reader. */
export function batteryAddress({ battery }: MapFile): string {
  return `/${battery.split("/").map(encodeURIComponent).join("/")}`;
}
