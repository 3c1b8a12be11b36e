import { days } from "@episcope/common";
import type { PlotDefinition } from "../plot.ts";
import { sevenDayInfections } from "../series/sharedTexts.ts";
import { untranslated } from "../series/untranslated.ts";
import { ageGroups } from "./ageGroups.ts";
import { ageSpan } from "./ageSpan.ts";

/** Plot 20 (run-viewer specification 9.20). */
export const ageLines: PlotDefinition = {
  shortNames: ["inciLinechart"],
  title: {
    en: "7-day incidence by age group over time (line chart)",
    de: "7-Tage-Inzidenz nach Altersgruppen (Linien)",
  },
  height: "compact",
  tables: ["incidenceByAge"],
  content({ incidenceByAge: table }) {
    const x = table && days(table);
    const groups = table ? ageGroups(table) : [];
    if (!x || x.length === 0 || groups.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "inciLinechart",
          x: "date",
          yTitle: sevenDayInfections,
          scale: "page",
          series: groups.toReversed().map(({ name, values }) => ({
            name,
            label: untranslated(ageSpan(name)),
            kind: "line",
            source: "model",
            x,
            y: values,
          })),
        },
      ],
    };
  },
};
