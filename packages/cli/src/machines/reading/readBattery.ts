// A battery as machines see it: description, run table and options.
import {
  type Metadata,
  matchOption,
  optionSet,
  parseMetadata,
  parseRunIndex,
  plainOptionSet,
  type Run,
  RunFinder,
  type RunIndex,
} from "@episcope/battery";
import { metadataFile, parseDay } from "@episcope/common";
import { archiveReader } from "./archiveReader.ts";
import type { DataSource } from "./dataSource.ts";
import type { RunSet } from "./runSet.ts";

/** Batteries are below it. */
export const batteryFolder = "battery";

export interface ReadBattery extends RunSet {
  readonly metadata: Metadata;
}

/** Undefined if there is no such battery, or if it cannot be shown. */
export async function readBattery(
  source: DataSource,
  path: string,
): Promise<ReadBattery | undefined> {
  const folder = `${batteryFolder}/${path}`;
  const described = await source.text(`${folder}/${metadataFile}`);
  if (described === undefined) return undefined;
  const { metadata } = parseMetadata(described, metadataFile);
  const table = metadata && (await source.text(`${folder}/${metadata.info}`));
  const index = table === undefined ? undefined : parseRunIndex(table, metadata?.info ?? "").index;
  if (!metadata || !index) return undefined;
  const { startDay, graphStartDay, endDay, zipFolder } = metadata;
  const measures = metadata.optionGroups.flatMap((group) => group.measures);
  const options = index.parameters.flatMap((parameter) => {
    const measure = measures.find((one) => one.measure === parameter);
    return (measure ? optionSet(index, measure) : plainOptionSet(index, parameter)) ?? [];
  });
  // The run finder knows the first value only, pages open with another one where a battery says so.
  const defaults = options
    .filter(({ parameter }) => !isShift(parameter))
    .map(({ parameter, defaultOption }) => [parameter, defaultOption.value] as const);
  const runs = new Map(index.runs.map((run) => [run.runId, run]));
  return {
    path,
    folder,
    metadata,
    city: metadata.city,
    dates: { first: startDay, last: endDay },
    sample: metadata.sample,
    members: metadata.members ?? 1,
    runTable: metadata.info,
    index,
    runs,
    baseRuns: [`${metadata.runName ?? "sz"}0`],
    options,
    match: matchOption,
    find: (chosen) =>
      new RunFinder(index, metadata).find(new Map([...defaults, ...chosen]), usualShift(metadata)),
    reader: archiveReader({
      source,
      folder,
      zipFolder,
      shown: { from: graphStartDay, to: endDay },
      counting: [startDay, graphStartDay, endDay, metadata.shifts],
      startDayOf: (runId) => startDayOf(metadata, index, runs.get(runId)),
    }),
  };
}

function isShift(parameter: string): boolean {
  return parameter === "offset" || parameter === "startDate";
}

/** The shift of the start if nobody chooses one (run-viewer specification 7.4). */
function usualShift({ shifts, shiftColumn, initialShift }: Metadata): number {
  if (initialShift !== undefined) return initialShift;
  return shiftColumn === "startDate" && shifts.includes(0) ? 0 : (shifts[0] ?? 0);
}

/** Date of day 1 of a run, which tables without dates count from. */
function startDayOf(metadata: Metadata, index: RunIndex, run: Run | undefined): number {
  const shifted = ["offset", "startDate"].find((name) => index.parameters.includes(name));
  const cell = run && shifted ? (run.values[index.parameters.indexOf(shifted)] ?? "") : "";
  const date = parseDay(cell);
  if (date !== undefined) return date;
  const days = /^[+-]?\d{1,4}$/.test(cell) ? Number(cell) : usualShift(metadata);
  return metadata.startDay + days;
}
