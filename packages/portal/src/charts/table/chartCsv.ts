// The values of a chart as a CSV file (RFC 4180).
import type { Language } from "@episcope/common";
import type { ChartContent, XAxis } from "../chartContent.ts";
import { followsPage } from "../layout/axis.ts";
import {
  type ChartTableOptions,
  type ColumnGroup,
  columnGroups,
  type ValueColumn,
} from "./chartColumns.ts";
import { joinColumns } from "./joinColumns.ts";
import { type Cell, positionCells, positionHeadings } from "./tableRows.ts";

/** All panels in one table, joined by x; dates as year-month-day, numbers with a decimal point. */
export function chartCsv(
  content: ChartContent,
  language: Language,
  options: ChartTableOptions = {},
): string {
  const groups = columnGroups(content, language, options);
  // Panels with the same kind of axis share its columns.
  const axes = [...new Map(groups.map(({ axis }) => [axis.x, axis])).values()];
  const columns = fileColumns(groups);
  const header = [
    ...axes.flatMap((axis) => positionHeadings(axis, language)),
    ...columns.map(({ label }) => label),
  ];
  const rows = axes.flatMap((axis) => rowsOf(axis, axes, columns, options));
  return [header, ...rows].map(csvLine).join("");
}

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

interface FileColumn extends ValueColumn {
  readonly kind: XAxis["x"];
}

/** Prefixed by the panel's title if there are several; headings are unique. */
function fileColumns(groups: readonly ColumnGroup[]): readonly FileColumn[] {
  const columns: FileColumn[] = [];
  for (const { title, axis, columns: own } of groups) {
    for (const column of own) {
      const label = groups.length > 1 && title ? `${title}: ${column.label}` : column.label;
      // A panel may repeat the series of another one on another scale.
      const isRepeated = columns.some(
        (other) => other.label === label && other.x === column.x && other.y === column.y,
      );
      if (!isRepeated)
        columns.push({ ...column, label: unusedLabel(label, columns), kind: axis.x });
    }
  }
  return columns;
}

function unusedLabel(label: string, columns: readonly FileColumn[]): string {
  const isUsed = (candidate: string) => columns.some((column) => column.label === candidate);
  let number = 1;
  while (isUsed(number === 1 ? label : `${label} (${number})`)) number++;
  return number === 1 ? label : `${label} (${number})`;
}

/** Axes of different kinds have a column each; rows of one leave the others empty. */
function rowsOf(
  axis: XAxis,
  axes: readonly XAxis[],
  columns: readonly FileColumn[],
  { dates }: ChartTableOptions,
): readonly (readonly Cell[])[] {
  const own = columns.map((column) =>
    column.kind === axis.x ? column : { ...column, x: [], y: [], isTarget: false },
  );
  return joinColumns(own, followsPage(axis) ? dates : undefined).map(({ x, values }) => [
    ...axes.flatMap((other) => {
      const cells = positionCells(x, other);
      return other === axis ? cells : cells.map(() => undefined);
    }),
    ...values,
  ]);
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  return typeof cell === "number" ? csvNumber(cell) : csvText(cell);
}

/** At most six decimals, and below one at most six significant digits. */
function csvNumber(value: number): string {
  const size = Math.abs(value);
  const leadingZeros = size > 0 && size < 1 ? -Math.floor(Math.log10(size)) - 1 : 0;
  const fixed = value.toFixed(Math.min(100, 6 + leadingZeros));
  const short = fixed.includes(".") ? fixed.replace(/\.?0+$/, "") : fixed;
  return short === "-0" ? "0" : short;
}

function csvText(text: string): string {
  // Spreadsheets would execute such cells as formulas.
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  // Readers that leave out comments end a line at "#" unless it is quoted.
  return /[",#\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
