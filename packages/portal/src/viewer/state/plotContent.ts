// The content of a plot for a run, cached for the same tables because menu, card and table view all
// need it.
import type { Fault, RunTableName, Table } from "@episcope/common";
import type { ChartContent } from "../../charts/chartContent.ts";
import type { RunMember } from "../../data/runs/storedEnsemble.ts";
import type { PlotContext, PlotDefinition } from "../../plots/plot.ts";
import { combineContents } from "../ensemble/combineContents.ts";
import { seedsOfRun } from "../ensemble/seedsOfRun.ts";
import type { LostTables, ShownEnsemble, ShownRun } from "./viewerMachine.ts";

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

/**
 * By the first table of a plot, so that every member of an ensemble is computed once: of each the
 * last two contexts.
 */
const known = new WeakMap<PlotDefinition, WeakMap<object, readonly Known[]>>();

function contentOf(
  plot: PlotDefinition,
  tables: ReadonlyMap<RunTableName, Table>,
  context: PlotContext,
): ChartContent | undefined {
  const own = plot.tables.map((name) => tables.get(name));
  const key = own.find((table) => table !== undefined) ?? plot;
  const ofPlot = known.get(plot) ?? new WeakMap<object, readonly Known[]>();
  known.set(plot, ofPlot);
  const before = ofPlot.get(key) ?? [];
  const found = before.find(
    (entry) =>
      isSameFor(plot, entry.context, context) &&
      entry.tables.every((table, index) => table === own[index]),
  );
  if (found) return found.content;
  const content = plot.content(Object.fromEntries(tables), context);
  ofPlot.set(key, [{ context, tables: own, content }, ...before.slice(0, 1)]);
  return content;
}

/** Reported data arrive one after another; a plot that shows none of them stays the same. */
function isSameFor(plot: PlotDefinition, one: PlotContext, other: PlotContext): boolean {
  if (one === other) return true;
  const shown = plot.observed?.(one.city) ?? [];
  return (
    one.city === other.city &&
    one.startDay === other.startDay &&
    one.heatMapMaxValue === other.heatMapMaxValue &&
    one.sample === other.sample &&
    shown.every((id) => one.observed.get(id) === other.observed.get(id))
  );
}

interface Combined {
  readonly contents: readonly ChartContent[];
  readonly memberCount: number;
  readonly content: ChartContent;
}

/** The last chart of an ensemble, by the chart of its first member. */
const combined = new WeakMap<ChartContent, Combined>();

/** The chart of all members whose tables have arrived. */
function ensembleContent(
  plot: PlotDefinition,
  first: ChartContent,
  { members, memberCount }: ShownEnsemble,
  run: ShownRun,
  context: PlotContext,
): ChartContent {
  const others = members.flatMap((member) => {
    const tables = arrivedTables(plot, member, run);
    return (tables && contentOf(plot, tables, context)) ?? [];
  });
  const contents = [first, ...others.filter((content) => content !== first)] as const;
  return combinedContent(first, contents, memberCount);
}

/** Combined once for the same members. */
function combinedContent(
  key: ChartContent,
  contents: readonly [ChartContent, ...ChartContent[]],
  memberCount: number,
): ChartContent {
  const before = combined.get(key);
  const isSame =
    before?.memberCount === memberCount &&
    before.contents.length === contents.length &&
    before.contents.every((content, index) => content === contents[index]);
  if (isSame) return before.content;
  const content = combineContents(contents, memberCount, before?.content);
  combined.set(key, { contents, memberCount, content });
  return content;
}

/** Charts of runs of several seeds, by the chart of the mean. */
const means = new WeakMap<ChartContent, ChartContent>();

/** The chart of all seeds, if it rests on what is known of them; otherwise it is their mean. */
function seedContent(
  plot: PlotDefinition,
  mean: ChartContent,
  seeds: readonly Table[],
  tables: ReadonlyMap<RunTableName, Table>,
  context: PlotContext,
): ChartContent {
  if (seeds.length === 0) return mean;
  if (plot.tables.includes("infectionsPerSeed")) {
    const [first, ...others] = seeds.flatMap(
      (seed) => contentOf(plot, new Map([...tables, ["infections", seed]]), context) ?? [],
    );
    if (first) return combinedContent(mean, [first, ...others], seeds.length);
  }
  if (!isOfModel(mean)) return mean;
  const count = { arrived: seeds.length, expected: seeds.length };
  const content = means.get(mean) ?? {
    ...mean,
    ensemble: { ...count, differs: false, isMean: true },
  };
  means.set(mean, content);
  return content;
}

function isOfModel(content: ChartContent): boolean {
  if (content.kind !== "panels") return true;
  return content.panels.some(({ series }) => series.some(({ source }) => source === "model"));
}

/** Undefined if a table of the plot is missing that the run has. */
function arrivedTables(
  plot: PlotDefinition,
  member: RunMember,
  { present }: ShownRun,
): ReadonlyMap<RunTableName, Table> | undefined {
  const tables = new Map<RunTableName, Table>();
  for (const name of plot.tables.filter((table) => present.has(table))) {
    const result = member.tables.get(name);
    if (result?.kind !== "table") return undefined;
    tables.set(name, result.table);
  }
  return tables;
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
  if (content) {
    const { ensemble } = run;
    return {
      kind: "content",
      // Only when it is drawn: members arrive often, and most plots are far away.
      get content() {
        return ensemble
          ? ensembleContent(plot, content, ensemble, run, context)
          : seedContent(plot, content, seedsOfRun(run), tables, context);
      },
      faults: [...broken, ...faults],
    };
  }
  return broken.length > 0 ? { kind: "broken", faults: broken } : { kind: "nothing" };
}
