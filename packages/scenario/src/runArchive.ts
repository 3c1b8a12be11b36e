// The archive of a run: its tables as files, and a document that describes the simulation
// (run-data-format specification 4.1, 5; model specification 6.11).
import { writeTable, writeZip } from "@episcope/battery";
import { entryName, formatDay, type ResultTables, recordFile } from "@episcope/common";
import { firstSeed } from "./draft/draft.ts";
import { choiceOf } from "./runs.ts";
import type { Scenario } from "./scenario.ts";

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function tableFiles(runId: string, tables: ResultTables): readonly ArchiveEntry[] {
  return [...tables].map(([name, table]) => ({
    name: entryName(runId, name),
    bytes: writeTable(table),
  }));
}

/** The entry that says how an archive was made. */
export function provenanceName(runId: string): string {
  return `${runId}.${recordFile}`;
}

export interface ModelIdentity {
  readonly modelVersion: string;
  /** Of the ensemble; the first by default. */
  readonly member?: number;
  /** Content hash of the synthetic city, if known. */
  readonly cityHash?: string | undefined;
  /** As the site says. */
  readonly isDemonstration?: boolean;
}

/** Says how to reproduce the run. */
export function runDocument(
  scenario: Scenario,
  runId: string,
  { modelVersion, cityHash, member = 1, isDemonstration = false }: ModelIdentity,
): ArchiveEntry {
  const choice = choiceOf(scenario, runId);
  const document = {
    runId,
    /** Synthetic city, own model: not a result of the research group whose format this is. */
    ...(isDemonstration && { demonstration: true }),
    modelVersion,
    ...(cityHash === undefined ? {} : { cityHash }),
    region: scenario.region,
    profile: scenario.profile,
    sample: scenario.sample,
    start: formatDay(scenario.startDay),
    end: formatDay(scenario.endDay),
    firstSeed: choice?.get("seed") ?? String(firstSeed),
    seeds: scenario.seeds,
    ...(member > 1 && { member }),
    isBaseRun: choice === undefined,
    options: Object.fromEntries(choice ?? []),
    fixed: Object.fromEntries(scenario.fixed.map(({ name, value }) => [name, value])),
  };
  const text = `${JSON.stringify(document, undefined, 2)}\n`;
  return { name: `${runId}.scenario.json`, bytes: new TextEncoder().encode(text) };
}

/** Equal entries give equal bytes. */
export function runArchive(entries: readonly ArchiveEntry[]): Promise<Uint8Array> {
  return writeZip(entries);
}
