import { hundredThousands, infectionDays, weeklyIncrease } from "@episcope/battery";
import { numbers } from "@episcope/common";
import type { PlotDefinition } from "../plot.ts";
import { scaled } from "../series/seriesMath.ts";

/**
 * Plot 15 (run-viewer specification 9.15), in calendar weeks like plot 4, whatever the weekday of
 * the start.
 */
export const hospitalNewCases: PlotDefinition = {
  shortNames: ["hospNewCas", "hospNewCases"],
  title: { en: "Hospitalization new cases", de: "Neue Krankenhausfälle" },
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
            en: "7-day hospitalizations / 100,000",
            de: "7-Tage-Krankenhausfälle je 100.000",
          },
          scale: "page",
          range: { log: [0.1, 100] },
          series: [
            {
              name: "Model: New Hospitalizations / 100k",
              label: {
                en: "Model: new hospitalizations / 100,000",
                de: "Modell: neue Krankenhausfälle je 100.000",
              },
              kind: "line",
              source: "model",
              color: "#332299",
              width: 0.5,
              markerSize: 4,
              x,
              y: scaled(y, 1 / hundredThousands(infections)),
            },
          ],
        },
      ],
    };
  },
};
