// The finding of the first chart from the runs that are published here. Loaded after the first
// paint.
import { keyFigures, type Metadata, type RunIndex } from "@episcope/battery";
import type { Table } from "@episcope/common";
import type { FirstQuestion } from "../../../../build/content/findings.ts";
import { type Battery, findBatteries, readRuns } from "../../../data/runs/batteries.ts";
import { runs } from "../../../data/runs/runs.ts";
import { prefetchWhenIdle, savesData } from "../../../data/tasks/prefetch.ts";
import { casesComparison } from "../../../plots/epidemic/casesComparison.ts";
import { pathOf } from "../../../site/addresses/linkedPaths.ts";
import { dateRange } from "../../../viewer/address/dateRange.ts";
import { AddressError, addressOptions, exactRun } from "../../../viewer/address/exactRun.ts";
import { batteryMark } from "../../../viewer/answer/batteryMark.ts";
import {
  type AnsweredRun,
  drawnSeries,
  type Finding,
  findingOf,
} from "../../../viewer/answer/finding.ts";
import { plotCurves } from "../../../viewer/ensemble/plotCurves.ts";

export interface SourcedFinding {
  /** Undefined if there are no runs of this question here. */
  readonly finding: Finding | undefined;
  /** Where its numbers come from; unreachable: stored ones, because the others were not reached. */
  readonly source: "stored" | "published" | "unreachable" | "none";
}

/** Within this time, or not at all: the stored finding is there. */
const mostMilliseconds = 20_000;

/** Calls back once, unless the visitor saves data. */
export async function readPublished(
  first: FirstQuestion,
  /** Otherwise it is only found out, in idle time, whether they are those of the stored finding. */
  readsRuns: boolean,
  signal: AbortSignal,
  onFinding: (found: SourcedFinding) => void,
): Promise<void> {
  const read = async () => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(mostMilliseconds)]);
    const unreachable = { finding: first.finding, source: "unreachable" } as const;
    const found = await sourcedFinding(first, readsRuns, limited).catch(() => unreachable);
    if (!signal.aborted) onFinding(found);
  };
  if (!readsRuns) await prefetchWhenIdle([read], signal);
  else if (!savesData()) await read();
}

async function sourcedFinding(
  first: FirstQuestion,
  readsRuns: boolean,
  signal: AbortSignal,
): Promise<SourcedFinding> {
  const [address = ""] = first.addresses;
  const found = await findBatteries(pathOf(address), signal);
  const battery = found.kind === "found" ? found.batteries[0] : undefined;
  const isSame = battery !== undefined && batteryMark(battery.metadata) === first.mark;
  const isRead = battery !== undefined && (readsRuns || !isSame);
  const finding = isRead ? await readFinding(first, battery, isSame, signal) : undefined;
  if (finding) return { finding, source: "published" };
  return isSame
    ? { finding: first.finding, source: "stored" }
    : { finding: undefined, source: "none" };
}

/** Undefined unless all compared runs are there; nothing is computed for a small chart. */
async function readFinding(
  { compare, addresses }: FirstQuestion,
  battery: Battery,
  needsAllMembers: boolean,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const { index } = await readRuns(battery, signal);
  const answered: AnsweredRun[] = [];
  for (const address of addresses) {
    const runId = index && runIdAt(address, index, battery.metadata);
    if (runId === undefined) return undefined;
    const members = await publishedMembers({ battery, runId }, needsAllMembers, signal);
    const run = members && answeredRun(members, battery);
    if (!run) return undefined;
    answered.push(run);
  }
  return findingOf(compare, answered, dateRange(battery.metadata)[1]);
}

function runIdAt(address: string, index: RunIndex, metadata: Metadata): string | undefined {
  try {
    const options = addressOptions(index, metadata);
    return exactRun({ index, metadata, options }, new URLSearchParams(address.split("?")[1]));
  } catch (error) {
    if (error instanceof AddressError) return undefined;
    throw error;
  }
}

const tables = ["infections"] as const;

/** The infections of all members or, where they are not published, of the run alone. */
async function publishedMembers(
  run: Parameters<typeof runs.of>[0],
  needsAllMembers: boolean,
  signal: AbortSignal,
): Promise<readonly Table[] | undefined> {
  const ensemble = runs.ensemble(run);
  const hasMembers = ensemble && (await ensemble.isTogether(signal));
  if (ensemble && !hasMembers && needsAllMembers) return undefined;
  const stored = runs.of(run);
  if (!(await stored.isComputed(signal))) return undefined;
  const first = await stored.loadTables(tables, signal);
  if (hasMembers) await ensemble.load(tables, signal, () => {});
  const others = hasMembers ? ensemble.membersWith(tables) : [];
  const all = [first, ...others.map((member) => member.tables)].map((read) =>
    read.get("infections"),
  );
  const read = all.flatMap((result) => (result?.kind === "table" ? [result.table] : []));
  return read.length === all.length ? read : undefined;
}

function answeredRun(members: readonly Table[], { metadata }: Battery): AnsweredRun | undefined {
  const { city, startDay, heatMapMaxValue, sample } = metadata;
  const dates = dateRange(metadata);
  const [from, to] = dates;
  const context = { city, startDay, heatMapMaxValue, sample, observed: new Map() };
  const drawn = plotCurves(
    casesComparison,
    members.map((infections) => ({ infections })),
    context,
    dates,
  );
  const curve = drawn?.series.find(({ name }) => name === drawnSeries);
  if (!curve) return undefined;
  const figures = members.map((infections, index) => {
    return [index + 1, keyFigures(infections, { startDay, from, to })] as const;
  });
  return { curve, figures: { members: new Map(figures), memberCount: members.length } };
}
