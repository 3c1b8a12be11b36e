// The columns of the table of all runs: the effect, options, figures. A row is an index in the run
// table.
import { inLanguage, type Language } from "@episcope/common";
import type { ReactNode } from "react";
import type { DetailColumn } from "../../kit/containers/DetailTable.tsx";
import { comparisonTexts } from "../compare/comparisonTexts.ts";
import { differenceText, rangeText } from "../compare/differenceText.ts";
import { pairedDifference } from "../compare/pairedDifference.ts";
import type { FiguresOfRuns } from "../figures/figureCollection.ts";
import { type FigureName, type FigureSet, figureNames } from "../figures/figureNames.ts";
import { figureTexts, figureTitle, figureUnit, spreadText } from "../figures/figureText.ts";
import { Ranged } from "../figures/Ranged.tsx";
import { figureSpread, type RunFigures } from "../figures/runFigures.ts";
import { allRunsTexts } from "./allRunsTexts.ts";
import { effectKeys, figureKeys, type RunTable } from "./runTable.ts";

/** The order of the file. Other columns have a prefix, because a parameter can have any name. */
export const runKey = "run";
/** The difference to the shown run. */
export const effectKey = "effect";
const optionKey = (parameter: string) => `option ${parameter}`;
const figureKey = (name: FigureName) => `figure ${name}`;

/** The table is wide enough without these. */
const isShown = (name: FigureName) => name !== "bedsPeakDay" && name !== "infectionsPerThousand";

export interface ShownFigures {
  readonly figures: FiguresOfRuns;
  readonly figureSet: FigureSet;
  /** The run that others are compared with; undefined if runs are single model runs. */
  readonly comparedRunId: string | undefined;
}

export function runColumns(
  table: RunTable,
  { figures, figureSet, comparedRunId }: ShownFigures,
  language: Language,
): readonly DetailColumn<number>[] {
  // Blank until known: in a large battery most are unknown.
  const figuresOf = (row: number) => figures.get(table.runs[row]?.runId ?? "");
  const options = table.parameters.map(({ parameter, title, options, ranks }) => ({
    key: optionKey(parameter),
    title,
    cell: (row: number) => options[ranks[row] ?? 0]?.label,
  }));
  const compared = comparedRunId === undefined ? undefined : figures.get(comparedRunId);
  const effect = {
    key: effectKey,
    title: inLanguage(allRunsTexts, language).effect,
    isNumber: true,
    cell: (row: number) => {
      if (table.runs[row]?.runId === comparedRunId) return undefined;
      const known = figuresOf(row);
      return known && compared && effectCell(compared, known, language);
    },
  };
  const outcomes = figureSet.names.filter(isShown).map((name) => ({
    key: figureKey(name),
    title: figureTitle(name, language, figureSet),
    unit: figureUnit(name, language),
    isNumber: true,
    cell: (row: number) => {
      const known = figuresOf(row);
      const spread = known && figureSpread(known, name);
      if (!spread) return known && inLanguage(figureTexts, language).noValue;
      const { value, range } = spreadText(name, spread, language, figureSet.axis);
      return known.memberCount > 1 ? <Ranged value={value} range={range} /> : value;
    },
  }));
  // First, because the table is sorted by it and a phone shows no more.
  return [...(comparedRunId === undefined ? [] : [effect]), ...options, ...outcomes];
}

function effectCell(compared: RunFigures, run: RunFigures, language: Language): ReactNode {
  const found = pairedDifference("infections", compared, run);
  const t = inLanguage(comparisonTexts, language);
  switch (found?.kind) {
    case "clear": {
      const value = differenceText("infections", found.difference, language);
      return <Ranged value={value} range={rangeText("infections", found.range, language)} />;
    }
    case "unclear":
      return <Ranged value={t.unclear} range={rangeText("infections", found.range, language)} />;
    case "tooFewYet":
      return <Ranged value={t.tooFewYet} range={undefined} />;
    default:
      return undefined;
  }
}

export function isFigureColumn(key: string): boolean {
  return key === effectKey || figureNames.some((name) => figureKey(name) === key);
}

/** The sort key for each row of the run table. */
export function sortKeys(
  table: RunTable,
  key: string,
  { figures, comparedRunId }: Pick<ShownFigures, "figures" | "comparedRunId">,
): ArrayLike<number> {
  const varied = table.parameters.find(({ parameter }) => optionKey(parameter) === key);
  if (varied) return varied.ranks;
  if (key === effectKey) return effectKeys(table, figures, comparedRunId);
  const name = figureNames.find((candidate) => figureKey(candidate) === key);
  if (name) return figureKeys(table, figures, name);
  return Uint32Array.from(table.runs, (_, row) => row);
}
