import type { Localized } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { ageSpan } from "../people/ageSpan.ts";
import type { PlotDefinition } from "../plot.ts";
import { untranslated } from "../series/untranslated.ts";
import { weeklySeries } from "./postHospital.ts";

/** Apart for all eyes (Okabe and Ito 2008); names of ages alone would give three shades of blue. */
const colors: ReadonlyMap<string, string> = new Map([
  ["all", "#000000"],
  ["80+", "#d55e00"],
  ["60-79", "#e69f00"],
  ["35-59", "#009e73"],
  ["15-34", "#56b4e9"],
  ["5-14", "#0072b2"],
  ["0-4", "#cc79a7"],
]);

/** Plot 23 (run-viewer specification 9.23). */
export const deathsByAge: PlotDefinition = {
  shortNames: ["deathsByAge"],
  title: { en: "Deaths by age", de: "Todesfälle nach Alter" },
  group: "hospital",
  height: "compact",
  tables: ["deaths"],
  content({ deaths }) {
    const age = deaths?.columns.get("age");
    if (!deaths || age?.kind !== "text") return undefined;
    const series = weeklySeries(deaths, (row) => age.values[row], ageLabel);
    if (series.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "deathsByAge",
          x: "date",
          yTitle: {
            en: "Deaths per 100,000 people of the age and week",
            de: "Todesfälle je 100.000 Menschen des Alters und Woche",
          },
          scale: "page",
          range: { log: [0.01, 1000] },
          series: series.toReversed().map(withColor),
        },
      ],
    };
  },
};

function withColor(series: Series): Series {
  const color = colors.get(series.name);
  return { ...series, ...(color && { color }), width: series.name === "all" ? 2 : 1 };
}

function ageLabel(group: string): Localized {
  return group === "all"
    ? { en: "All ages", de: "Alle Altersgruppen" }
    : untranslated(ageSpan(group));
}
