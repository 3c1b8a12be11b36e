// What the map needs about the run besides its file: the start date and the address of its page.
import type { Metadata } from "@episcope/battery";
import { type Day, parseDay } from "@episcope/common";
import { type Battery, findBatteries, readRuns } from "../../../data/runs/batteries.ts";
import { changedQuery } from "../../../environment/useQuery.ts";
import { openRun } from "../../../viewer/address/changes.ts";
import { optionSets } from "../../../viewer/address/optionSets.ts";
import { rowShift } from "../../../viewer/address/rowShift.ts";
import { batteryAddress, type MapFile } from "./mapPath.ts";

export interface RunContext {
  /** Undefined if there is no readable description. */
  readonly metadata: Metadata | undefined;
  /** Date of day 0. */
  readonly startDay: Day;
  readonly address: string;
}

/** For runs without a start date (run-data-format specification 7.2). */
const defaultStart = parseDay("2020-02-25") ?? 0;

/** Rejects only if aborted: the map can be shown without a description. */
export async function loadRunContext(file: MapFile, signal: AbortSignal): Promise<RunContext> {
  const address = batteryAddress(file);
  const unknown = { metadata: undefined, startDay: defaultStart, address };
  try {
    const found = await findBatteries(address, signal);
    const battery = found.kind === "found" ? found.batteries[0] : undefined;
    // The folder of a city list is not the battery of this run.
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
  // A run with a file but without a row is the one without restrictions (run-data-format
  // specification 3.5).
  const addressed = { metadata, index, sets, plots: [], ...(!run && { baseRunId: runId }) };
  const query = changedQuery(new URLSearchParams(), openRun(addressed, runId) ?? {}).toString();
  const shift = run ? (rowShift(addressed, run) ?? 0) : 0;
  return {
    metadata,
    startDay: metadata.startDay + shift,
    address: query === "" ? address : `${address}?${query}`,
  };
}
