import { days } from "@episcope/common";
import type { PlotDefinition } from "../plot.ts";
import { hasVaccinatedColumns, hasValues, valueColumns } from "../series/valueColumns.ts";
import { strainLabel } from "./strainLabels.ts";

/** Plot 14 (run-viewer specification 9.14). */
export const antibodies: PlotDefinition = {
  shortNames: ["Antibodies"],
  title: { en: "Antibodies against each variant", de: "Antikörper gegen jede Variante" },
  group: "immunity",
  height: "compact",
  tables: ["antibodies", "infections"],
  content({ antibodies: table, infections }) {
    const x = table && days(table);
    if (!table || !x || !hasVaccinatedColumns(infections)) return undefined;
    const strains = valueColumns(table).filter(hasValues);
    if (strains.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "Antibodies",
          x: "date",
          yTitle: {
            en: "Mean level of antibodies, relative",
            de: "Mittlerer Antikörperspiegel, relativ",
          },
          scale: "page",
          series: strains.map(({ name, values }) => ({
            name,
            label: strainLabel(name),
            kind: "line",
            source: "model",
            x,
            y: values,
          })),
        },
      ],
    };
  },
};
