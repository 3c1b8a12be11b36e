import { infectionDays } from "@episcope/battery";
import type { PlotDefinition } from "../plot.ts";
import { peopleBehind } from "../series/peopleBehind.ts";
import { detectionRateSeries } from "./detectionRate.ts";
import { sourcesOfCity } from "./observedSources.ts";
import { outcomeSeries } from "./outcomeSeries.ts";
import { outcomes } from "./outcomes.ts";
import { reportedCases } from "./reportedCases.ts";

/** Plot 18 (run-viewer specification 9.18). */
export const healthOutcomes: PlotDefinition = {
  shortNames: ["simHealOutOveTim", "healthOutcome"],
  title: { en: "State of health of all people", de: "Gesundheitszustand aller Menschen" },
  group: "epidemic",
  height: "normal",
  tables: ["infections"],
  observed: (city) => sourcesOfCity(city, ["cases", "detectionRate"]),
  content({ infections }, context) {
    if (!infections || infections.rowCount === 0) return undefined;
    const days = infectionDays(infections, context);
    const model = outcomeSeries(outcomes, infections, days, peopleBehind(1, context));
    if (model.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "simHealOutOveTim",
          x: "date",
          yTitle: { en: "People", de: "Menschen" },
          scale: "page",
          series: [...model, ...reportedCases(context), ...detectionRateSeries(context)],
        },
      ],
    };
  },
};
