// What maps and time lapses need about a run besides its file: the start date and the address of
// its page.
import type { Metadata } from "@episcope/battery";
import { type Day, parseDay } from "@episcope/common";
import {
  labFolders,
  labMembers,
  labStart,
  readLabCode,
  readLabRunId,
} from "@episcope/scenario/lab";
import { findBatteries, readRuns } from "../../data/runs/batteries.ts";
import { type Battery, packedUrl } from "../../data/runs/battery.ts";
import { changedQuery } from "../../environment/useQuery.ts";
import { openRun } from "./changes.ts";
import { optionSets } from "./optionSets.ts";
import { rowShift } from "./rowShift.ts";

export interface RunOfBattery {
  /** Path of the battery below battery/; its run page has the same path. */
  readonly battery: string;
  readonly runId: string;
}

export interface RunContext {
  /** Undefined if there is no readable description. */
  readonly metadata: Metadata | undefined;
  /** Date of day 0; assumed unless it is known. */
  readonly startDay: Day;
  readonly isStartKnown: boolean;
  readonly address: string;
  /** How many times the run was computed; undefined if that is not known. */
  readonly members: number | undefined;
  /** Address of the folder of archives, if runs are packed. */
  readonly packed?: string | undefined;
}

/** Of runs without a start date (run-data-format specification 7.2), and of the lab. */
const defaultStart = parseDay(labStart) ?? 0;

/** Address of the run page. */
export function batteryAddress({ battery }: Pick<RunOfBattery, "battery">): string {
  return `/${battery.split("/").map(encodeURIComponent).join("/")}`;
}

/** Rejects only if aborted: map and time lapse can be shown without a description. */
export async function loadRunContext(run: RunOfBattery, signal: AbortSignal): Promise<RunContext> {
  const address = batteryAddress(run);
  const ofLab = labContext(run);
  if (ofLab) return ofLab;
  const unknown = {
    metadata: undefined,
    ...{ startDay: defaultStart, isStartKnown: false },
    address,
    members: undefined,
  };
  try {
    const found = await findBatteries(address, signal);
    const battery = found.kind === "found" ? found.batteries[0] : undefined;
    // The folder of a city list is not the battery of this run.
    if (battery?.path !== run.battery) return unknown;
    return await withRun(battery, run.runId, address, signal);
  } catch {
    signal.throwIfAborted();
    return unknown;
  }
}

/** Runs of the lab have no description: their RunId is the scenario. */
function labContext({ battery, runId }: RunOfBattery): RunContext | undefined {
  const size = (["usual", "small"] as const).find((one) => labFolders[one] === battery);
  const code = readLabRunId(runId);
  if (!size || code === undefined || !readLabCode(code).lab) return undefined;
  return {
    metadata: undefined,
    ...{ startDay: defaultStart, isStartKnown: true },
    address: `/lab?scenario=${code}`,
    members: labMembers[size],
  };
}

async function withRun(
  battery: Battery,
  runId: string,
  address: string,
  signal: AbortSignal,
): Promise<RunContext> {
  const { metadata } = battery;
  const members = metadata.members;
  const known = { metadata, members, isStartKnown: true, packed: packedUrl(battery) };
  const { index } = await readRuns(battery, signal);
  if (!index) return { ...known, startDay: metadata.startDay, address };
  const { sets } = optionSets(index, metadata);
  const run = index.runs.find((one) => one.runId === runId);
  // A run with a file but without a row is the one without restrictions (run-data-format
  // specification 3.5).
  const addressed = { metadata, index, sets, plots: [], ...(!run && { baseRunId: runId }) };
  const query = changedQuery(new URLSearchParams(), openRun(addressed, runId) ?? {}).toString();
  const shift = run ? (rowShift(addressed, run) ?? 0) : 0;
  return {
    ...known,
    startDay: metadata.startDay + shift,
    address: query === "" ? address : `${address}?${query}`,
  };
}
