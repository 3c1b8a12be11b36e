import { days, numbers } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { ratiosOf } from "../series/peopleBehind.ts";
import { reportedArea, reportedLabel } from "../series/reportedSeries.ts";
import { rValueTitle, sevenDayAverage } from "../series/sharedTexts.ts";
import { observedTable, sourcesOfCity } from "./observedSources.ts";
import { infectorsOfWeek, type RSeries, rSeries } from "./rValue.ts";

const wordsOfMethod = {
  table: {
    name: "7-Day Average R-Value",
    label: { en: "7-day average", de: "7-Tage-Mittel" },
    subtitle: sevenDayAverage,
  },
  estimate: {
    name: "Estimated Multiplier",
    label: { en: "Estimated R value", de: "Geschätzter R-Wert" },
    subtitle: {
      en: "Estimated from 7-day infections",
      de: "Geschätzt aus den 7-Tage-Infektionen",
    },
  },
} as const;

/** Plot 6 (run-viewer specification 9.6). */
export const simulatedR: PlotDefinition = {
  shortNames: ["simRVal"],
  title: {
    en: "R value: how many others one case infects",
    de: "R-Wert: wie viele andere ein Fall ansteckt",
  },
  group: "epidemic",
  height: "compact",
  tables: ["rValues", "infections"],
  observed: (city) => sourcesOfCity(city, ["reproduction"]),
  content(tables, context) {
    const series = rSeries(tables, context);
    if (!series) return undefined;
    const { rValues } = tables;
    const curves = [model(series)];
    return {
      kind: "panels",
      subtitle: wordsOfMethod[series.method].subtitle,
      panels: [
        {
          key: "simRVal",
          x: "date",
          yTitle: rValueTitle,
          scale: "linear",
          series: [
            target(series.x),
            ...(rValues && series.method === "table"
              ? ratiosOf(curves, infectorsOfWeek(rValues), context)
              : curves),
            ...reportedR(context),
          ],
        },
      ],
    };
  },
};

function target(x: ArrayLike<number>): Series {
  return {
    name: "Target: 1.0",
    label: { en: "Target: 1.0", de: "Ziel: 1,0" },
    kind: "area",
    source: "target",
    x: [x[0] ?? Number.NaN, x[x.length - 1] ?? Number.NaN],
    y: [1, 1],
    color: "#bbddbb",
    width: 1,
  };
}

function model({ method, x, y }: RSeries): Series {
  const { name, label } = wordsOfMethod[method];
  return { name, label, kind: "line", source: "model", x, y, color: "#0044ff", width: 2 };
}

/** Run-viewer specification 13.4: the estimate and its interval. */
function reportedR(context: PlotContext): readonly Series[] {
  const table = observedTable(context, "reproduction");
  const x = table && days(table);
  const [y, low, high] = ["r", "low", "high"].map((column) => table && numbers(table, column));
  if (!x || !y || !low || !high) return [];
  const label = reportedLabel(
    { en: "R value", de: "R-Wert" },
    reportedArea(context.city, "reproduction"),
  );
  const look = { color: "#008800", width: 1 } as const;
  return [
    { name: "Reported R", label, kind: "band", source: "observed", ...look, x, y, low, high },
  ];
}
