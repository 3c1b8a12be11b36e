// CSV as RFC 4180 has it: commas, one header line, quotes where they are needed.
import { type DescribedRows, writtenCell } from "./rows.ts";

export function csvText({ fields, rowCount, cell }: DescribedRows): string {
  const lines = [fields.map(({ name }) => quoted(name)).join(",")];
  for (let row = 0; row < rowCount; row++) {
    const cells = fields.map((field, column) => {
      const value = writtenCell(cell(row, column), field);
      return value === null ? "" : typeof value === "string" ? quoted(value) : String(value);
    });
    // A line of one empty cell would be no line at all.
    lines.push(cells.length === 1 && cells[0] === "" ? '""' : cells.join(","));
  }
  return `${lines.join("\r\n")}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
