// A table with one row per day; days are counted from 1 like those of the daily table
// (run-data-format specification 5.1).
import type { Table } from "@episcope/common";
import { dateColumn, makeTable, type NamedColumn, numberColumn } from "./columns.ts";

export function dailyTable(
  startDay: number,
  dayCount: number,
  columns: readonly NamedColumn[],
): Table {
  const days = Float64Array.from({ length: dayCount }, (_, index) => index + 1);
  return makeTable(dayCount, [
    numberColumn("day", days),
    dateColumn(
      "date",
      Int32Array.from(days, (day) => startDay + day - 1),
    ),
    ...columns,
  ]);
}
