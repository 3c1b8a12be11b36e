import { days } from "@episcope/common";
import type { HeatMap } from "../../charts/chartContent.ts";
import type { PlotDefinition } from "../plot.ts";
import { ageGroups } from "./ageGroups.ts";
import { ageSpan } from "./ageSpan.ts";

const colors: HeatMap["colors"] = [
  [0, "rgb(255,255,255)"],
  [0.01, "rgb(250,210,0)"],
  [0.1, "rgb(240,120,0)"],
  [0.2, "rgb(230,0,0)"],
  [1, "rgb(0,0,0)"],
];

/** Plot 19 (run-viewer specification 9.19). */
export const ageHeatMap: PlotDefinition = {
  shortNames: ["inciHeatmap"],
  title: {
    en: "7-day incidence by age group over time (heat map)",
    de: "7-Tage-Inzidenz nach Altersgruppen (Farbkarte)",
  },
  height: "compact",
  tables: ["incidenceByAge"],
  content({ incidenceByAge: table }, { heatMapMaxValue }) {
    const x = table && days(table);
    const groups = table ? ageGroups(table) : [];
    if (!x || x.length === 0 || groups.length === 0) return undefined;
    return {
      kind: "heatMap",
      heatMap: {
        x,
        rows: groups.map(({ name }) => ageSpan(name)),
        // Only the colour is clamped at the maximum: a reader still sees the value.
        values: groups.map(({ values }) => values),
        maximum: heatMapMaxValue,
        colors,
        yTitle: { en: "Age", de: "Alter" },
      },
    };
  },
};
