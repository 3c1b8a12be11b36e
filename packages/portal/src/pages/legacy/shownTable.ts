// Derives the shown table from that of a run (legacy-viewers specification 1.4). The original is
// shared and never changed.
import { type Column, numbers, type Table } from "@episcope/common";
import type { TableRules } from "./definition.ts";

/** Scaled up, cut at the last day and continued up to it. */
export function shownTable(infections: Table, rules: TableRules): Table {
  const cut = shownDays(infections, rules);
  const days = numbers(cut, "day");
  const last = days?.[cut.rowCount - 1];
  const isShort = last !== undefined && last < rules.lastDay;
  return rules.isContinued && isShort ? continued(cut, rules.lastDay) : cut;
}

/** The same without continuation: one row per simulated day. */
export function shownDays(infections: Table, { factor, lastDay }: TableRules): Table {
  const days = numbers(infections, "day") ?? new Float64Array();
  const rows = Array.from(days, (_, row) => row).filter((row) => (days[row] ?? 0) <= lastDay);
  return mapColumns(infections, rows.length, (name, column) => {
    const values = Float64Array.from(rows, (row) => column[row] ?? Number.NaN);
    return isCount(name) ? values.map((count) => count * factor) : values;
  });
}

/** After the end of an epidemic the values stay the same. */
function continued(table: Table, lastDay: number): Table {
  return mapColumns(table, table.rowCount + 1, (name, column) =>
    Float64Array.of(...column, name === "day" ? lastDay : (column.at(-1) ?? Number.NaN)),
  );
}

function isCount(name: string): boolean {
  return name !== "day" && name !== "time";
}

/** These tables have only numbers; text columns would be dropped. */
function mapColumns(
  table: Table,
  rowCount: number,
  map: (name: string, values: Float64Array) => Float64Array,
): Table {
  const columns = new Map<string, Column>();
  for (const [name, column] of table.columns) {
    if (column.kind === "number") {
      columns.set(name, { kind: "number", values: map(name, column.values) });
    }
  }
  return { rowCount, columns };
}
