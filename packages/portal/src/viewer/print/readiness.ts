// What a printed page still waits for.
import type { RunTableName } from "@episcope/common";
import type { PlotDefinition } from "../../plots/plot.ts";
import type { SlotState } from "../state/viewerMachine.ts";

export interface Count {
  readonly ready: number;
  readonly all: number;
}

/** Model runs of a scenario that have all tables of these plots. */
export function readyMembers(
  { shown }: Pick<SlotState, "shown">,
  plots: readonly Pick<PlotDefinition, "tables">[],
): Count | undefined {
  const ensemble = shown?.ensemble;
  if (!shown || !ensemble) return undefined;
  const wanted = plots.flatMap(({ tables }) => tables).filter((name) => shown.present.has(name));
  const hasAll = (tables: ReadonlyMap<RunTableName, unknown>) =>
    wanted.every((name) => tables.has(name));
  return {
    ready: ensemble.members.filter(({ tables }) => hasAll(tables)).length,
    all: ensemble.memberCount,
  };
}

/** Charts of the page that are drawn. */
export function drawnCharts(page: ParentNode): Count {
  const all = page.querySelectorAll("article").length;
  return { ready: all - waitingCharts(page).length, all };
}

/** Titles of those that are not. */
export function chartsThatWait(page: ParentNode): readonly string[] {
  return waitingCharts(page).map((chart) => chart.getAttribute("aria-label") ?? "");
}

/** Something in them has not arrived or is not drawn yet. */
function waitingCharts(page: ParentNode): readonly Element[] {
  return [...page.querySelectorAll("article:has([data-waiting])")];
}

/**
 * Seconds until the rest is there, at the pace since the first of two looks that are so many
 * seconds apart; undefined while it is unknown.
 */
export function secondsLeft(first: Count, now: Count, seconds: number): number | undefined {
  const arrived = now.ready - first.ready;
  const rest = now.all - now.ready;
  if (arrived <= 0 || rest === 0) return undefined;
  const left = (seconds / arrived) * rest;
  const step = left > 60 ? 30 : left > 10 ? 5 : 1;
  return Math.max(step, Math.round(left / step) * step);
}
