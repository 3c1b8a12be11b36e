// The cells of a prepared file as text, by position, and where each is in the file.
import { type Fault, texts } from "@episcope/common";
import { parseTable } from "../tables/parseTable.ts";
import { type PreparedLines, showQuoted } from "./prepareLines.ts";

export interface ObservedCells {
  readonly rowCount: number;
  readonly faults: readonly Fault[];
  /** Empty if the row is too short. */
  at(row: number, position: number): string;
  /** Line and column, counted from 1. */
  placeOf(row: number, position: number): readonly [line: number, column: number];
}

export function observedCells(prepared: PreparedLines, file: string): ObservedCells {
  const { header, headerLine, delimiter, lines } = prepared;
  const { table, faults } = parseTable(new TextEncoder().encode(lines.join("\n")), {
    file,
    kindOf: () => "text",
    delimiter,
  });
  const columns = header.map((_, position) => texts(table, String(position)) ?? []);
  // parseTable makes a row of every line behind the header that is not empty.
  const lineOfRow = lines.flatMap((line, index) =>
    line !== "" && index >= headerLine ? [index + 1] : [],
  );
  return {
    rowCount: table.rowCount,
    faults,
    at: (row, position) => showQuoted(columns[position]?.[row] ?? "", delimiter),
    placeOf(row, position) {
      const line = lineOfRow[row] ?? headerLine;
      return [line, columnOf(lines[line - 1] ?? "", delimiter, position)];
    },
  };
}

function columnOf(line: string, delimiter: string, position: number): number {
  const before = line.split(delimiter).slice(0, position);
  return before.reduce((column, cell) => column + cell.length + 1, 1);
}
