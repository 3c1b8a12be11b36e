// The run tables of spring 2020.

import { type LegacyIndex, parseLegacyIndex } from "@episcope/battery";
import { problem } from "@episcope/common";
import { fetchText, isMissing } from "../../network/fetchText.ts";
import { fileUrl } from "../../paths.ts";

export interface LegacyTableFile {
  /** Address of the folder, with a trailing slash. */
  readonly folder: string;
  readonly info: string;
}

/** A missing table is a fault of the publication; a failed request is an error. */
export async function readLegacyIndex(
  { folder, info }: LegacyTableFile,
  signal: AbortSignal,
): Promise<LegacyIndex> {
  const url = fileUrl(folder, info);
  try {
    if (url !== undefined) return parseLegacyIndex(await fetchText(url, { signal }), info);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const faults = [{ file: info, ...problem("fileMissing") }];
  return { index: undefined, hasBaseRun: false, faults };
}
