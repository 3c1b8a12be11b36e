import { hundredThousands, infectionDays, weeklySum } from "@episcope/battery";
import { numbers, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { sourcesOfCity } from "../epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import {
  besideModel,
  reportedArea,
  reportedLabel,
  reportedWeeks,
} from "../series/reportedSeries.ts";
import { weekAround } from "../series/weeks.ts";

const testsPerWeek = { en: "Tests per week", de: "Tests pro Woche" };

/** Plot 22 (run-viewer specification 9.22). */
export const weeklyTests: PlotDefinition = {
  shortNames: ["weekTest"],
  title: { en: "Weekly tests", de: "Tests pro Woche" },
  group: "measures",
  height: "compact",
  tables: ["infections"],
  observed: (city) => sourcesOfCity(city, ["tests"]),
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
            ...reportedTests(infections, context),
          ],
        },
      ],
    };
  },
};

/** Run-viewer specification 13.4: as many per head as in the country. */
function reportedTests(infections: Table, context: PlotContext): readonly Series[] {
  const label = reportedLabel(
    { en: "PCR tests per head", de: "PCR-Tests je Kopf" },
    reportedArea(context.city, "tests"),
  );
  const times = hundredThousands(infections);
  return reportedWeeks(context, "tests", [
    { column: "tests", name: "Reported tests", label, times, look: besideModel },
  ]);
}
