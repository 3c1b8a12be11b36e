import { days } from "@episcope/battery";
import type { PlotDefinition } from "./plot.ts";
import { hasVaccinatedColumns, hasValues, valueColumns } from "./valueColumns.ts";

/** Plot 14 (run viewer 9.14). */
export const antibodies: PlotDefinition = {
  shortNames: ["Antibodies"],
  title: { en: "Antibodies", de: "Antikörper" },
  help: {
    en: "How well people are protected by antibodies against each variant of the virus. The level is relative, without a unit: the mean over all persons of the model on that day. Variants whose level stays at zero are left out.",
    de: "Wie gut die Menschen durch Antikörper vor den einzelnen Varianten des Virus geschützt sind. Der Wert ist relativ und ohne Einheit: das Mittel über alle Personen des Modells an diesem Tag. Varianten, deren Wert bei null bleibt, fehlen.",
  },
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
          yTitle: { en: "relative antibodies", de: "relative Antikörper" },
          scale: "page",
          series: strains.map(({ name, values }) => ({
            name,
            label: { en: name, de: name },
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
