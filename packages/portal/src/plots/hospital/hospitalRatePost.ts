import { hundredThousands } from "@episcope/battery";
import type { Series } from "../../charts/chartContent.ts";
import { observedTable, sourcesOfCity } from "../epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition, RunTables } from "../plot.ts";
import { reportedArea, reportedLabel, reportedWeeks } from "../series/reportedSeries.ts";
import { hospitalRange, hospitalSeries, observedSeries } from "./postHospital.ts";

/** Plot 3 (run-viewer specification 9.3). */
export const hospitalRatePost: PlotDefinition = {
  shortNames: ["hosRatPos"],
  title: { en: "Occupied hospital beds", de: "Belegte Krankenhausbetten" },
  group: "hospital",
  height: "compact",
  tables: ["hospital", "infections"],
  observed: (city) => sourcesOfCity(city, ["generalWards", "intensiveCare"]),
  content(tables, context) {
    const model = tables.hospital ? hospitalSeries(tables.hospital, "occupancy") : [];
    if (model.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "hosRatPos",
          x: "date",
          yTitle: {
            en: "Occupied beds per 100,000 people",
            de: "Belegte Betten je 100.000 Menschen",
          },
          scale: "page",
          range: hospitalRange,
          series: [
            ...model,
            ...reportedPatients(tables, context),
            ...intensiveCarePatients(context),
          ],
        },
      ],
    };
  },
};

/** Run-viewer specification 13.2, divided by the whole population (run-viewer specification 8). */
function reportedPatients({ infections }: RunTables, context: PlotContext): readonly Series[] {
  const per = infections ? hundredThousands(infections) : Number.NaN;
  if (Number.isNaN(per)) return [];
  return observedSeries({
    table: observedTable(context, "generalWards"),
    column: "generalPatients",
    name: "Reported: Hospitalizations (City)",
    label: {
      en: "Reported: patients in hospital (city)",
      de: "Gemeldet: Patienten im Krankenhaus (Stadt)",
    },
    valueAt: (value) => value / per,
  });
}

function intensiveCarePatients(context: PlotContext): readonly Series[] {
  const label = reportedLabel(
    { en: "In intensive care", de: "Auf Intensivstationen" },
    reportedArea(context.city, "intensiveCare"),
  );
  return reportedWeeks(context, "intensiveCare", [
    { column: "patients", name: "Reported intensive care", label, look: { width: 1 } },
  ]);
}
