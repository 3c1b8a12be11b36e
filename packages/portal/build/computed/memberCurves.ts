// What is kept of the tables of all members of a run.
import { keyFigures, type Metadata, noFigures } from "@episcope/battery";
import { parseDay } from "@episcope/common";
import type { PlotContext, PlotDefinition, RunTables } from "../../src/plots/plot.ts";
import { plots } from "../../src/plots/plots.ts";
import { dateRange } from "../../src/viewer/address/dateRange.ts";
import { plotCurves } from "../../src/viewer/ensemble/plotCurves.ts";
import { type ComputedPlot, type ComputedRun, figureList } from "./computedRun.ts";

export interface Kept {
  /** Names of plots in the address. */
  readonly plots: readonly string[];
  /** Dates up to which figures are wanted as well. */
  readonly until: readonly string[];
}

export type KeptResults = Pick<ComputedRun, "dates" | "figures" | "until" | "plots">;

/** Points of a curve; of longer ones every second, third … day is kept. */
const mostPoints = 130;

export function keptResults(
  members: readonly RunTables[],
  { plots: names, until }: Kept,
  metadata: Metadata,
): KeptResults {
  const dates = dateRange(metadata);
  const [from, to] = dates;
  const { startDay } = metadata;
  const figuresTo = (last: number) =>
    members.map(({ infections }) =>
      figureList(infections ? keyFigures(infections, { startDay, from, to: last }) : noFigures),
    );
  return {
    dates,
    figures: figuresTo(to),
    until: Object.fromEntries(until.map((date) => [date, figuresTo(parseDay(date) ?? to)])),
    plots: Object.fromEntries(names.map((name) => [name, computedPlot(name, members, metadata)])),
  };
}

export function plotNamed(name: string): PlotDefinition | undefined {
  return plots.find(({ shortNames }) => shortNames[0] === name);
}

function computedPlot(
  name: string,
  members: readonly RunTables[],
  metadata: Metadata,
): ComputedPlot {
  const { city, startDay, heatMapMaxValue, sample } = metadata;
  const context: PlotContext = { city, startDay, heatMapMaxValue, sample, observed: new Map() };
  const definition = plotNamed(name);
  const found = definition && plotCurves(definition, members, context, dateRange(metadata));
  if (!found) throw new Error(`${name} has no curves over time in this run`);
  const { panel, series } = found;
  return {
    yTitle: panel.yTitle,
    unit: panel.measure?.unit,
    decimals: panel.measure?.decimals,
    series: series.map((one) => {
      const step = Math.ceil(one.x.length / mostPoints);
      const thinned = (values: readonly number[]) =>
        values.filter((_, place) => place % step === 0);
      const bands = one.bands.map(({ low, high }) => ({ low: thinned(low), high: thinned(high) }));
      return { ...one, color: one.color, x: thinned(one.x), y: thinned(one.y), bands };
    }),
  };
}
