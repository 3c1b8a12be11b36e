import type { Localized } from "@episcope/common";
import type { Panel, Series } from "../../charts/chartContent.ts";
import { observedTable, sourcesOfCity } from "../epidemic/observedSources.ts";
import { ageSpan } from "../people/ageSpan.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import {
  isReportedDuring,
  reportedArea,
  reportedLabel,
  reportedWeeks,
} from "../series/reportedSeries.ts";
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
  observed: (city) => sourcesOfCity(city, ["deathsByAge"]),
  content({ deaths }, context) {
    const age = deaths?.columns.get("age");
    if (!deaths || age?.kind !== "text") return undefined;
    const model = weeklySeries(deaths, (row) => age.values[row], ageLabel);
    if (model.length === 0) return undefined;
    const reported = reportedDeaths(context);
    return {
      kind: "panels",
      panels: [
        panelOf("deathsByAge", perAge, model.toReversed().map(withColor)),
        ...(isReportedDuring(reported, model)
          ? [panelOf("deathsByAgeReported", reportedTitle(context.city), reported)]
          : []),
      ],
    };
  },
};

const perAge: Localized = {
  en: "Deaths per 100,000 people of the age and week",
  de: "Todesfälle je 100.000 Menschen des Alters und Woche",
};

function reportedTitle(city: string): Localized {
  return reportedLabel(
    { en: "Deaths per 100,000", de: "Todesfälle je 100.000" },
    reportedArea(city, "deathsByAge"),
  );
}

function panelOf(key: string, yTitle: Localized, series: readonly Series[]): Panel {
  return { key, x: "date", yTitle, scale: "page", range: { log: [0.01, 1000] }, series };
}

/**
 * Run-viewer specification 13.4; in a panel of its own, because more curves than eight are grey.
 */
function reportedDeaths(context: PlotContext): readonly Series[] {
  if (!observedTable(context, "deathsByAge")) return [];
  const curves = [...colors.keys()].map((column) => ({
    column,
    name: column,
    label: ageLabel(column),
  }));
  return reportedWeeks(context, "deathsByAge", curves).map(withColor);
}

function withColor(series: Series): Series {
  const color = colors.get(series.name);
  return { ...series, ...(color && { color }), width: series.name === "all" ? 2 : 1 };
}

function ageLabel(group: string): Localized {
  return group === "all"
    ? { en: "All ages", de: "Alle Altersgruppen" }
    : untranslated(ageSpan(group));
}
