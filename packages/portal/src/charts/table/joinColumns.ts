// Joins columns with different days into rows.
import { noDay } from "@episcope/common";
import type { Range } from "../chartContent.ts";
import type { ValueColumn } from "./chartColumns.ts";

export interface JoinedRow {
  readonly x: number;
  /** One per column; undefined is a gap. */
  readonly values: readonly (number | undefined)[];
}

/** One row for every position of the x-axis that has a value, ascending. */
export function joinColumns(
  columns: readonly ValueColumn[],
  range?: Range | undefined,
): readonly JoinedRow[] {
  const measured = columns.filter(({ isTarget }) => !isTarget);
  const rows = emptyRows(measured.length > 0 ? measured : columns, columns.length, range);
  columns.forEach((column, index) => {
    if (column.isTarget) fillTarget(rows, column, index);
    else fillValues(rows, column, index);
  });
  return [...rows]
    .map(([x, values]) => ({ x, values }))
    .filter(({ values }) => values.some((value) => value !== undefined))
    .toSorted((a, b) => a.x - b.x);
}

type Rows = ReadonlyMap<number, (number | undefined)[]>;

function emptyRows(columns: readonly ValueColumn[], width: number, range?: Range): Rows {
  const rows = new Map<number, (number | undefined)[]>();
  for (const { x } of columns) {
    for (let point = 0; point < x.length; point++) {
      const position = x[point] ?? Number.NaN;
      const isIn = !range || (position >= range[0] && position <= range[1]);
      if (Number.isFinite(position) && position !== noDay && isIn && !rows.has(position)) {
        rows.set(position, new Array<number | undefined>(width).fill(undefined));
      }
    }
  }
  return rows;
}

function fillValues(rows: Rows, { x, y }: ValueColumn, index: number): void {
  for (let point = 0; point < x.length; point++) {
    const value = y[point] ?? Number.NaN;
    const row = rows.get(x[point] ?? Number.NaN);
    // Of two values on one day the first counts.
    if (row && Number.isFinite(value) && row[index] === undefined) row[index] = value;
  }
}

function fillTarget(rows: Rows, { x, y }: ValueColumn, index: number): void {
  const value = y[0] ?? Number.NaN;
  const first = x[0] ?? Number.NaN;
  const last = x[x.length - 1] ?? Number.NaN;
  if (!Number.isFinite(value)) return;
  for (const [position, row] of rows) if (position >= first && position <= last) row[index] = value;
}
