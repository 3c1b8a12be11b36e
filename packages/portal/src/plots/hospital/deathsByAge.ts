import type { Localized } from "@episcope/common";
import { ageSpan } from "../people/ageSpan.ts";
import type { PlotDefinition } from "../plot.ts";
import { untranslated } from "../series/untranslated.ts";
import { weeklySeries } from "./postHospital.ts";

/** Plot 23 (run-viewer specification 9.23). */
export const deathsByAge: PlotDefinition = {
  shortNames: ["deathsByAge"],
  title: { en: "Deaths by age", de: "Todesfälle nach Alter" },
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
          yTitle: { en: "7-day deaths / 100,000", de: "7-Tage-Todesfälle je 100.000" },
          scale: "page",
          range: { log: [0.01, 1000] },
          series: series.toReversed(),
        },
      ],
    };
  },
};

function ageLabel(group: string): Localized {
  return group === "all"
    ? { en: "All ages", de: "Alle Altersgruppen" }
    : untranslated(ageSpan(group));
}
