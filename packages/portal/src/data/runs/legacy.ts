// The runs of spring 2020, from legacy/ below the data root.
import { legacyBaseRun, type Metadata, type RunIndex } from "@episcope/battery";
import type { Fault } from "@episcope/common";
import { readConfig } from "../config.ts";
import { reader } from "../reader/reader.ts";
import type { Battery } from "./battery.ts";
import { runs } from "./runs.ts";

/** Files of one viewer and city (legacy-viewers specification 1.1, 1.4). */
export interface LegacyFiles {
  readonly info: string;
  readonly archive: string;
  readonly ending: "txt" | "csv";
}

export interface LegacyRuns {
  readonly battery: Battery;
  /** Missing if the run table cannot be used; the faults say why. */
  readonly index: RunIndex | undefined;
  readonly hasBaseRun: boolean;
  readonly faults: readonly Fault[];
}

export async function readLegacyRuns(
  { info, archive, ending }: LegacyFiles,
  path: string,
  metadata: Metadata,
  signal: AbortSignal,
): Promise<LegacyRuns> {
  const { dataRoot } = await readConfig();
  const folder = `${dataRoot}legacy/`;
  const index = await reader.call("readLegacyIndex", { folder, info }, { signal });
  const battery: Battery = {
    folder: "",
    path,
    url: `${folder}${archive.replace(/\.zip$/, "")}/`,
    metadata,
    faults: [],
    collection: { folder, archive, ending },
  };
  return { ...index, battery };
}

/**
 * Id of the run without restrictions (legacy-viewers specification 1.3). Some tables do not list
 * it, and some archives lack it.
 */
export async function findLegacyBase(
  { battery, hasBaseRun }: LegacyRuns,
  signal: AbortSignal,
): Promise<string | undefined> {
  const runId = legacyBaseRun;
  return hasBaseRun || (await runs.of({ battery, runId }).isInCollection(signal))
    ? runId
    : undefined;
}
