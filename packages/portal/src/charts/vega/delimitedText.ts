// Delimited text files. Vega's own reader generates a function from the header line, which the
// Content-Security-Policy forbids.
import { checkRowCount } from "./spec/cleanSpec.ts";

interface DelimitedFormat {
  readonly delimiter: string;
  /** Column names, if the text has none. */
  readonly header?: readonly string[] | undefined;
}

/** One object per line; cells are text, missing ones empty (RFC 4180, with any delimiter). */
export function readDelimited(
  text: string,
  { delimiter, header }: DelimitedFormat,
): Record<string, string>[] {
  const lines = readLines(text.replace(/^\ufeff/, ""), delimiter);
  const names = header ?? lines.shift() ?? [];
  checkRowCount(lines.length);
  return lines.map((cells) =>
    Object.fromEntries(
      names.flatMap((name, column) => (name === "__proto__" ? [] : [[name, cells[column] ?? ""]])),
    ),
  );
}

function readLines(text: string, delimiter: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let position = 0;
  while (position < text.length) {
    const cell = text[position] === '"' ? quotedCell(text, position) : undefined;
    const start = cell ? cell.end : position;
    const end = cellEnd(text, start, delimiter);
    cells.push((cell?.text ?? "") + text.slice(start, end));
    position = end + 1;
    if (text[end] === delimiter) {
      if (position === text.length) cells.push("");
      else continue;
    }
    if (text[end] === "\r" && text[position] === "\n") position++;
    if (cells.length > 1 || cells[0] !== "") lines.push(cells);
    cells = [];
  }
  return lines;
}

function cellEnd(text: string, start: number, delimiter: string): number {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") {
    end++;
  }
  return end;
}

/** Up to the closing quote; a doubled quote stands for one. */
function quotedCell(text: string, start: number): { readonly text: string; readonly end: number } {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const end = close < 0 ? text.length : close;
  return {
    text: text.slice(start + 1, end).replaceAll('""', '"'),
    end: Math.min(end + 1, text.length),
  };
}
