// How post-processing builds its tables.
import type { Column, Table } from "@episcope/common";

export type NamedColumn = readonly [name: string, column: Column];

export function makeTable(rowCount: number, columns: Iterable<NamedColumn>): Table {
  return { rowCount, columns: new Map(columns) };
}

export function numberColumn(name: string, values: Float64Array): NamedColumn {
  return [name, { kind: "number", values }];
}

export function textColumn(name: string, values: readonly string[]): NamedColumn {
  return [name, { kind: "text", values }];
}

export function dateColumn(name: string, values: Int32Array): NamedColumn {
  return [name, { kind: "date", values }];
}

/**
 * Tables of post-processing count days from 0 (run-data-format specification 4.3); their dates are
 * those of the simulation day, counted from 1.
 */
export function dayAndDate(startDay: number, simulationDays: ArrayLike<number>): NamedColumn[] {
  const days = new Float64Array(simulationDays.length);
  const dates = new Int32Array(simulationDays.length);
  for (let row = 0; row < days.length; row++) {
    const day = (simulationDays[row] ?? 0) - 1;
    days[row] = day;
    dates[row] = startDay + day;
  }
  return [numberColumn("day", days), dateColumn("date", dates)];
}

/** One more in a table of counters; outside of it nothing is counted. */
export function count(counters: Uint32Array, index: number): void {
  const before = counters[index];
  if (before !== undefined) counters[index] = before + 1;
}

/** Expected numbers of people: three decimals, so that files stay small. */
export function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
