import { days, numbers, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { strainLabel } from "../immunity/strainLabels.ts";
import type { PlotDefinition } from "../plot.ts";
import { groupedPoints } from "../series/groupedPoints.ts";

/** Plot 1 (run-viewer specification 9.1). */
export const diseaseImport: PlotDefinition = {
  shortNames: ["disImp"],
  title: { en: "Infections brought in from outside", de: "Von außen eingeschleppte Infektionen" },
  group: "epidemic",
  height: "compact",
  tables: ["diseaseImport"],
  content({ diseaseImport: table }) {
    const series = table ? importSeries(table) : [];
    if (series.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "disImp",
          x: "date",
          yTitle: { en: "Imported infections per day", de: "Eingeschleppte Infektionen pro Tag" },
          scale: "page",
          series,
        },
      ],
    };
  },
};

const allImports = { en: "Imported infections", de: "Eingeschleppte Infektionen" };

function importSeries(table: Table): readonly Series[] {
  const x = days(table);
  const strain = table.columns.get("strain");
  const isByStrain = strain?.kind === "text";
  // Old batteries have one column without strains (run-data-format specification 5.4).
  const values = numbers(table, isByStrain ? "n" : "nInfected");
  if (!x || !values) return [];
  const nameOf = (row: number) => (isByStrain ? strain.values[row] || undefined : "nInfected");
  return Array.from(groupedPoints({ days: x, values, nameOf }), ([name, points]) => ({
    name,
    label: isByStrain ? strainLabel(name) : allImports,
    kind: "line",
    source: "model",
    width: 1,
    ...points,
  }));
}
