import type { Column, Table } from "@episcope/common";

/** A new table of the columns with numbers; all others are dropped. */
export function mapNumbers(
  table: Table,
  rowCount: number,
  map: (name: string, values: Float64Array) => Float64Array,
): Table {
  const columns = new Map<string, Column>();
  for (const [name, column] of table.columns) {
    if (column.kind === "number") {
      columns.set(name, { kind: "number", values: map(name, column.values) });
    }
  }
  return { rowCount, columns };
}
