import type { Points } from "@episcope/battery";
import { days, numbers, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { infectorsOfWeek } from "../epidemic/rValue.ts";
import type { PlotDefinition } from "../plot.ts";
import { ratiosOf } from "../series/peopleBehind.ts";
import { centredWeekMean } from "../series/seriesMath.ts";
import { rValueTitle, sevenDayAverage } from "../series/sharedTexts.ts";
import { weekAround } from "../series/weeks.ts";
import { activityStyle } from "./activityColors.ts";

/** Columns of the rValues table that are not purposes (run-data-format specification 5.5). */
const otherColumns: ReadonlySet<string> = new Set([
  "day",
  "date",
  "rValue",
  "newContagious",
  "scenario",
]);
/** First row around which there are seven means of seven days. */
const firstCentre = 6;

/** Plot 7 (run-viewer specification 9.7). */
export const rByPurpose: PlotDefinition = {
  shortNames: ["simRValByPur"],
  title: { en: "R value by place of infection", de: "R-Wert nach Ort der Ansteckung" },
  group: "people",
  height: "compact",
  tables: ["rValues"],
  content({ rValues }, context) {
    const x = rValues && days(rValues);
    if (!x || rValues.rowCount === 0 || !numbers(rValues, "home")) return undefined;
    const infectors = weeklyRows(infectorsOfWeek(rValues));
    const series = purposes(rValues).flatMap((purpose) => purposeSeries(rValues, x, purpose));
    return {
      kind: "panels",
      subtitle: sevenDayAverage,
      panels: [
        {
          key: "simRValByPur",
          x: "date",
          yTitle: rValueTitle,
          scale: "linear",
          series: ratiosOf(series, infectors, context),
        },
      ],
    };
  },
};

function purposes(rValues: Table): string[] {
  const hasParts = rValues.columns.has("leisPrivate");
  return [...rValues.columns.keys()]
    .filter((name) => !otherColumns.has(name) && !(hasParts && name === "leisure"))
    .sort();
}

function purposeSeries(rValues: Table, x: ArrayLike<number>, purpose: string): Series[] {
  const values = numbers(rValues, purpose);
  if (!values) return [];
  return [
    {
      ...activityStyle(purpose),
      kind: "line",
      source: "model",
      width: 2,
      covers: weekAround,
      ...weeklyMeans(x, values),
    },
  ];
}

/** Run-viewer specification 11.3: at every seventh row, the seven-day mean of seven-day means. */
function weeklyMeans(days: ArrayLike<number>, values: ArrayLike<number>): Points {
  const means = centredWeekMean(centredWeekMean(values));
  return { x: weeklyRows(days), y: weeklyRows(means) };
}

function weeklyRows(values: ArrayLike<number>): readonly number[] {
  return Array.from(values).filter(
    (_, row) =>
      row >= firstCentre && row + firstCentre < values.length && (row - firstCentre) % 7 === 0,
  );
}
