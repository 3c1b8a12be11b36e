// Derives the shown table from that of a run (legacy-viewers specification 1.4). The original is
// shared and never changed.
import { countedDays, mapNumbers } from "@episcope/battery";
import { numbers, type Table } from "@episcope/common";
import type { TableRules } from "./definition.ts";

/** Scaled up, cut at the last day and continued up to it. */
export function shownTable(infections: Table, rules: TableRules): Table {
  const cut = countedDays(infections, rules);
  const days = numbers(cut, "day");
  const last = days?.[cut.rowCount - 1];
  const isShort = last !== undefined && last < rules.lastDay;
  return rules.isContinued && isShort ? continued(cut, rules.lastDay) : cut;
}

/** After the end of an epidemic the values stay the same. */
function continued(table: Table, lastDay: number): Table {
  return mapNumbers(table, table.rowCount + 1, (name, column) =>
    Float64Array.of(...column, name === "day" ? lastDay : (column.at(-1) ?? Number.NaN)),
  );
}
