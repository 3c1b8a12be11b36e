// New and imported infections by strain and day, of the whole region
// (run-data-format specification 5.3, 5.4).
import type { Table } from "@episcope/common";
import { byDay } from "../run/byDay.ts";
import type { ImportSettings } from "../settings.ts";
import { dateColumn, makeTable, numberColumn, textColumn } from "./columns.ts";
import { dailyTable } from "./dailyTable.ts";
import type { RunDays, RunRecord } from "./runRecord.ts";

/** Infections by strain code and day (index 0 is day 1). */
function countByStrain({ log, strains, dayCount }: RunRecord): readonly Float64Array[] {
  const series = strains.map(() => new Float64Array(dayCount));
  for (let episode = 0; episode < log.count; episode++) {
    const values = series[log.strain[episode] ?? 0];
    const day = log.day[episode] ?? 0;
    if (values && day <= dayCount) values[day - 1] = (values[day - 1] ?? 0) + 1;
  }
  return series;
}

/** Only strains that occur have a column. */
export function infectionsByStrain(record: RunRecord): Table {
  const { strains, city, startDay, dayCount } = record;
  const series = countByStrain(record);
  return dailyTable(
    startDay,
    dayCount,
    series.flatMap((values, strain) =>
      values.some((count) => count > 0)
        ? [
            numberColumn(
              strains[strain] ?? "",
              values.map((count) => count / city.sample),
            ),
          ]
        : [],
    ),
  );
}

/**
 * Infections from outside per day of the full-size city, a row for every day on which a strain
 * comes. Expected numbers: in a thin sample the drawn ones jump between nobody and many.
 */
export function importsByStrain(
  { strains, startDay, dayCount }: RunDays & Pick<RunRecord, "strains">,
  imports: readonly ImportSettings[],
): Table {
  const codes = [...new Set(imports.map(({ strain }) => strain))].sort((a, b) => a - b);
  const rows: (readonly [day: number, strain: number, count: number])[] = [];
  for (let day = 1; day <= dayCount; day++) {
    for (const strain of codes) {
      const count = imports.reduce(
        (sum, settings) => sum + (settings.strain === strain ? byDay(settings.perDay, day) : 0),
        0,
      );
      if (count > 0) rows.push([day, strain, count]);
    }
  }
  return makeTable(rows.length, [
    numberColumn(
      "day",
      Float64Array.from(rows, ([day]) => day),
    ),
    dateColumn(
      "date",
      Int32Array.from(rows, ([day]) => startDay + day - 1),
    ),
    textColumn(
      "strain",
      rows.map(([, strain]) => strains[strain] ?? ""),
    ),
    numberColumn(
      "n",
      Float64Array.from(rows, ([, , count]) => count),
    ),
  ]);
}
