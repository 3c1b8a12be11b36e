// The infections table may have one row per day and district of a city (run-data-format
// specification 5.1). The page shows the city, so the counts of a day are summed.
import { type Column, days, noDay, type Table } from "@episcope/common";

/**
 * Days keep their order; the time comes from the first row of a day. Undefined if rows of a day
 * have different dates, or rows of a date different days: nobody knows which belong together.
 */
export function sumDistricts(table: Table): Table | undefined {
  const dayColumn = table.columns.get("day");
  if (dayColumn?.kind !== "number") return table;
  const dates = days(table) ?? [];
  const rowOfDay = new Map<number | string, number>();
  const dayOfDate = new Map<number, number | string>();
  const dateOfDay = new Map<number | string, number>();
  const targets = new Int32Array(table.rowCount);
  for (let row = 0; row < table.rowCount; row++) {
    const date = dates[row] ?? noDay;
    const written = dayColumn.values[row] ?? Number.NaN;
    const day = Number.isNaN(written) ? `without day, ${date}` : written;
    if (date !== noDay) {
      const knownDay = dayOfDate.get(date);
      const knownDate = dateOfDay.get(day);
      if ((knownDay ?? day) !== day || (knownDate ?? date) !== date) return undefined;
      if (knownDay === undefined) dayOfDate.set(date, day);
      if (knownDate === undefined) dateOfDay.set(day, date);
    }
    let target = rowOfDay.get(day);
    if (target === undefined) {
      target = rowOfDay.size;
      rowOfDay.set(day, target);
    }
    targets[row] = target;
  }
  if (rowOfDay.size === table.rowCount) return table;
  const columns = new Map<string, Column>();
  for (const [name, column] of table.columns) {
    columns.set(name, collapse(name, column, targets, rowOfDay.size));
  }
  return { rowCount: rowOfDay.size, columns };
}

function collapse(name: string, column: Column, targets: Int32Array, rowCount: number): Column {
  if (column.kind === "text") {
    const values: string[] = new Array(rowCount).fill("");
    for (let row = targets.length - 1; row >= 0; row--) {
      values[targets[row] ?? 0] = column.values[row] ?? "";
    }
    return { kind: "text", values };
  }
  if (column.kind === "date") {
    const values = new Int32Array(rowCount);
    for (let row = targets.length - 1; row >= 0; row--) {
      values[targets[row] ?? 0] = column.values[row] ?? 0;
    }
    return { kind: "date", values };
  }
  const isCount = name !== "day" && name !== "time";
  const values = new Float64Array(rowCount).fill(Number.NaN);
  for (let row = 0; row < targets.length; row++) {
    const target = targets[row] ?? 0;
    const value = column.values[row] ?? Number.NaN;
    const before = values[target] ?? Number.NaN;
    if (Number.isNaN(before)) values[target] = value;
    else if (isCount && !Number.isNaN(value)) values[target] = before + value;
  }
  return { kind: "number", values };
}
