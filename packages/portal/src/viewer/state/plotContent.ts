// The content of a plot for a run, cached for the same tables because menu, card and table view all
// need it.
import type { Fault, RunTableName, Table } from "@episcope/common";
import type { ChartContent } from "../../charts/chartContent.ts";
import type { PlotContext, PlotDefinition } from "../../plots/plot.ts";
import type { LostTables, ShownRun } from "./viewerMachine.ts";

export type PlotState =
  /** Some of its tables are loading. */
  | { readonly kind: "waiting" }
  /** Some of its tables could not be loaded. */
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "nothing" }
  /** A required table cannot be used. */
  | { readonly kind: "broken"; readonly faults: readonly Fault[] }
  | {
      readonly kind: "content";
      readonly content: ChartContent;
      /** What was left out of its tables. */
      readonly faults: readonly Fault[];
    };

interface Known {
  readonly context: PlotContext;
  readonly tables: readonly (Table | undefined)[];
  readonly content: ChartContent | undefined;
}

/** The last four of each plot: for the shown and the pinned run, and the previous ones. */
const known = new WeakMap<PlotDefinition, readonly Known[]>();

function contentOf(
  plot: PlotDefinition,
  tables: ReadonlyMap<RunTableName, Table>,
  context: PlotContext,
): ChartContent | undefined {
  const own = plot.tables.map((name) => tables.get(name));
  const before = known.get(plot) ?? [];
  const found = before.find(
    (entry) =>
      entry.context === context && entry.tables.every((table, index) => table === own[index]),
  );
  if (found) return found.content;
  const content = plot.content(Object.fromEntries(tables), context);
  known.set(plot, [{ context, tables: own, content }, ...before.slice(0, 3)]);
  return content;
}

export function plotState(
  plot: PlotDefinition,
  run: ShownRun,
  context: PlotContext,
  lost?: LostTables,
): PlotState {
  const tables = new Map<RunTableName, Table>();
  const broken: Fault[] = [];
  const faults: Fault[] = [];
  let isWaiting = false;
  let isLost = false;
  for (const name of plot.tables) {
    const result = run.tables.get(name);
    if (result?.kind === "table") {
      tables.set(name, result.table);
      faults.push(...result.faults);
    } else if (result?.kind === "broken") {
      // That the main table is broken is said once, for the whole run (RunStatus).
      if (name !== "infections") broken.push(...result.faults);
    } else if (result === undefined && run.present.has(name)) {
      isWaiting = true;
      isLost ||= lost?.tables.has(name) ?? false;
    }
  }
  if (isLost) return { kind: "failed", error: lost?.error };
  if (isWaiting) return { kind: "waiting" };
  const content = contentOf(plot, tables, context);
  if (content) return { kind: "content", content, faults: [...broken, ...faults] };
  return broken.length > 0 ? { kind: "broken", faults: broken } : { kind: "nothing" };
}
