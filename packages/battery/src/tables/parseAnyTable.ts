// A table that is not part of the format, such as one for an extra chart: column types are
// inferred.
import { type ColumnKind, parseDay } from "@episcope/common";
import { type ParsedTable, parseTable } from "./parseTable.ts";

export function parseAnyTable(bytes: Uint8Array, file: string): ParsedTable {
  const asText = parseTable(bytes, { file, kindOf: () => "text" });
  const kinds = new Map<string, ColumnKind>();
  for (const [name, column] of asText.table.columns) {
    // Text cells repeat, so each is checked once.
    if (column.kind === "text") kinds.set(name, kindOfCells(new Set(column.values)));
  }
  return parseTable(bytes, { file, kindOf: (name) => kinds.get(name) ?? "text" });
}

const noValue = /^(|nan|na|-?inf|-?infinity)$/i;
const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Numbers or dates only if all cells with a value are; a column without any value is text. */
function kindOfCells(cells: ReadonlySet<string>): ColumnKind {
  const values = [...cells].filter((cell) => !noValue.test(cell));
  if (values.length === 0) return "text";
  if (values.every((cell) => number.test(cell))) return "number";
  return values.every((cell) => parseDay(cell) !== undefined) ? "date" : "text";
}
