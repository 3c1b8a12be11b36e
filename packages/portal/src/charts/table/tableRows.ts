// The values of a chart as tables, for screen readers and for exact numbers.
import { formatDay, inLanguage, type Language } from "@episcope/common";
import type { ChartContent, XAxis } from "../chartContent.ts";
import { followsPage } from "../layout/axis.ts";
import { type ChartTableOptions, type ColumnGroup, columnGroups } from "./chartColumns.ts";
import { joinColumns } from "./joinColumns.ts";
import { tableTexts } from "./tableTexts.ts";

/** A date is the text year-month-day; undefined is a gap. */
export type Cell = number | string | undefined;

export interface PanelTable {
  /** Title of the value axis. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** One table per panel. */
export function chartTable(
  content: ChartContent,
  language: Language,
  options: ChartTableOptions = {},
): readonly PanelTable[] {
  const groups = columnGroups(content, language, options);
  return groups.map((group) => panelTable(group, groups, language, options));
}

function panelTable(
  group: ColumnGroup,
  groups: readonly ColumnGroup[],
  language: Language,
  { dates }: ChartTableOptions,
): PanelTable {
  const { axis } = group;
  const rows = joinColumns(group.columns, followsPage(axis) ? dates : undefined);
  return {
    title: group.title,
    columns: [
      ...positionHeadings(axis, language),
      ...group.columns.map(({ label }) =>
        isInOther(label, group, groups) ? `${label} (${group.title})` : label,
      ),
    ],
    rows: rows.map(({ x, values }) => [...positionCells(x, axis), ...values]),
  };
}

function isInOther(label: string, group: ColumnGroup, groups: readonly ColumnGroup[]): boolean {
  return groups.some(
    (other) => other !== group && other.columns.some((column) => column.label === label),
  );
}

/** The columns for the position on the axis: for a day with a known date, both. */
export function positionHeadings({ x, dayZero }: XAxis, language: Language): readonly string[] {
  const t = inLanguage(tableTexts, language);
  return dayZero === undefined ? [t[x]] : [t[x], t.date];
}

export function positionCells(position: number, { x, dayZero }: XAxis): readonly Cell[] {
  if (x === "date") return [formatDay(position)];
  return dayZero === undefined ? [position] : [position, formatDay(dayZero + position)];
}
