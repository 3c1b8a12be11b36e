// A table in memory: named columns of one type each. Read-only; plots share it.
import type { Day } from "../calendar.ts";

export interface NumberColumn {
  readonly kind: "number";
  /** NaN means no value. */
  readonly values: Float64Array;
}
export interface DateColumn {
  readonly kind: "date";
  /** Days since 1970-01-01; noDay means no value. */
  readonly values: Int32Array;
}
export interface TextColumn {
  readonly kind: "text";
  readonly values: readonly string[];
}
export type Column = NumberColumn | DateColumn | TextColumn;
export type ColumnKind = Column["kind"];

export interface Table {
  readonly rowCount: number;
  /** In file order. */
  readonly columns: ReadonlyMap<string, Column>;
}

export function numbers(table: Table, name: string): Float64Array | undefined {
  const column = table.columns.get(name);
  return column?.kind === "number" ? column.values : undefined;
}

/** Days since 1970-01-01. */
export function days(table: Table, name = "date"): ArrayLike<Day> | undefined {
  const column = table.columns.get(name);
  return column?.kind === "date" ? column.values : undefined;
}

export function texts(table: Table, name: string): readonly string[] | undefined {
  const column = table.columns.get(name);
  return column?.kind === "text" ? column.values : undefined;
}
