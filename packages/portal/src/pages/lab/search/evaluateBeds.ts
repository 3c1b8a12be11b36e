// What a search has to know of a scenario: few model runs, computed like those of the page.
import { keyFigures, type TableResult } from "@episcope/battery";
import type { Day, RunTableName } from "@episcope/common";
import { type LabScenario, labRunId } from "@episcope/scenario/lab";
import { reader } from "../../../data/reader/reader.ts";
import type { Battery } from "../../../data/runs/batteries.ts";
import { RunStore } from "../../../data/runs/runStore.ts";
import { spreadOf } from "../../../viewer/figures/spread.ts";

/** The first ones, which are paired with those of every other scenario. */
const searchMembers = 4;

/** Medians of the model runs. */
export interface BedsOutcome {
  /** The highest number on one day. */
  readonly beds: number;
  readonly infections: number;
  /** The highest number of each. */
  readonly peaks: readonly number[];
}

const tables: readonly RunTableName[] = ["infections"];
/** Apart from the runs of the page, which a search would drive out of its cache. */
const searched = new RunStore(reader, 4);

type Tables = ReadonlyMap<RunTableName, TableResult>;

export function bedsEvaluator(battery: Battery, time: { readonly first: Day; readonly last: Day }) {
  const { startDay, members: all = searchMembers } = battery.metadata;
  /** With all model runs, or with few. */
  return async (
    scenario: LabScenario,
    signal: AbortSignal,
    isWhole: boolean,
  ): Promise<BedsOutcome> => {
    const count = isWhole ? all : searchMembers;
    const run = { battery, runId: labRunId(scenario) };
    const ensemble = searched.ensemble(run);
    const [first] = await Promise.all([
      searched.of(run).loadTables(tables, signal),
      ensemble?.load(tables, signal, () => {}, count),
    ]);
    const others = ensemble?.membersWith(tables) ?? [];
    const members = [first, ...others.map((member) => member.tables)].slice(0, count);
    return outcomeOf(members, { startDay, from: time.first, to: time.last });
  };
}

function outcomeOf(
  members: readonly Tables[],
  time: { readonly startDay: Day; readonly from: Day; readonly to: Day },
): BedsOutcome {
  const figures = members.flatMap((member) => {
    const result = member.get("infections");
    return result?.kind === "table" ? [keyFigures(result.table, time)] : [];
  });
  const peaks = figures.flatMap(({ peakBeds }) => peakBeds?.value ?? []);
  const beds = spreadOf(peaks);
  const infections = spreadOf(figures.flatMap((own) => own.infections ?? []));
  if (!beds || !infections) throw new Error("a run of the search has no figures");
  return { beds: beds.median, infections: infections.median, peaks };
}
