// Key figures of runs, collected during a visit. They are small, so all are cached.
import { type KeyFigures, noFigures, type TableResult } from "@episcope/battery";
import { days, type RunTableName, type Table } from "@episcope/common";
import type { PlotContext } from "../../plots/plot.ts";

export type FiguresOfRuns = ReadonlyMap<string, KeyFigures>;

export interface RunParts {
  /** Tables in the archive. */
  readonly present: ReadonlySet<RunTableName>;
  /** Tables that have arrived. */
  readonly tables: ReadonlyMap<RunTableName, TableResult>;
}

export interface FigureContext {
  readonly context: PlotContext;
  /** Date of day 1 of a run, if it does not depend on the page. */
  readonly ownStartDay: (runId: string) => number | undefined;
  figuresOf(infections: Table, context: PlotContext): KeyFigures;
}

interface Collected {
  readonly figures: KeyFigures;
  /** The start day of the page, if the dates of the run depend on it. */
  readonly countedFrom: number | undefined;
}

export class FigureCollection {
  readonly #collected = new Map<string, Collected>();
  #last: { readonly startDay: number; readonly figures: FiguresOfRuns } | undefined;

  /**
   * Figures that are valid for this start day of the page. The same map until something changes.
   */
  figures(startDay: number): FiguresOfRuns {
    if (this.#last?.startDay === startDay) return this.#last.figures;
    const valid = [...this.#collected].filter(([, collected]) => holds(collected, startDay));
    const figures = new Map(valid.map(([runId, collected]) => [runId, collected.figures]));
    this.#last = { startDay, figures };
    return figures;
  }

  /** Does nothing until the infections table has arrived. */
  addRun(runId: string, { present, tables }: RunParts, figureContext: FigureContext): void {
    const { startDay } = figureContext.context;
    const before = this.#collected.get(runId);
    const isKnown = before && before.figures !== noFigures && holds(before, startDay);
    const infections = tables.get("infections");
    if (isKnown || (!infections && present.has("infections"))) return;
    if (infections?.kind !== "table") {
      this.setNone(runId);
      return;
    }
    const own = figureContext.ownStartDay(runId);
    const context = { ...figureContext.context, startDay: own ?? startDay };
    const isCounted = own === undefined && !days(infections.table);
    this.#set(runId, {
      figures: figureContext.figuresOf(infections.table, context),
      countedFrom: isCounted ? startDay : undefined,
    });
  }

  /** The run has no figures. If some arrive later, they count. */
  setNone(runId: string): void {
    if (this.#collected.get(runId)?.figures === noFigures) return;
    this.#set(runId, { figures: noFigures, countedFrom: undefined });
  }

  #set(runId: string, collected: Collected): void {
    this.#collected.set(runId, collected);
    this.#last = undefined;
  }
}

function holds({ countedFrom }: Collected, startDay: number): boolean {
  return countedFrom === undefined || countedFrom === startDay;
}
