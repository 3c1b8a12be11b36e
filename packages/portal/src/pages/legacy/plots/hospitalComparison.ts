import { infectionDays } from "@episcope/battery";
import { days, numbers } from "@episcope/common";
import type { Series } from "../../../charts/chartContent.ts";
import {
  observedNames,
  observedTable,
  sourcesOfCity,
} from "../../../plots/epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition } from "../../../plots/plot.ts";
import { axisOf } from "../calendar.ts";
import type { LegacyViewer } from "../definition.ts";
import { shownTable } from "../shownTable.ts";

/** As published in April 2020: four lines, numbers of people (legacy-viewers specification 4.3). */
export function hospitalComparison(viewer: LegacyViewer): PlotDefinition {
  return {
    shortNames: ["hospital"],
    title: { en: "Hospitalization rate comparison", de: "Krankenhausbelegung im Vergleich" },
    group: "hospital",
    height: "compact",
    tables: ["infections"],
    observed: (city) => sourcesOfCity(city, ["patients"]),
    help: {
      en: "How many people in the model need a hospital bed or intensive care. The lines show people, not rates per inhabitant.",
      de: "Wie viele Menschen im Modell ein Krankenhausbett oder eine Intensivbehandlung brauchen. Die Linien zeigen Personen, keine Anteile an der Bevölkerung.",
    },
    reportedHelp: {
      en: "Beside them is how many the Senate of Berlin reported in treatment.",
      de: "Daneben steht, wie viele laut Berliner Senat in Behandlung waren.",
    },
    content({ infections }, context) {
      if (!infections || infections.rowCount === 0) return undefined;
      const shown = shownTable(infections, viewer.table);
      const x = infectionDays(shown, context);
      const model = lines.flatMap(({ column, name, label, color }): Series[] => {
        const y = numbers(shown, column);
        return y ? [{ name, label, color, kind: "line", source: "model", width: 2, x, y }] : [];
      });
      if (model.length === 0) return undefined;
      return {
        kind: "panels",
        subtitle: {
          en: "Patients in hospital, model and reports",
          de: "Personen im Krankenhaus, Modell und Meldungen",
        },
        panels: [
          {
            key: "hospital",
            ...axisOf(viewer.calendar),
            yTitle: { en: "Persons in hospital", de: "Personen im Krankenhaus" },
            scale: "page",
            series: [...model, ...reported(context)],
          },
        ],
      };
    },
  };
}

const lines = [
  {
    column: "nSeriouslySick",
    name: "Model: Seriously Sick",
    label: { en: "Model: seriously sick", de: "Modell: schwer krank" },
    color: "#4444ff",
  },
  {
    column: "nCritical",
    name: "Model: Critical",
    label: { en: "Model: critical", de: "Modell: Intensivfälle" },
    color: "#770077",
  },
] as const;

const reports = [
  { column: "inpatients", color: "#4444ff" },
  { column: "intensiveCare", color: "#770077" },
] as const;

function reported(context: PlotContext): readonly Series[] {
  const table = observedTable(context, "patients");
  const x = table && days(table);
  if (!x) return [];
  return reports.flatMap(({ column, color }): Series[] => {
    const y = numbers(table, column);
    const words = observedNames(context.city, "patients", column);
    return y ? [{ ...words, color, kind: "line", source: "observed", dash: "dotted", x, y }] : [];
  });
}
