// The chart of a step, from the curves of computed runs: several runs of one curve each, or the
// curves of one run.
import { type Localized, parseDay } from "@episcope/common";
import { dateRange } from "../../src/viewer/address/dateRange.ts";
import type { ComputedPlot, ComputedRun, ComputedSeries } from "../computed/computedRun.ts";
import type { AddressedRun } from "../computed/runOfAddress.ts";
import type { ShownChart } from "./pageStory.ts";
import type { ChartStep, FrontMatter } from "./storySchema.ts";

export interface KnownRun {
  readonly addressed: AddressedRun;
  readonly computed: ComputedRun;
  readonly name: Localized;
  readonly to: string;
  /** Last day of its figures, if that is not the last one of the run. */
  readonly until: string | undefined;
}

/** What is wrong with a step, in words for editors. */
export class ChartError extends Error {}

/** Distinct in both schemes and for colour-blind readers; the first is the main one. */
const palette = ["#2f5fa6", "#d55e00", "#2e7d4f", "#8a4fa8", "#9a6700", "#545c68"] as const;

/** The same colour in all steps; runs of another battery begin anew, because they never meet. */
function runColors({ runs }: FrontMatter): ReadonlyMap<string, string | undefined> {
  const places = new Map<string, number>();
  const known = new Map<string, string | undefined>();
  const colors = new Map<string, string | undefined>();
  for (const [name, { to }] of Object.entries(runs)) {
    const [path = ""] = to.split("?");
    const place = places.get(path) ?? 0;
    if (!known.has(to)) {
      known.set(to, palette[place % palette.length]);
      places.set(path, place + 1);
    }
    colors.set(name, known.get(to));
  }
  return colors;
}

export type DrawnChart = Omit<ShownChart, "still" | "values">;

export function storyChart(
  step: ChartStep,
  facts: FrontMatter,
  runs: ReadonlyMap<string, KnownRun>,
): DrawnChart {
  const shown = step.runs.map((name) => {
    const run = runs.get(name);
    const plot = run?.computed.plots[step.plot];
    if (!run || !plot) throw new ChartError(`the curves of ${name} are missing: npm run computed`);
    return { name, run, plot };
  });
  const [first] = shown;
  if (!first) throw new ChartError("the step names no run");
  const colors = runColors(facts);
  const series = shown.flatMap(({ name, run, plot }) => {
    const chosen = chosenSeries(plot, step);
    if (shown.length === 1) return chosen;
    if (chosen.length !== 1) {
      const names = chosen.map((one) => one.name).join(", ");
      throw new ChartError(`with several runs, series names one of: ${names}`);
    }
    const color = colors.get(name);
    return chosen.map((one) => ({ ...one, name, label: run.name, color }));
  });
  const single = shown.length === 1 && series.length === 1;
  const ranges = shown.map(({ run }) => dateRange(run.addressed.battery.metadata));
  const day = (text: string | undefined) => (text === undefined ? undefined : parseDay(text));
  return {
    kind: "chart",
    title: step.title,
    yTitle: step.unit ?? first.plot.yTitle,
    unit: first.plot.unit,
    decimals: first.plot.decimals,
    scale: step.scale,
    dates: [
      day(step.from) ?? Math.min(...ranges.map(([from]) => from)),
      day(step.to) ?? Math.max(...ranges.map(([, to]) => to)),
    ],
    series: single
      ? series.map((one) => ({
          ...one,
          name: first.name,
          label: first.run.name,
          color: colors.get(first.name),
        }))
      : series,
    marks: step.marks.map(({ date, label }) => ({ day: parseDay(date) ?? 0, label })),
    members: Math.min(...shown.map(({ run }) => run.computed.figures.length)),
    links: shown.map(({ run }) => ({ to: `${run.to}#plot-${step.plot}`, name: run.name })),
  };
}

function chosenSeries(plot: ComputedPlot, step: ChartStep): readonly ComputedSeries[] {
  if (!step.series) return plot.series;
  return step.series.map((name) => {
    const found = plot.series.find((one) => one.name === name);
    if (found) return found;
    const names = plot.series.map((one) => one.name).join(", ");
    throw new ChartError(`there is no series ${name} in ${step.plot}; there are ${names}`);
  });
}

/** The same ends for all charts of a plot, so that steps can be compared. */
export function valueRange(charts: readonly DrawnChart[]): readonly [number, number] {
  const values = charts.flatMap(({ series, dates: [from, to] }) =>
    series.flatMap(({ x, y, bands }) =>
      [y, ...bands.map(({ high }) => high)].flatMap((list) =>
        list.filter((value, row): value is number => {
          const at = x[row] ?? Number.NaN;
          return value !== null && Number.isFinite(value) && at >= from && at <= to;
        }),
      ),
    ),
  );
  const most = Math.max(0, ...values);
  const positive = values.filter((value) => value > 0);
  const isLog = charts[0]?.scale === "log";
  return [
    isLog ? Math.max(1, Math.min(most / 10, ...positive)) : Math.min(0, ...values),
    most * 1.03,
  ];
}
