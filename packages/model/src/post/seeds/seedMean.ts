// The mean of one table over several seeds (run-data-format specification 3.6).
import type { Column, Table } from "@episcope/common";
import { makeTable, type NamedColumn } from "../columns.ts";

/** Rows that belong together: by position, or by key columns where a seed may lack a row. */
export interface RowsByKey {
  readonly columns: readonly string[];
  /** Whether a row that a seed lacks is left out of the mean, or means that nothing happened. */
  readonly missing: "left out" | "zero";
}

/** Undefined where the tables do not fit together; such a table is left out of the battery. */
export function meanTable(tables: readonly Table[], byKey?: RowsByKey): Table | undefined {
  const [first] = tables;
  if (!first || !tables.every((table) => haveSameColumns(first, table))) return undefined;
  if (!byKey) {
    if (!tables.every((table) => haveSameDates(first, table))) return undefined;
    const rows = Array.from({ length: first.rowCount }, (_, row) => tables.map(() => row));
    return average(tables, rows, { columns: [], missing: "left out" });
  }
  return average(tables, rowsByKey(tables, byKey.columns), byKey);
}

function haveSameColumns(first: Table, table: Table): boolean {
  const fits = [...first.columns].every(
    ([name, { kind }]) => table.columns.get(name)?.kind === kind,
  );
  return fits && table.columns.size === first.columns.size;
}

function haveSameDates(first: Table, table: Table): boolean {
  if (first.rowCount !== table.rowCount) return false;
  return [...first.columns].every(([name, column]) => {
    if (column.kind !== "date") return true;
    const otherColumn = table.columns.get(name);
    return column.values.every((date, row) => otherColumn?.values[row] === date);
  });
}

/** By row of the result: the row of each seed, or -1. */
type Rows = readonly (readonly number[])[];

/** In the order of days where there are any; within a day as they appear. */
function rowsByKey(tables: readonly Table[], names: readonly string[]): Rows {
  const groups = new Map<string, { readonly day: number; readonly rows: number[] }>();
  tables.forEach((table, seed) => {
    for (let row = 0; row < table.rowCount; row++) {
      const cells = names.map((name) => table.columns.get(name)?.values[row]);
      const text = JSON.stringify(cells);
      let group = groups.get(text);
      if (!group) {
        const day = Number(table.columns.get("day")?.values[row] ?? 0);
        group = { day, rows: tables.map(() => -1) };
        groups.set(text, group);
      }
      group.rows[seed] = row;
    }
  });
  return [...groups.values()].sort((a, b) => a.day - b.day).map(({ rows }) => rows);
}

function average(tables: readonly Table[], rows: Rows, byKey: RowsByKey): Table {
  const names = [...(tables[0]?.columns.keys() ?? [])];
  return makeTable(
    rows.length,
    names.map((name): NamedColumn => {
      const columns = tables.flatMap((table) => table.columns.get(name) ?? []);
      return [name, averageColumn(columns, rows, byKey.columns.includes(name), byKey.missing)];
    }),
  );
}

function averageColumn(
  columns: readonly Column[],
  rows: Rows,
  isKey: boolean,
  missing: RowsByKey["missing"],
): Column {
  const kind = columns[0]?.kind ?? "number";
  if (kind === "text") return { kind, values: rows.map((row) => String(cell(columns, row))) };
  if (kind === "date") {
    return { kind, values: Int32Array.from(rows, (row) => Number(cell(columns, row))) };
  }
  return {
    kind,
    values: Float64Array.from(rows, (row) =>
      isKey ? Number(cell(columns, row)) : mean(numbersOf(columns, row, missing)),
    ),
  };
}

/** Of the first seed that has the row. */
function cell(columns: readonly Column[], row: readonly number[]): string | number {
  const seed = row.findIndex((place) => place >= 0);
  return columns[seed]?.values[row[seed] ?? 0] ?? "";
}

function numbersOf(
  columns: readonly Column[],
  row: readonly number[],
  missing: RowsByKey["missing"],
): number[] {
  const values: number[] = [];
  row.forEach((place, seed) => {
    if (place >= 0) values.push(Number(columns[seed]?.values[place]));
    else if (missing === "zero") values.push(0);
  });
  return values;
}

/**
 * NaN and Infinity are "no value" (run-data-format specification 4.3). Summed as differences, so
 * that equal values stay as they are.
 */
export function mean(values: readonly number[]): number {
  const finite = values.filter(Number.isFinite);
  const [first] = finite;
  if (first === undefined) return Number.NaN;
  return first + finite.reduce((sum, value) => sum + (value - first), 0) / finite.length;
}
