// Key figures as rows: the first member, and the range of 9 of 10 members.
import { type KeyFigures, noFigures, type OptionSet, type Peak, type Run } from "@episcope/battery";
import { inAvailableLanguage, inEachLanguage, noDay, quantile } from "@episcope/common";
import type { Field } from "../describing/field.ts";
import { figureFields, figureNames, figureRange, runIdField } from "../describing/figureFields.ts";
import type { RunSet } from "../reading/runSet.ts";
import type { Cell, DescribedRows } from "../writing/rows.ts";
import type { RunFigures } from "./readFigures.ts";

export interface RowOfRun {
  readonly runId: string;
  /** Missing for the base run. */
  readonly run: Run | undefined;
  /** Undefined if the run has not been computed. */
  readonly figures: RunFigures | undefined;
}

/** Cells in the order of figureFields. */
export function figureCells(figures: RunFigures | undefined): readonly Cell[] {
  const [first = noFigures, ...others] = figures ?? [];
  const all = [first, ...others];
  return [
    figures !== undefined,
    figures && figures.length > 0 ? figures.length : undefined,
    ...figureNames.flatMap((name): readonly Cell[] => {
      const peak = name === "peakIncidence" || name === "peakBeds" ? [dateOf(first[name])] : [];
      const sorted = Float64Array.from(
        all.flatMap((member) => figureOf(member, name) ?? []),
      ).sort();
      const range = Object.values(figureRange).map((level) =>
        sorted.length === 0 ? undefined : rounded(quantile(sorted, level)),
      );
      return [figureOf(first, name), ...peak, ...range];
    }),
  ];
}

function dateOf(peak: Peak | undefined): number | undefined {
  return peak?.day === noDay ? undefined : peak?.day;
}

/** As quantiles in files of ensembles. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

function figureOf(figures: KeyFigures, name: (typeof figureNames)[number]): number | undefined {
  const figure = figures[name];
  return typeof figure === "object" ? figure.value : figure;
}

/** RunId, a column for each option, figures. */
export function figureRows(
  { index, options }: Pick<RunSet, "index" | "options">,
  rows: readonly RowOfRun[],
): DescribedRows {
  const fields = batteryFigureFields(index.parameters, options);
  const cells = rows.map(({ runId, run, figures }) => [
    runId,
    ...index.parameters.map((_, place) => run?.values[place]),
    ...figureCells(figures),
  ]);
  return { fields, rowCount: rows.length, cell: (row, column) => cells[row]?.[column] };
}

export function batteryFigureFields(
  parameters: readonly string[],
  options: readonly OptionSet[],
): readonly Field[] {
  const taken = new Set([runIdField, ...figureFields].map(({ name }) => name));
  return [
    runIdField,
    ...parameters.map((name): Field => {
      const title = options.find(({ parameter }) => parameter === name)?.title;
      return {
        name: taken.has(name) ? `option_${name}` : name,
        type: "string",
        // The same word in each language.
        text: inEachLanguage(
          (language) => `Option: ${inAvailableLanguage(title, language) ?? name}.`,
        ),
      };
    }),
    ...figureFields,
  ];
}
