// A table of another program: its delimiter is read from its header, cells may be quoted.
import { splitCells } from "@episcope/battery";
import { ImportError } from "./series.ts";

export interface TextTable {
  readonly header: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Rows of 200 scenarios over ten years, with quantiles of ten variables. */
const mostRows = 5_000_000;

export function readTable(text: string, file: string): TextTable {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  const place = lines.findIndex((line) => line.trim() !== "");
  const head = lines[place];
  if (head === undefined) throw new ImportError([`${file}: the table is empty.`]);
  if (/^\s*</.test(head)) throw new ImportError([`${file}: this is a web page, not a table.`]);
  if (lines.length > mostRows) throw new ImportError([`${file}: the table has too many rows.`]);
  const delimiter = ["\t", ";", ","].find((sign) => head.includes(sign)) ?? ",";
  const header = (splitCells(head, delimiter) ?? []).map((name) => name.trim());
  const faults: string[] = [];
  const rows = lines.slice(place + 1).flatMap((content, index) => {
    if (content.trim() === "" || faults.length >= maxFaults) return [];
    const line = place + index + 2;
    const cells = splitCells(content, delimiter);
    if (!cells) faults.push(`${file}:${line}: a quote is not closed.`);
    else if (cells.length > header.length)
      faults.push(`${file}:${line}: ${cells.length} cells, but the header has ${header.length}.`);
    return cells ? [{ line, cells: cells.map((each) => each.trim()) }] : [];
  });
  if (faults.length > 0) throw new ImportError(faults);
  return { header, rows };
}

/** They repeat on every line of a broken table. */
export const maxFaults = 20;

/** NaN for none, undefined for a text that is no number. */
export function readNumber(text: string): number | undefined {
  if (/^(|nan|na|none|null)$/i.test(text)) return Number.NaN;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined;
  return Number(text);
}
