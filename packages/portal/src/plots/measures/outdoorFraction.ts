import { days, numbers } from "@episcope/common";
import type { PlotDefinition } from "../plot.ts";
import { centredWeekMean } from "../series/seriesMath.ts";
import { sevenDayAverage } from "../series/sharedTexts.ts";

/** Plot 21 (run-viewer specification 9.21). */
export const outdoorFraction: PlotDefinition = {
  shortNames: ["leiOutFra"],
  title: { en: "How much of leisure is outdoors", de: "Wie viel Freizeit im Freien stattfindet" },
  group: "measures",
  height: "compact",
  tables: ["outdoorFraction"],
  content({ outdoorFraction: table }) {
    const x = table && days(table);
    const fraction = table && numbers(table, "outdoorFraction");
    if (!x || !fraction || fraction.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "leiOutFra",
          x: "date",
          yTitle: { en: "Share outdoors (1 = all)", de: "Anteil im Freien (1 = alles)" },
          scale: "linear",
          range: { linear: [-0.1, 1.1] },
          series: [
            {
              name: "Daily value",
              label: { en: "Daily value", de: "Tageswert" },
              kind: "points",
              source: "model",
              x,
              y: fraction,
            },
            {
              name: "7-day average",
              label: sevenDayAverage,
              kind: "line",
              source: "model",
              x,
              y: centredWeekMean(fraction),
            },
          ],
        },
      ],
    };
  },
};
