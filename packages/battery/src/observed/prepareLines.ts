// Observed data were edited by hand in spreadsheets: comments, blank rows, quoted cells that hold
// the delimiter, and headers that repeat. Here such a file becomes one that parseTable reads, line
// by line the same.
import type { ReportedSource } from "./observedSource.ts";

export interface PreparedLines {
  /** Names of the columns, in the order of the file; none when the file is blank. */
  readonly header: readonly string[];
  /** Counted from 1. */
  readonly headerLine: number;
  readonly delimiter: string;
  /** The header names each column by its position; left-out lines are empty. */
  readonly lines: readonly string[];
}

/**
 * Stands in quoted cells where the file has its delimiter: the separator of ASCII that no text
 * uses.
 */
const standIn = "\u001f";

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
    (_, before: string, cell: string) => before + cell.replaceAll(delimiter, standIn),
  );
}

/** The text of a cell as the file has it. */
export function showQuoted(cell: string, delimiter: string): string {
  return cell.replaceAll(standIn, delimiter);
}

function unquote(name: string): string {
  const match = /^"(.*)"$/.exec(name.trim());
  return match ? (match[1] ?? "").replaceAll('""', '"').trim() : name.trim();
}
