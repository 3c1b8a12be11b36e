// The combinations of a battery as a table that can be filtered and sorted. There can be 50,000, so
// a row is an index and an option is its rank in the sorted column: sorting compares no text.
import {
  type Option,
  type OptionSet,
  plainOptionSet,
  type Run,
  type RunIndex,
} from "@episcope/battery";
import type { Language } from "@episcope/common";
import { pairedDifference } from "../compare/pairedDifference.ts";
import type { FiguresOfRuns } from "../figures/figureCollection.ts";
import type { FigureName } from "../figures/figureNames.ts";
import { figureSpread } from "../figures/runFigures.ts";
import { parameterTitle } from "../panel/parameterTitle.ts";
import { shownOption } from "../panel/shownLabel.ts";

export interface RunTable {
  readonly runs: readonly Run[];
  readonly parameters: readonly VariedParameter[];
}

export interface VariedParameter {
  readonly parameter: string;
  readonly title: string;
  /** Ascending: numbers by value, others in button order. */
  readonly options: readonly Option[];
  /** For each run the rank of its option. */
  readonly ranks: Uint32Array;
}

/** Shown for an empty cell. */
const emptyLabel = "–";

/**
 * One column for each parameter with more than one value, those of the panel first and in its
 * order.
 */
export function runTable(
  index: RunIndex,
  sets: readonly OptionSet[],
  language: Language,
): RunTable {
  const names = new Set([...sets.map(({ parameter }) => parameter), ...index.parameters]);
  const parameters = [...names].flatMap((name) => {
    const column = index.parameters.indexOf(name);
    const set = sets.find(({ parameter }) => parameter === name) ?? plainOptionSet(index, name);
    if (column < 0) return [];
    const varied = variedValues(index.runs, column, set?.options ?? []);
    if (!varied) return [];
    const options = varied.options.map((option) => ({
      value: option.value,
      label: option.value === "" ? emptyLabel : shownOption(option, language),
    }));
    return [{ ...varied, options, parameter: name, title: parameterTitle(name, set, language) }];
  });
  return { runs: index.runs, parameters };
}

/** Undefined if all runs have the same value. */
function variedValues(
  runs: readonly Run[],
  column: number,
  labelled: readonly Option[],
): Pick<VariedParameter, "options" | "ranks"> | undefined {
  // One lookup per run: values are numbered in order of appearance, and the numbers mapped to ranks
  // afterwards.
  const numberOfValue = new Map<string, number>();
  const numbers = new Uint32Array(runs.length);
  for (let row = 0; row < runs.length; row++) {
    const value = runs[row]?.values[column] ?? "";
    const number = numberOfValue.get(value) ?? numberOfValue.size;
    if (number === numberOfValue.size) numberOfValue.set(value, number);
    numbers[row] = number;
  }
  if (numberOfValue.size < 2) return undefined;
  const known = labelled.filter(({ value }) => numberOfValue.has(value));
  const knownValues = new Set(known.map(({ value }) => value));
  const otherValues = [...numberOfValue.keys()].filter((value) => !knownValues.has(value));
  const options = ascending([...known, ...otherValues.map((value) => ({ value, label: value }))]);
  const rankOfNumber = new Uint32Array(numberOfValue.size);
  options.forEach(({ value }, rank) => {
    rankOfNumber[numberOfValue.get(value) ?? 0] = rank;
  });
  const ranks = numbers.map((number) => rankOfNumber[number] ?? 0);
  return { options, ranks };
}

function ascending(options: readonly Option[]): readonly Option[] {
  const isNumeric = options.every(({ value }) => value === "" || !Number.isNaN(numberOf(value)));
  return isNumeric ? options.toSorted((a, b) => compareNumbers(a.value, b.value)) : options;
}

/** An empty cell is the lowest. Seeds exceed 2^53: if the numbers are equal, the digits decide. */
function compareNumbers(a: string, b: string): number {
  if (a === "" || b === "") return a.length - b.length;
  return numberOf(a) - numberOf(b) || a.length - b.length || (a < b ? -1 : 1);
}

