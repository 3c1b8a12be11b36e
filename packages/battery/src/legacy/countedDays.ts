// The days of a run that count, scaled up (legacy-viewers specification 1.4).
import { numbers, type Table } from "@episcope/common";
import { mapNumbers } from "../tables/mapNumbers.ts";
import type { LegacyGrid } from "./legacyGrids.ts";

/** One row per simulated day. The original is shared and never changed. */
export function countedDays(
  infections: Table,
  { factor, lastDay }: Pick<LegacyGrid, "factor" | "lastDay">,
): Table {
  const days = numbers(infections, "day") ?? new Float64Array();
  const rows = Array.from(days, (_, row) => row).filter((row) => (days[row] ?? 0) <= lastDay);
  return mapNumbers(infections, rows.length, (name, column) => {
    const values = Float64Array.from(rows, (row) => column[row] ?? Number.NaN);
    return isCount(name) ? values.map((count) => count * factor) : values;
  });
}

function isCount(name: string): boolean {
  return name !== "day" && name !== "time";
}
