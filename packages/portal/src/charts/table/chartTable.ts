// The numbers behind a chart, as tables: for readers who cannot see it, and for those who want the figures.
import { formatDay } from "@episcope/battery";
import type { Language } from "../../text/catalogue.ts";
import type { ChartContent, Panel } from "../chart.ts";
import { type ChartTableOptions, type ColumnGroup, columnGroups } from "./chartColumns.ts";
import { joinColumns } from "./joinColumns.ts";
import { tableTexts } from "./tableTexts.ts";

/** A date is the text year-month-day; undefined is a gap. */
export type Cell = number | string | undefined;

export interface PanelTable {
  /** What the values are: the title of the axis. */
  readonly title: string;
  /** What the first column holds. */
  readonly x: Panel["x"];
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
  const rows = joinColumns(group.columns, group.x === "date" ? dates : undefined);
  return {
    title: group.title,
    x: group.x,
    columns: [
      tableTexts[language][group.x],
      ...group.columns.map(({ label }) =>
        isInOther(label, group, groups) ? `${label} (${group.title})` : label,
      ),
    ],
    rows: rows.map(({ x, values }) => [xCell(x, group.x), ...values]),
  };
}

function isInOther(label: string, group: ColumnGroup, groups: readonly ColumnGroup[]): boolean {
  return groups.some(
    (other) => other !== group && other.columns.some((column) => column.label === label),
  );
}

export function xCell(x: number, kind: Panel["x"]): Cell {
  return kind === "date" ? formatDay(x) : x;
}