/** For example 0.5, -6 or +10%. */
function numberOf(value: string): number {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?%?$/i.test(value)
    ? Number(value.replace("%", ""))
    : Number.NaN;
}

/** Sort keys of a figure column; NaN if the figure is unknown or missing. */
export function figureKeys(
  { runs }: RunTable,
  figures: FiguresOfRuns,
  name: FigureName,
): Float64Array {
  return Float64Array.from(runs, ({ runId }) => {
    const known = figures.get(runId);
    return (known && figureSpread(known, name)?.median) ?? Number.NaN;
  });
}

/**
 * Differences of infections from the compared run, with 0 for it and for those that do not differ
 * clearly; NaN if one is unknown.
 */
export function effectKeys(
  { runs }: RunTable,
  figures: FiguresOfRuns,
  comparedRunId: string | undefined,
): Float64Array {
  const compared = figures.get(comparedRunId ?? "");
  return Float64Array.from(runs, ({ runId }) => {
    const known = figures.get(runId);
    const found = compared && known && pairedDifference("infections", compared, known);
    if (found?.kind === "clear") return found.range.median;
    return found?.kind === "unclear" ? 0 : Number.NaN;
  });
}

/**
 * All rows sorted by their keys. Equal rows keep the order of the file; rows without a key come
 * last.
 */
export function rowOrder(keys: ArrayLike<number>, isDescending: boolean): Uint32Array {
  const sign = isDescending ? -1 : 1;
  return Uint32Array.from(keys, (_, row) => row).sort((a, b) => {
    const left = keys[a] ?? Number.NaN;
    const right = keys[b] ?? Number.NaN;
    if (left < right) return -sign;
    if (left > right) return sign;
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b;
  });
}

export interface RunFilter {
  /** Each word must occur in a value of the run, or be the run id. */
  readonly words: string;
  /** Parameter to value. */
  readonly chosen: ReadonlyMap<string, string>;
}

export const noFilter: RunFilter = { words: "", chosen: new Map() };

/** The matching rows in the given order. */
export function matchingRows(
  { runs, parameters }: RunTable,
  order: Uint32Array,
  { words, chosen }: RunFilter,
): Uint32Array {
  const wanted = parameters.flatMap(({ parameter, options, ranks }) => {
    const value = chosen.get(parameter);
    if (value === undefined) return [];
    return [{ ranks, rank: options.findIndex((option) => option.value === value) }];
  });
  const occurrences = words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, columns: columnsWith(word, parameters) }));
  if (wanted.length === 0 && occurrences.length === 0) return order;
  return order.filter(
    (row) =>
      wanted.every(({ ranks, rank }) => ranks[row] === rank) &&
      occurrences.every(
        ({ word, columns }) =>
          columns.some(({ ranks, hits }) => hits[ranks[row] ?? 0] === 1) ||
          runs[row]?.runId.toLowerCase() === word,
      ),
  );
}

interface ColumnHits {
  readonly ranks: Uint32Array;
  /** 1 for each option that contains the word. */
  readonly hits: Uint8Array;
}

function columnsWith(word: string, parameters: readonly VariedParameter[]): ColumnHits[] {
  return parameters.flatMap(({ options, ranks }) => {
    const hits = Uint8Array.from(options, ({ value, label }) =>
      Number(value.toLowerCase().includes(word) || label.toLowerCase().includes(word)),
    );
    return hits.includes(1) ? [{ ranks, hits }] : [];
  });
}

const rowsPerPage = 25;

export interface RunTablePage {
  readonly rows: readonly number[];
  /** Starts at 0; the last page if the requested one does not exist. */
  readonly page: number;
  readonly pageCount: number;
}

export function pageOf(rows: Uint32Array, page: number): RunTablePage {
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const existing = Math.min(Math.max(0, page), pageCount - 1);
  const first = existing * rowsPerPage;
  return { rows: [...rows.subarray(first, first + rowsPerPage)], page: existing, pageCount };
}
