// From the rows of one published file to the files that pages read.
import { type Day, formatDay } from "@episcope/common";

export interface Converted {
  /** The last day or week of which something was reported. */
  readonly until: Day;
  /** Texts by path below the data root. */
  readonly files: ReadonlyMap<string, string>;
}

export interface Converter {
  /** Cells of the columns that sources.yaml names, in their order; false if they mean nothing. */
  row(cells: readonly string[]): boolean;
  /** Undefined if nothing was reported. */
  finish(): Converted | undefined;
}

/** The folder of tables for those who count themselves; pages read few of them. */
export const tablesFolder = "reported/tables";

export type Cell = string | number | undefined;

export function csv(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  const lines = [header.join(",")];
  for (const row of rows) lines.push(row.map((cell) => cell ?? "").join(","));
  lines.push("");
  return lines.join("\n");
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The form of the published files of cases that run pages read: days without cases are absent. */
export function casesFile(counts: ReadonlyMap<Day, number>): string {
  return csv(
    ["year", "month", "day", "cases"],
    [...counts]
      .filter(([, cases]) => cases !== 0)
      .sort(([a], [b]) => a - b)
      .map(([day, cases]) => [...formatDay(day).split("-").map(Number), cases]),
  );
}
