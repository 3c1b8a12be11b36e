// The columns of the table of all runs: options, then figures. A row is an index in the run table.

import { inLanguage, type Language } from "@episcope/common";
import type { DetailColumn } from "../../kit/containers/DetailTable.tsx";
import type { FiguresOfRuns } from "../figures/figureCollection.ts";
import { type FigureName, type FigureSet, figureNames } from "../figures/figureNames.ts";
import { figureTexts, figureTitle, figureUnit, spreadText } from "../figures/figureText.ts";
import { figureSpread } from "../figures/runFigures.ts";
import { figureKeys, type RunTable } from "./runTable.ts";

/** The order of the file. Other columns have a prefix, because a parameter can have any name. */
export const runKey = "run";
const optionKey = (parameter: string) => `option ${parameter}`;
const figureKey = (name: FigureName) => `figure ${name}`;

/** The table is wide enough without these. */
const isShown = (name: FigureName) => name !== "bedsPeakDay" && name !== "infectionsPerThousand";

export function runColumns(
  table: RunTable,
  figures: FiguresOfRuns,
  language: Language,
  figureSet: FigureSet,
): readonly DetailColumn<number>[] {
  const options = table.parameters.map(({ parameter, title, options, ranks }) => ({
    key: optionKey(parameter),
    title,
    cell: (row: number) => options[ranks[row] ?? 0]?.label,
  }));
  const outcomes = figureSet.names.filter(isShown).map((name) => ({
    key: figureKey(name),
    title: figureTitle(name, language, figureSet),
    unit: figureUnit(name, language),
    isNumber: true,
    cell: (row: number) => {
      // Blank until known: in a large battery most are unknown.
      const known = figures.get(table.runs[row]?.runId ?? "");
      const spread = known && figureSpread(known, name);
      if (!spread) return known && inLanguage(figureTexts, language).noValue;
      const { value, range } = spreadText(name, spread, language, figureSet.axis);
      return range ? `${value} (${range})` : value;
    },
  }));
  return [...options, ...outcomes];
}

export function isFigureColumn(key: string): boolean {
  return figureNames.some((name) => figureKey(name) === key);
}

/** The sort key for each row of the run table. */
export function sortKeys(table: RunTable, key: string, figures: FiguresOfRuns): ArrayLike<number> {
  const varied = table.parameters.find(({ parameter }) => optionKey(parameter) === key);
  if (varied) return varied.ranks;
  const name = figureNames.find((candidate) => figureKey(candidate) === key);
  if (name) return figureKeys(table, figures, name);
  return Uint32Array.from(table.runs, (_, row) => row);
}
