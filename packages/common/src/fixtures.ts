// What tests share: faults in English, small tables.
import { parseDay } from "./calendar.ts";
import type { Fault } from "./fault/fault.ts";
import { faultText, problemText } from "./fault/faultText.ts";
import type { Problem } from "./fault/problem.ts";
import type { Column, Table } from "./results/table.ts";

export function englishFault(fault: Fault): string {
  return faultText(fault, "en");
}

export function englishProblem(found: Problem): string {
  return problemText(found, "en");
}

/** Replaces code and values by the sentence. */
export function spelled(faults: readonly Fault[]) {
  return faults.map(({ code, values, ...place }) => ({
    ...place,
    reason: problemText({ code, values }, "en"),
  }));
}

export function spelledResult<T extends { readonly faults: readonly Fault[] }>(result: T) {
  return { ...result, faults: spelled(result.faults) };
}

/** One row per day from a date on, with day counted from 1. */
export function dailyTable(
  firstDate: string,
  columns: Readonly<Record<string, readonly number[]>>,
): Table {
  const first = parseDay(firstDate) ?? Number.NaN;
  const rowCount = Object.values(columns)[0]?.length ?? 0;
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  return {
    rowCount,
    columns: new Map<string, Column>([
      ["day", { kind: "number" as const, values: Float64Array.from(rows, (row) => row + 1) }],
      ["date", { kind: "date" as const, values: Int32Array.from(rows, (row) => first + row) }],
      ...Object.entries(columns).map(
        ([name, values]) =>
          [name, { kind: "number" as const, values: Float64Array.from(values) }] as const,
      ),
    ]),
  };
}
