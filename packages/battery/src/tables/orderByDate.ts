// Curves are drawn from left to right, so rows are sorted by date, or by day if there is no date.
import { type Column, noDay, type Table } from "@episcope/common";

export interface OrderedTable {
  readonly table: Table;
  /** A table with one row per date was not sorted. Blocks per strain or activity are normal. */
  readonly wasUnsorted: boolean;
}

type Values = Float64Array | Int32Array;

export function orderByDate(table: Table): OrderedTable {
  const column = table.columns.get("date") ?? table.columns.get("day");
  if (!column || column.kind === "text" || isAscending(column.values)) {
    return { table, wasUnsorted: false };
  }
  const { values } = column;
  // Rows without a value come first; the sort is stable.
  const keyOf = (row: number) => {
    const value = values[row] ?? noDay;
    return isMissing(value) ? noDay : value;
  };
  const rows = Uint32Array.from(values, (_, row) => row).sort((a, b) => keyOf(a) - keyOf(b));
  const columns = new Map<string, Column>();
  for (const [name, unordered] of table.columns) columns.set(name, reorder(unordered, rows));
  return { table: { rowCount: table.rowCount, columns }, wasUnsorted: hasUniqueValues(values) };
}

function isMissing(value: number): boolean {
  return value === noDay || Number.isNaN(value);
}

function isAscending(values: Values): boolean {
  let before = noDay;
  for (const value of values) {
    if (isMissing(value)) continue;
    if (value < before) return false;
    before = value;
  }
  return true;
}

function hasUniqueValues(values: Values): boolean {
  const known = new Set<number>();
  for (const value of values) {
    if (isMissing(value)) continue;
    if (known.has(value)) return false;
    known.add(value);
  }
  return true;
}

function reorder(column: Column, rows: Uint32Array): Column {
  if (column.kind === "text") {
    return { kind: "text", values: Array.from(rows, (row) => column.values[row] ?? "") };
  }
  return column.kind === "number"
    ? { kind: "number", values: Float64Array.from(rows, (row) => column.values[row] ?? Number.NaN) }
    : { kind: "date", values: Int32Array.from(rows, (row) => column.values[row] ?? noDay) };
}
