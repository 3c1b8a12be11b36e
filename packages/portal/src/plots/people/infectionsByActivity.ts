import { days, numbers, type Table } from "@episcope/common";
import type { Panel, Series } from "../../charts/chartContent.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { ratiosOf } from "../series/peopleBehind.ts";
import { sevenDayAverage } from "../series/sharedTexts.ts";
import { weekAround } from "../series/weeks.ts";
import { activityStyle } from "./activityColors.ts";

/** Plot 8 (run-viewer specification 9.8). */
export const infectionsByActivity: PlotDefinition = {
  shortNames: ["infByActTyp"],
  title: { en: "Where people get infected", de: "Wo sich Menschen anstecken" },
  group: "people",
  height: "tall",
  tables: ["infectionsPerActivity"],
  content({ infectionsPerActivity: table }, context) {
    const panels = table ? [...comparedWithHome(table, context), ...shares(table, context)] : [];
    if (panels.length === 0) return undefined;
    return {
      kind: "panels",
      subtitle: sevenDayAverage,
      panels,
    };
  },
};

function comparedWithHome(table: Table, context: PlotContext): Panel[] {
  const infections = byActivity(table, "infections");
  const atHome = infections?.valuesOf.get("home");
  if (!infections || !atHome) return [];
  const homes = infections.dates.map((day) => 7 * (atHome.get(day) ?? Number.NaN));
  const series = activitySeries(infections, undefined, (value, day) => {
    const base = atHome.get(day) ?? Number.NaN;
    return base > 0 ? value / base : Number.NaN;
  });
  return [
    {
      key: "1-infByActTyp",
      x: "date",
      yTitle: {
        en: "Infections for each one at home",
        de: "Ansteckungen je Ansteckung zu Hause",
      },
      scale: "page",
      series: ratiosOf(series, homes, context),
    },
  ];
}

function shares(table: Table, context: PlotContext): Panel[] {
  const share = byActivity(table, "infectionsShare");
  if (!share) return [];
  const series = activitySeries(share, "%", (value) => 100 * value);
  return [
    {
      key: "2-infByActTyp",
      x: "date",
      yTitle: { en: "Share of infections in %", de: "Anteil an den Ansteckungen in %" },
      scale: "linear",
      series: ratiosOf(series, weekTotals(table, share.dates), context),
    },
  ];
}

/** Infections in the week of each date; the table has the mean of a day. */
function weekTotals(table: Table, dates: readonly number[]): readonly number[] {
  const ofActivity = [...(byActivity(table, "infections")?.valuesOf.values() ?? [])];
  return dates.map((day) => ofActivity.reduce((sum, on) => sum + 7 * (on.get(day) ?? 0), 0));
}

interface ValuesByActivity {
  /**
   * Every date of the table, ascending; an activity without a row on one of them has a gap there.
   */
  readonly dates: readonly number[];
  readonly valuesOf: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

function byActivity(table: Table, column: string): ValuesByActivity | undefined {
  const dates = days(table);
  const values = numbers(table, column);
  const activities = table.columns.get("activity");
  if (!dates || !values || activities?.kind !== "text" || table.rowCount === 0) return undefined;
  const valuesOf = new Map<string, Map<number, number>>();
  activities.values.forEach((activity, row) => {
    const valueOn = valuesOf.get(activity) ?? new Map<number, number>();
    valueOn.set(dates[row] ?? Number.NaN, values[row] ?? Number.NaN);
    valuesOf.set(activity, valueOn);
  });
  return { dates: [...new Set(Array.from(dates))].sort((a, b) => a - b), valuesOf };
}

function activitySeries(
  { dates, valuesOf }: ValuesByActivity,
  unit: string | undefined,
  shown: (value: number, day: number) => number,
): Series[] {
  return [...valuesOf.keys()].sort().map((activity) => ({
    ...activityStyle(activity, unit),
    kind: "line",
    source: "model",
    covers: weekAround,
    x: dates,
    y: dates.map((day) => shown(valuesOf.get(activity)?.get(day) ?? Number.NaN, day)),
  }));
}
