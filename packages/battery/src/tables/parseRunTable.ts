import {
  type ColumnKind,
  type RunTableDefinition,
  type RunTableName,
  runTables,
} from "@episcope/common";
import { type ParsedTable, parseTable } from "./parseTable.ts";

export function parseRunTable(table: RunTableName, bytes: Uint8Array, file: string): ParsedTable {
  const definition: RunTableDefinition = runTables[table];
  return parseTable(bytes, {
    file,
    required: definition.required,
    kindOf: (column) => kindOf(definition, column),
  });
}

function kindOf({ text, numbersOnly }: RunTableDefinition, column: string): ColumnKind {
  if (column === "date") return "date";
  if (numbersOnly) return numbersOnly.includes(column) ? "number" : "text";
  return text?.includes(column) ? "text" : "number";
}
