import { modelIncidence, type Points, roundToTenth } from "@episcope/battery";
import type { ChartContent, Series } from "../../charts/chartContent.ts";
import { combineContents } from "../ensemble/combineContents.ts";
import { minMembers } from "../figures/spread.ts";
import type { ShownRun } from "../state/viewerMachine.ts";

export interface DatedRun {
  readonly run: ShownRun;
  /** Date of simulation day 1. */
  readonly startDay: number;
}

/**
 * Incidence of one scenario minus that of the other, from pairs of members. Undefined for fewer
 * pairs than say something.
 */
export function incidenceDifference(pinned: DatedRun, current: DatedRun): ChartContent | undefined {
  const before = incidences(pinned);
  const pairs = [...incidences(current)].flatMap(([number, incidence]) => {
    const other = before.get(number);
    return other ? [content(minus(incidence, other))] : [];
  });
  const [first, ...others] = pairs;
  if (!first || pairs.length < minMembers) return undefined;
  return combineContents([first, ...others], Math.min(membersOf(pinned), membersOf(current)));
}

function membersOf({ run }: DatedRun): number {
  return run.ensemble?.memberCount ?? 1;
}

function incidences({ run, startDay }: DatedRun): ReadonlyMap<number, Points> {
  const points = (run.ensemble?.members ?? []).flatMap(({ number, tables }) => {
    const infections = tables.get("infections");
    if (infections?.kind !== "table") return [];
    return [[number, modelIncidence(infections.table, { startDay })] as const];
  });
  return new Map(points);
}

/** In the weeks that both have. */
function minus(current: Points, pinned: Points): Points {
  const before = new Map(pinned.x.map((week, row) => [week, pinned.y[row] ?? Number.NaN]));
  const x = current.x.filter((week) => before.has(week));
  const now = new Map(current.x.map((week, row) => [week, current.y[row] ?? Number.NaN]));
  const difference = (week: number) =>
    (now.get(week) ?? Number.NaN) - (before.get(week) ?? Number.NaN);
  return { x, y: x.map((week) => roundToTenth(difference(week))) };
}

function content(points: Points): ChartContent {
  const [from = 0, to = from] = [points.x[0], points.x.at(-1)];
  const zero: Series = {
    name: "zero",
    label: { en: "No difference", de: "Kein Unterschied" },
    kind: "line",
    source: "target",
    x: [from, to],
    y: [0, 0],
    color: "#808080",
    width: 1,
    isHiddenInLegend: true,
  };
  const difference: Series = {
    name: "difference",
    label: { en: "Now minus pinned", de: "Jetzt minus festgehalten" },
    kind: "line",
    source: "model",
    color: "#332299",
    ...points,
  };
  return {
    kind: "panels",
    panels: [
      {
        key: "difference",
        x: "date",
        yTitle: {
          en: "Difference of new people with symptoms, per week and 100,000",
          de: "Unterschied der neuen Personen mit Symptomen, je Woche und 100.000",
        },
        scale: "linear",
        series: [zero, difference],
      },
    ],
  };
}
