import { numbers, type Table } from "@episcope/common";
import type { Panel, Series } from "../../charts/chartContent.ts";
import { observedTable, sourcesOfCity } from "../epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { percentWithTwoDecimals } from "../series/percentWithTwoDecimals.ts";
import { valueColumns } from "../series/valueColumns.ts";
import { effectivenessLabel } from "./vaccineLabels.ts";

/** Plot 9 (run-viewer specification 9.9). */
export const vaccineEffectiveness: PlotDefinition = {
  shortNames: ["vacEffAgaInf", "vacEffInf"],
  title: { en: "Protection by each vaccine", de: "Schutz durch jeden Impfstoff" },
  group: "immunity",
  height: "compact",
  tables: ["vaccineEffectiveness"],
  observed: (city) => sourcesOfCity(city, ["vaccineStudy"]),
  content({ vaccineEffectiveness: table }, context) {
    if (!table) return undefined;
    const panels = vaccineTypes.flatMap((type) => panelOf(type, table, context));
    return panels.length > 0 ? { kind: "panels", panels } : undefined;
  },
};

const vaccineTypes = [
  {
    /** Prefix of the columns. */
    prefix: "mRNA",
    yTitle: {
      en: "mRNA vaccine: effectiveness against infection in %",
      de: "mRNA-Impfstoff: Wirksamkeit gegen Ansteckung in %",
    },
    study: {
      column: "mRnaDelta",
      name: "Nordström: mRNA-Delta",
      label: { en: "Nordström et al.: Delta", de: "Nordström u. a.: Delta" },
    },
  },
  {
    prefix: "vector",
    yTitle: {
      en: "Vector vaccine: effectiveness against infection in %",
      de: "Vektorimpfstoff: Wirksamkeit gegen Ansteckung in %",
    },
    study: {
      column: "vectorDelta",
      name: "Nordström: Vector-Delta",
      label: { en: "Nordström et al.: Delta", de: "Nordström u. a.: Delta" },
    },
  },
] as const;
type VaccineType = (typeof vaccineTypes)[number];

function panelOf(type: VaccineType, table: Table, context: PlotContext): readonly Panel[] {
  const model = modelSeries(type, table);
  if (model.length === 0) return [];
  const study = observedTable(context, "vaccineStudy");
  return [
    {
      key: `${type.prefix}-vacEffAgaInf`,
      legend: "right",
      x: "daysSinceVaccination",
      yTitle: type.yTitle,
      scale: "linear",
      range: { linear: [0, 100] },
      series: [...model, ...(study ? studySeries(type, study) : [])],
    },
  ];
}

function modelSeries({ prefix }: VaccineType, table: Table): readonly Series[] {
  const x = numbers(table, "day");
  if (!x || x.length === 0) return [];
  return valueColumns(table)
    .filter(({ name }) => name.startsWith(prefix))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, values }) => ({
      name,
      label: effectivenessLabel(name),
      kind: "line",
      source: "model",
      width: 1,
      x,
      y: percentWithTwoDecimals(values),
    }));
}

function studySeries({ study }: VaccineType, table: Table): readonly Series[] {
  const x = numbers(table, "day");
  const effectiveness = numbers(table, study.column);
  if (!x || !effectiveness || x.length === 0) return [];
  return [
    {
      name: study.name,
      label: study.label,
      kind: "line",
      source: "observed",
      color: "#ff44cc",
      width: 2,
      dash: "dotted",
      x,
      y: effectiveness.map((share) => 100 * share),
    },
  ];
}
