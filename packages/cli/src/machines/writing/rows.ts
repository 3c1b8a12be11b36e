// A table as cells that every format can write: numbers, texts, dates as days, yes and no.
import { formatDay, noDay, type Table } from "@episcope/common";
import type { Field } from "../describing/field.ts";

/** Days since 1970-01-01 in a field of dates; undefined is no value. */
export type Cell = string | number | boolean | undefined;

export interface DescribedRows {
  readonly fields: readonly Field[];
  readonly rowCount: number;
  cell(row: number, column: number): Cell;
}

/** The columns in file order, described by their fields. */
export function rowsOf(table: Table, fields: readonly Field[]): DescribedRows {
  const columns = fields.map(({ name }) => table.columns.get(name));
  return {
    fields: fields.map((field, place) => ({
      ...field,
      type: typeIn(field, columns[place]?.kind),
    })),
    rowCount: table.rowCount,
    cell: (row, place) => {
      const column = columns[place];
      const value = column?.values[row];
      if (column?.kind === "date") return value === noDay ? undefined : value;
      if (column?.kind === "text") return value === "" ? undefined : value;
      return Number.isFinite(value) ? value : undefined;
    },
  };
}

/** What the file holds counts, where it differs from the description. */
function typeIn({ type }: Field, kind: "number" | "date" | "text" | undefined): Field["type"] {
  if (kind === "date") return "date";
  if (kind === "number") return type === "integer" ? "integer" : "number";
  return kind === "text" ? "string" : type;
}

/** As text in CSV and JSON. */
export function writtenCell(cell: Cell, { type }: Field): Exclude<Cell, undefined> | null {
  if (cell === undefined) return null;
  return type === "date" && typeof cell === "number" ? formatDay(cell) : cell;
}
