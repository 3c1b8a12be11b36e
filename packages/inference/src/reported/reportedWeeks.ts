// Reported series of a region by week, from the folder of open data (EPISCOPE_OPEN_DATA).
import { join } from "node:path";
import type { Day } from "@episcope/common";
import { type Reported, reportedWeeks } from "@episcope/scenario";
import { readRows } from "./readRows.ts";

export function readReported(
  folder: string,
  region: string,
  mondays: readonly Day[],
  comparableUntil?: Day,
): Reported {
  return reportedWeeks((file) => readRows(join(folder, file)), region, mondays, comparableUntil);
}
