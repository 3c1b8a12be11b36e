// Observed data were edited by hand in spreadsheets: comments, blank rows, quoted cells with
// delimiters, and duplicate headers. This makes a file that parseTable can read, line by line.
import type { ReportedSource } from "./observedSource.ts";

export interface PreparedLines {
  /** Column names in file order; empty if the file is blank. */
  readonly header: readonly string[];
  /** Counted from 1. */
  readonly headerLine: number;
  readonly delimiter: string;
  /** The header names each column by its position; ignored lines are empty. */
  readonly lines: readonly string[];
}

/** Replaces delimiters in quoted cells: the ASCII unit separator, which no text uses. */
const placeholder = "\u001f";

export function prepareLines(bytes: Uint8Array, source: ReportedSource): PreparedLines {
  const delimiter = source.delimiter ?? ",";
  const lines = new TextDecoder()
    .decode(bytes)
    .split("\n")
    .map((line) => (isLeftOut(line, delimiter, source.comment) ? "" : hideQuoted(line, delimiter)));
  const headerIndex = lines.findIndex((line) => line !== "");
  if (headerIndex < 0) return { header: [], headerLine: 1, delimiter, lines: [] };
  const header = (lines[headerIndex] ?? "")
    .split(delimiter)
    .map((name) => showQuoted(unquote(name), delimiter));
  lines[headerIndex] = header.map((_, position) => position).join(delimiter);
  return { header, headerLine: headerIndex + 1, delimiter, lines };
}

function isLeftOut(line: string, delimiter: string, comment: string | undefined): boolean {
  if (comment !== undefined && line.trimStart().startsWith(comment)) return true;
  for (const letter of line) {
    if (letter !== delimiter && letter !== '"' && letter.trim() !== "") return false;
  }
  return true;
}

function hideQuoted(line: string, delimiter: string): string {
  if (!line.includes('"')) return line;
  const quoted = new RegExp(`(^|${delimiter})( *"(?:[^"]|"")*")`, "g");
  return line.replace(
    quoted,
    (_, before: string, cell: string) => before + cell.replaceAll(delimiter, placeholder),
  );
}

/** The text of a cell as in the file. */
export function showQuoted(cell: string, delimiter: string): string {
  return cell.replaceAll(placeholder, delimiter);
}

function unquote(name: string): string {
  const match = /^"(.*)"$/.exec(name.trim());
  return match ? (match[1] ?? "").replaceAll('""', '"').trim() : name.trim();
}
