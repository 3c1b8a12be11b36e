import type { Table } from "@episcope/common";
import { type ValueColumn, valueColumns } from "../series/valueColumns.ts";

/**
 * Age groups such as 0-4 or 90+, youngest first: the order of the columns is not fixed
 * (run-data-format specification 4.3).
 */
export function ageGroups(table: Table): readonly ValueColumn[] {
  return valueColumns(table).toSorted((a, b) => firstAge(a.name) - firstAge(b.name));
}

/** A name without an age comes last. */
function firstAge(group: string): number {
  return Number(/\d+/.exec(group)?.[0] ?? 1000);
}
