// The first panel of a plot for all members of a run, as small numbers outside of run pages.
import type { ChartContent, Panel, Range, Series } from "../../charts/chartContent.ts";
import { drawable } from "../../charts/fewPeople.ts";
import type { PlotContext, PlotDefinition, RunTables } from "../../plots/plot.ts";
import { combineContents } from "./combineContents.ts";

/** The curves of the model between two days; undefined if the plot has none over time. */
export function plotCurves(
  definition: PlotDefinition,
  members: readonly RunTables[],
  context: PlotContext,
  dates: Range,
): { readonly panel: Panel; readonly series: readonly PlotCurve[] } | undefined {
  const [first, ...others] = members.flatMap((tables) => definition.content(tables, context) ?? []);
  const content: ChartContent | undefined =
    first && combineContents([first, ...others], members.length);
  const panel = content?.kind === "panels" ? content.panels[0] : undefined;
  if (panel?.x !== "date") return undefined;
  const series = panel.series
    .filter(({ source, kind }) => source === "model" && kind === "line")
    .map((one) => between(drawable(one), dates));
  return { panel, series };
}

export interface PlotCurve extends Pick<Series, "name" | "label" | "color"> {
  readonly x: readonly number[];
  /** A gap is NaN. */
  readonly y: readonly number[];
  /** From wide to narrow; none if the members do not differ. */
  readonly bands: readonly { readonly low: readonly number[]; readonly high: readonly number[] }[];
}

function between({ name, label, color, x, y, bands = [] }: Series, [from, to]: Range): PlotCurve {
  const rows = Array.from(x, (_, row) => row).filter((row) => {
    const day = x[row] ?? Number.NaN;
    return day >= from && day <= to;
  });
  const at = (values: ArrayLike<number>) => rows.map((row) => values[row] ?? Number.NaN);
  return {
    ...{ name, label },
    ...(color !== undefined && { color }),
    ...{ x: at(x), y: at(y) },
    bands: bands.map(({ low, high }) => ({ low: at(low), high: at(high) })),
  };
}
