import type { Series } from "../../../charts/chart.ts";
import type { PlotContext, PlotDefinition, RunTables } from "./plot.ts";
import { hospitalSeries, observedSeries } from "./postHospital.ts";
import { hundredThousands } from "./seriesMath.ts";

/** Plot 3 (run viewer 9.3). */
export const hospitalRatePost: PlotDefinition = {
  shortNames: ["hosRatPos"],
  title: {
    en: "Hospitalization rate (post-process)",
    de: "Krankenhausbelegung (nachberechnet)",
  },
  help: {
    en: "Beds in use in hospitals and in intensive care, per 100,000 inhabitants. They are derived after the run from its infections, with the risk by age, virus strain and immunity and with typical lengths of stay; Base and Severe are two assumptions about that risk. One value per week, that of Sunday, is drawn at the Thursday; reported patients are divided by the population of the run.",
    de: "Belegte Betten in Krankenhäusern und auf Intensivstationen, je 100.000 Einwohner. Sie werden nach dem Lauf aus seinen Infektionen berechnet, mit dem Risiko nach Alter, Virusvariante und Immunität und mit üblichen Liegezeiten; Base und Severe sind zwei Annahmen über dieses Risiko. Gezeigt wird ein Wert je Woche, der vom Sonntag, eingezeichnet am Donnerstag; gemeldete Patienten sind durch die Bevölkerung des Laufs geteilt.",
  },
  height: "compact",
  tables: ["hospital", "infections"],
  content(tables, context) {
    const model = tables.hospital ? hospitalSeries(tables.hospital, "occupancy") : [];
    if (model.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "hosRatPos",
          x: "date",
          yTitle: { en: "Occupancy / 100k Pop.", de: "Belegte Betten je 100.000 Einwohner" },
          scale: "page",
          series: [...model, ...reportedPatients(tables, context)],
        },
      ],
    };
  },
};

/** Run viewer 13.2, divided by everybody as section 8 asks. */
function reportedPatients({ infections }: RunTables, { observed }: PlotContext): readonly Series[] {
  const per = infections ? hundredThousands(infections) : Number.NaN;
  if (Number.isNaN(per)) return [];
  return observedSeries({
    table: observed.get("cologne-general-wards"),
    column: "generalPatients",
    label: {
      en: "Reported: Hospitalizations (City)",
      de: "Gemeldet: Patienten im Krankenhaus (Stadt)",
    },
    valueAt: (value) => value / per,
  });
}
