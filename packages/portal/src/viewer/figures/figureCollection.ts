// Key figures of runs, collected during a visit. They are small, so all are cached.
import { type KeyFigures, noFigures, type TableResult } from "@episcope/battery";
import { days, type Table } from "@episcope/common";
import type { PlotContext } from "../../plots/plot.ts";
import { seedsOfRun } from "../ensemble/seedsOfRun.ts";
import type { ShownRun } from "../state/viewerMachine.ts";
import { noRunFigures, type RunFigures } from "./runFigures.ts";

export type FiguresOfRuns = ReadonlyMap<string, RunFigures>;

export type RunParts = Omit<ShownRun, "runId">;

export interface FigureContext {
  readonly context: PlotContext;
  /** Model runs of each run of the battery. */
  readonly memberCount: number;
  /** Date of day 1 of a run, if it does not depend on the page. */
  readonly ownStartDay: (runId: string) => number | undefined;
  figuresOf(infections: Table, context: PlotContext): KeyFigures;
}

interface Collected {
  readonly figures: RunFigures;
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

  /** Adds the members whose infections table has arrived. */
  addRun(runId: string, { present, tables, ensemble }: RunParts, at: FigureContext): void {
    const seeds = seedsOfRun({ tables, ensemble });
    if (seeds.length > 0) {
      this.#addSeeds(runId, tables, seeds, at);
      return;
    }
    const { startDay } = at.context;
    const own = at.ownStartDay(runId);
    const context = { ...at.context, startDay: own ?? startDay };
    const before = this.#knownAt(runId, startDay);
    const members = new Map(before?.figures.members);
    let { countedFrom } = before ?? { countedFrom: undefined };
    let isNew = false;
    for (const member of ensemble?.members ?? [{ number: 1, tables }]) {
      const infections = member.tables.get("infections");
      const known = members.get(member.number);
      if ((known && known !== noFigures) || (!infections && present.has("infections"))) continue;
      const table = tableIn(infections);
      if (!table && known) continue;
      members.set(member.number, table ? at.figuresOf(table, context) : noFigures);
      if (table && own === undefined && !days(table)) countedFrom = startDay;
      isNew = true;
    }
    if (!isNew) return;
    const { memberCount } = ensemble ?? at;
    this.#set(runId, { figures: { members, memberCount }, countedFrom });
  }

  #addSeeds(
    runId: string,
    tables: RunParts["tables"],
    seeds: readonly Table[],
    at: FigureContext,
  ): void {
    const { startDay } = at.context;
    const mean = tableIn(tables.get("infections"));
    if (!mean || this.#knownAt(runId, startDay)?.figures.isOfMean) return;
    const own = at.ownStartDay(runId);
    const context = { ...at.context, startDay: own ?? startDay };
    const ofMean = at.figuresOf(mean, context);
    const members = seeds.map((seed, place) => {
      const { peakIncidence } = at.figuresOf(seed, context);
      return [place + 1, { ...(place === 0 ? ofMean : noFigures), peakIncidence }] as const;
    });
    const isDated = own !== undefined || [mean, ...seeds].every((table) => days(table));
    this.#set(runId, {
      figures: { members: new Map(members), memberCount: seeds.length, isOfMean: true },
      countedFrom: isDated ? undefined : startDay,
    });
  }

  /** The run has no figures. If some arrive later, they count. */
  setNone(runId: string): void {
    if (this.#collected.get(runId)?.figures === noRunFigures) return;
    this.#set(runId, { figures: noRunFigures, countedFrom: undefined });
  }

  #knownAt(runId: string, startDay: number): Collected | undefined {
    const known = this.#collected.get(runId);
    return known && holds(known, startDay) ? known : undefined;
  }

  #set(runId: string, collected: Collected): void {
    this.#collected.set(runId, collected);
    this.#last = undefined;
  }
}

function tableIn(result: TableResult | undefined): Table | undefined {
  return result?.kind === "table" ? result.table : undefined;
}

function holds({ countedFrom }: Collected, startDay: number): boolean {
  return countedFrom === undefined || countedFrom === startDay;
}
