import { hundredThousands, infectionDays, weeklyIncrease } from "@episcope/battery";
import { numbers } from "@episcope/common";
import type { PlotDefinition } from "../plot.ts";
import { scaled } from "../series/seriesMath.ts";
import { weekAround } from "../series/weeks.ts";

/**
 * Plot 15 (run-viewer specification 9.15), in calendar weeks like plot 4, whatever the weekday of
 * the start.
 */
export const hospitalNewCases: PlotDefinition = {
  shortNames: ["hospNewCas", "hospNewCases"],
  title: { en: "New severe cases per week", de: "Neue schwere Fälle pro Woche" },
  group: "hospital",
  height: "tall",
  tables: ["infections"],
  content({ infections }, context) {
    const seriouslySick = infections && numbers(infections, "nSeriouslySickCumulative");
    if (!seriouslySick || seriouslySick.length === 0) return undefined;
    const { x, y } = weeklyIncrease(infectionDays(infections, context), seriouslySick);
    return {
      kind: "panels",
      panels: [
        {
          key: "hospNewCas",
          x: "date",
          yTitle: {
            en: "Severe cases per 100,000 people and week",
            de: "Schwere Fälle je 100.000 Menschen und Woche",
          },
          scale: "page",
          range: { log: [0.1, 100] },
          series: [
            {
              name: "Model: New Hospitalizations / 100k",
              label: {
                en: "Model: new severe cases",
                de: "Modell: neue schwere Fälle",
              },
              kind: "line",
              source: "model",
              color: "#332299",
              width: 0.5,
              markerSize: 4,
              covers: weekAround,
              x,
              y: scaled(y, 1 / hundredThousands(infections)),
            },
          ],
        },
      ],
    };
  },
};
