// A battery as machines see it: description, run table and options.
import {
  type Metadata,
  type OptionSet,
  optionSet,
  parseMetadata,
  parseRunIndex,
  plainOptionSet,
  type Run,
  type RunIndex,
} from "@episcope/battery";
import { archiveFile, ensembleFile, metadataFile, parseDay } from "@episcope/common";
import type { DataSource } from "./dataSource.ts";

export interface ReadBattery {
  /** Below battery/. */
  readonly path: string;
  readonly metadata: Metadata;
  readonly index: RunIndex;
  /** Those of the run table, by RunId. */
  readonly runs: ReadonlyMap<string, Run>;
  /** One for each parameter of the run table, in its order. */
  readonly options: readonly OptionSet[];
}

/** Undefined if there is no such battery, or if it cannot be shown. */
export async function readBattery(
  source: DataSource,
  path: string,
): Promise<ReadBattery | undefined> {
  const folder = `battery/${path}`;
  const described = await source.text(`${folder}/${metadataFile}`);
  if (described === undefined) return undefined;
  const { metadata } = parseMetadata(described, metadataFile);
  const table = metadata && (await source.text(`${folder}/${metadata.info}`));
  const index = table === undefined ? undefined : parseRunIndex(table, metadata?.info ?? "").index;
  if (!metadata || !index) return undefined;
  const measures = metadata.optionGroups.flatMap((group) => group.measures);
  const options = index.parameters.flatMap((parameter) => {
    const measure = measures.find((one) => one.measure === parameter);
    return (measure ? optionSet(index, measure) : plainOptionSet(index, parameter)) ?? [];
  });
  const runs = new Map(index.runs.map((run) => [run.runId, run]));
  return { path, metadata, index, runs, options };
}

/** The run without any parameters, which is not in the run table. */
export function baseRunIds({ metadata }: ReadBattery): readonly string[] {
  return [`${metadata.runName ?? "sz"}0`];
}

export function archivePath({ path, metadata }: ReadBattery, runId: string): string {
  return `battery/${path}/${metadata.zipFolder}/${archiveFile(runId)}`;
}

export function ensemblePath({ path, metadata }: ReadBattery, runId: string): string {
  return `battery/${path}/${metadata.zipFolder}/${ensembleFile(runId)}`;
}

/** The shift of the start if nobody chooses one (run-viewer specification 7.4). */
export function usualShift({ shifts, shiftColumn, initialShift }: Metadata): number {
  if (initialShift !== undefined) return initialShift;
  return shiftColumn === "startDate" && shifts.includes(0) ? 0 : (shifts[0] ?? 0);
}

/** Date of day 1 of a run, which tables without dates count from. */
export function startDayOf({ metadata, index }: ReadBattery, run: Run | undefined): number {
  const shifted = ["offset", "startDate"].find((name) => index.parameters.includes(name));
  const cell = run && shifted ? (run.values[index.parameters.indexOf(shifted)] ?? "") : "";
  const date = parseDay(cell);
  if (date !== undefined) return date;
  const days = /^[+-]?\d{1,4}$/.test(cell) ? Number(cell) : usualShift(metadata);
  return metadata.startDay + days;
}
