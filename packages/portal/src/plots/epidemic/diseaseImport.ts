import { type Points, weeklySum } from "@episcope/battery";
import { days, numbers, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { strainLabel } from "../immunity/strainLabels.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { sumsByDay } from "../series/byDay.ts";
import { groupedPoints } from "../series/groupedPoints.ts";
import { peopleBehind } from "../series/peopleBehind.ts";
import { firstDay } from "../series/sevenDaySums.ts";
import { weekAround } from "../series/weeks.ts";

/** Plot 1 (run-viewer specification 9.1). */
export const diseaseImport: PlotDefinition = {
  shortNames: ["disImp"],
  title: { en: "Infections brought in from outside", de: "Von außen eingeschleppte Infektionen" },
  group: "epidemic",
  height: "compact",
  tables: ["diseaseImport"],
  content({ diseaseImport: table }, context) {
    const series = table ? importSeries(table, context) : [];
    if (series.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "disImp",
          x: "date",
          yTitle: context.sample === undefined ? perDay : perWeek,
          scale: "page",
          series,
        },
      ],
    };
  },
};

const perDay = { en: "Imported infections per day", de: "Eingeschleppte Infektionen pro Tag" };
const perWeek = { en: "Imported infections per week", de: "Eingeschleppte Infektionen pro Woche" };
const allImports = { en: "Imported infections", de: "Eingeschleppte Infektionen" };

function importSeries(table: Table, context: PlotContext): readonly Series[] {
  const x = days(table);
  const strain = table.columns.get("strain");
  const isByStrain = strain?.kind === "text";
  // Old batteries have one column without strains (run-data-format specification 5.4).
  const values = numbers(table, isByStrain ? "n" : "nInfected");
  if (!x || !values) return [];
  const nameOf = (row: number) => (isByStrain ? strain.values[row] || undefined : "nInfected");
  const first = Math.min(context.startDay, firstDay(x) ?? context.startDay);
  const span = [first, Array.from(x).reduce((last, day) => Math.max(last, day), first)] as const;
  return Array.from(groupedPoints({ days: x, values, nameOf }), ([name, points]) => ({
    name,
    label: isByStrain ? strainLabel(name) : allImports,
    kind: "line",
    source: "model",
    width: 1,
    // One simulated person stands for many: a line from day to day would join chance events.
    ...(context.sample === undefined
      ? points
      : { ...weeksOf(points, span), covers: weekAround, ...peopleBehind(1, context) }),
  }));
}

/** Days without imports have no row. */
function weeksOf({ x, y }: Points, [first, last]: readonly [number, number]): Points {
  const valueOn = sumsByDay(x, y);
  const everyDay = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return weeklySum(
    everyDay,
    everyDay.map((day) => valueOn.get(day) ?? 0),
  );
}
