// The inverse of parseTable: what is written here reads back as the same table.
import { formatDay, noDay } from "../calendar.ts";
import type { Column, Table } from "./table.ts";

export function writeTable(table: Table, delimiter = "\t"): Uint8Array {
  const names = [...table.columns.keys()];
  const columns = [...table.columns.values()];
  const lines = [names.map((name) => checkCell(name, delimiter)).join(delimiter)];
  for (let row = 0; row < table.rowCount; row++) {
    lines.push(columns.map((column) => checkCell(cell(column, row), delimiter)).join(delimiter));
  }
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}

function cell(column: Column, row: number): string {
  if (column.kind === "text") return column.values[row] ?? "";
  const value = column.values[row];
  if (column.kind === "date") return value === undefined || value === noDay ? "" : formatDay(value);
  return value === undefined || Number.isNaN(value) ? "NaN" : String(value);
}

/** The format has no way to quote: a cell that would break its row is a mistake of the caller. */
function checkCell(text: string, delimiter: string): string {
  if (text.includes(delimiter) || /[\r\n]/.test(text)) {
    throw new Error(`A cell cannot hold a delimiter or a line break: ${JSON.stringify(text)}`);
  }
  return text;
}
