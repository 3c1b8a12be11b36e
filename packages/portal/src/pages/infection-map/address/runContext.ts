// What the map needs to know of the run besides its file: when it began, and where its page is.
import type { Metadata } from "@episcope/battery";
import { type Day, parseDay } from "@episcope/common";
import { type Battery, findBatteries, readRuns } from "../../../data/runs/batteries.ts";
import { changedQuery } from "../../../environment/useQuery.ts";
import { openRun } from "../../../viewer/address/changes.ts";
import { optionSets } from "../../../viewer/address/optionSets.ts";
import { rowShift } from "../../../viewer/address/rowShift.ts";
import { batteryAddress, type MapFile } from "./mapPath.ts";

export interface RunContext {
  /** Undefined where there is no description that can be read. */
  readonly metadata: Metadata | undefined;
  /** Date of day 0. */
  readonly startDay: Day;
  /** Address of the page of the run. */
  readonly address: string;
}

/** Of runs that say nothing (run-data-format specification 7.2). */
const usualStart = parseDay("2020-02-25") ?? 0;

/** Never rejects but for its signal: without a description the map has still something to show. */
export async function loadRunContext(file: MapFile, signal: AbortSignal): Promise<RunContext> {
  const address = batteryAddress(file);
  const unknown = { metadata: undefined, startDay: usualStart, address };
  try {
    const found = await findBatteries(address, signal);
    const battery = found.kind === "found" ? found.batteries[0] : undefined;
    // A folder of cities is not the battery of this run.
    if (battery?.path !== file.battery) return unknown;
    return await withRun(battery, file.runId, address, signal);
  } catch {
    signal.throwIfAborted();
    return unknown;
  }
}

async function withRun(
  battery: Battery,
  runId: string,
  address: string,
  signal: AbortSignal,
): Promise<RunContext> {
  const { metadata } = battery;
  const { index } = await readRuns(battery, signal);
  if (!index) return { metadata, startDay: metadata.startDay, address };
  const { sets } = optionSets(index, metadata);
  const run = index.runs.find((one) => one.runId === runId);
  // A run that has a file but no row is the one without restrictions
  // (run-data-format specification 3.5).
  const addressed = { metadata, index, sets, plots: [], ...(!run && { baseRunId: runId }) };
  const query = changedQuery(new URLSearchParams(), openRun(addressed, runId) ?? {}).toString();
  const shift = run ? (rowShift(addressed, run) ?? 0) : 0;
  return {
    metadata,
    startDay: metadata.startDay + shift,
    address: query === "" ? address : `${address}?${query}`,
  };
}
