import { days } from "@episcope/common";
import { evenColors } from "../../charts/colors/heatColor.ts";
import type { PlotDefinition } from "../plot.ts";
import { ofTheGroup } from "../series/sharedTexts.ts";
import { weekToPoint } from "../series/weeks.ts";
import { ageGroups } from "./ageGroups.ts";
import { ageSpan } from "./ageSpan.ts";

/** From light to dark in even steps (ColorBrewer YlOrRd, Harrower and Brewer 2003, and darker). */
const colors = evenColors([
  ...["#ffffe5", "#ffeda0", "#fed976", "#feb24c", "#fd8d3c"],
  ...["#f03b20", "#bd0026", "#800026", "#3d0014"],
]);

/** Plot 19 (run-viewer specification 9.19). */
export const ageHeatMap: PlotDefinition = {
  shortNames: ["inciHeatmap"],
  title: {
    en: "Weekly infections by age, as colours",
    de: "Infektionen pro Woche nach Alter, als Farben",
  },
  group: "people",
  height: "compact",
  tables: ["incidenceByAge"],
  content({ incidenceByAge: table }, { heatMapMaxValue }) {
    const x = table && days(table);
    const groups = table ? ageGroups(table) : [];
    if (!x || x.length === 0 || groups.length === 0) return undefined;
    return {
      kind: "heatMap",
      subtitle: ofTheGroup,
      heatMap: {
        x,
        rows: groups.map(({ name }) => ageSpan(name)),
        values: groups.map(({ values }) => values),
        maximum: heatMapMaxValue,
        covers: weekToPoint,
        colors,
        yTitle: { en: "Age", de: "Alter" },
      },
    };
  },
};
