import { infectionDays, weeklySum } from "@episcope/battery";
import { numbers } from "@episcope/common";
import type { PlotDefinition } from "../plot.ts";
import { weekAround } from "../series/weeks.ts";

const testsPerWeek = { en: "Tests per week", de: "Tests pro Woche" };

/** Plot 22 (run-viewer specification 9.22). */
export const weeklyTests: PlotDefinition = {
  shortNames: ["weekTest"],
  title: { en: "Weekly tests", de: "Tests pro Woche" },
  group: "measures",
  height: "compact",
  tables: ["infections"],
  content({ infections }, context) {
    const days = infections && infectionDays(infections, context);
    const tested = infections && numbers(infections, "nTested");
    const weeks = days && tested && weeklySum(days, tested);
    if (!weeks || weeks.x.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "weekTest",
          x: "date",
          yTitle: testsPerWeek,
          scale: "linear",
          series: [
            {
              name: "weeklyTests",
              label: testsPerWeek,
              kind: "points",
              source: "model",
              covers: weekAround,
              ...weeks,
            },
          ],
        },
      ],
    };
  },
};
