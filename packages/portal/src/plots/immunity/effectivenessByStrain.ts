import { numbers } from "@episcope/common";
import type { PlotDefinition } from "../plot.ts";
import { percentWithTwoDecimals } from "../series/percentWithTwoDecimals.ts";
import { valueColumns } from "../series/valueColumns.ts";
import { strainOfEffectiveness } from "./strainLabels.ts";

const lastDay = 400;
const hiddenAtStart: ReadonlySet<string> = new Set(["wildtypeVe", "alphaVe"]);

/** Plot 10 (run-viewer specification 9.10). */
export const effectivenessByStrain: PlotDefinition = {
  shortNames: ["vacEffVsStr", "vacEffStrain"],
  title: {
    en: "Protection by vaccination against each variant",
    de: "Schutz der Impfung vor jeder Variante",
  },
  group: "immunity",
  height: "compact",
  tables: ["vaccineEffectivenessByStrain"],
  content({ vaccineEffectivenessByStrain: table }) {
    const day = table && numbers(table, "day");
    if (!table || !day) return undefined;
    const isShown = (_: number, row: number) => (day[row] ?? Number.NaN) <= lastDay;
    const x = day.filter(isShown);
    const strains = valueColumns(table);
    if (x.length === 0 || strains.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "vacEffVsStr",
          legend: "right",
          x: "daysSinceVaccination",
          yTitle: { en: "Effectiveness in %", de: "Wirksamkeit in %" },
          scale: "linear",
          range: { linear: [0, 100] },
          series: strains.map(({ name, values }) => ({
            name,
            label: strainOfEffectiveness(name),
            kind: "line",
            source: "model",
            width: 1,
            ...(hiddenAtStart.has(name) ? { isHiddenByDefault: true } : {}),
            x,
            y: percentWithTwoDecimals(values.filter(isShown)),
          })),
        },
      ],
    };
  },
};
