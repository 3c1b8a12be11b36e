import { modelIncidence, type Points, roundToTenth } from "@episcope/battery";
import type { ChartContent, Series } from "../../charts/chartContent.ts";
import type { ChartScenario } from "../../charts/scenarios/chartScenario.ts";
import { combineContents } from "../ensemble/combineContents.ts";
import { seedsOfRun } from "../ensemble/seedsOfRun.ts";
import { minMembers } from "../figures/spread.ts";
import type { ShownRun } from "../state/viewerMachine.ts";

export interface DatedRun {
  readonly run: ShownRun;
  /** Date of simulation day 1. */
  readonly startDay: number;
}

export interface DatedScenario extends DatedRun {
  readonly scenario: ChartScenario;
}

/**
 * Incidence of each scenario minus that of the reference, from pairs of members. Undefined if none
 * has as many pairs as say something.
 */
export function incidenceDifferences(
  reference: DatedRun,
  others: readonly DatedScenario[],
): ChartContent | undefined {
  const contents = others.flatMap((other) => incidenceDifference(reference, other) ?? []);
  const [first, ...further] = contents;
  const panel = first?.kind === "panels" && first.panels[0];
  if (!panel) return undefined;
  const arrived = Math.min(...contents.map(({ ensemble }) => ensemble?.arrived ?? 0));
  const lines = further.flatMap((content) =>
    content.kind === "panels"
      ? content.panels.flatMap(({ series }) => series.filter(({ source }) => source === "model"))
      : [],
  );
  return {
    ...first,
    ...(first.ensemble && { ensemble: { ...first.ensemble, arrived } }),
    panels: [{ ...panel, series: [...panel.series, ...lines], isOfScenarios: true }],
  };
}

function incidenceDifference(reference: DatedRun, other: DatedScenario): ChartContent | undefined {
  const before = incidences(reference);
  const pairs = [...incidences(other)].flatMap(([number, incidence]) => {
    const own = before.get(number);
    return own ? [content(minus(incidence, own), other.scenario)] : [];
  });
  const [first, ...others] = pairs;
  if (!first || pairs.length < minMembers) return undefined;
  return combineContents([first, ...others], Math.min(membersOf(reference), membersOf(other)));
}

function membersOf({ run }: DatedRun): number {
  return run.ensemble?.memberCount ?? Math.max(1, seedsOfRun(run).length);
}

function incidences({ run, startDay }: DatedRun): ReadonlyMap<number, Points> {
  const seeds = seedsOfRun(run).map(
    (infections, place) => [place + 1, modelIncidence(infections, { startDay })] as const,
  );
  const points = (run.ensemble?.members ?? []).flatMap(({ number, tables }) => {
    const infections = tables.get("infections");
    if (infections?.kind !== "table") return [];
    return [[number, modelIncidence(infections.table, { startDay })] as const];
  });
  return new Map([...seeds, ...points]);
}

/** In the weeks that both have. */
function minus(current: Points, reference: Points): Points {
  const before = new Map(reference.x.map((week, row) => [week, reference.y[row] ?? Number.NaN]));
  const x = current.x.filter((week) => before.has(week));
  const now = new Map(current.x.map((week, row) => [week, current.y[row] ?? Number.NaN]));
  const difference = (week: number) =>
    (now.get(week) ?? Number.NaN) - (before.get(week) ?? Number.NaN);
  return { x, y: x.map((week) => roundToTenth(difference(week))) };
}

function content(points: Points, { runId, name, color, dash }: ChartScenario): ChartContent {
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
    ...{ name: runId, label: name, kind: "line", source: "model", color, width: 2 },
    ...(dash && { dash }),
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
