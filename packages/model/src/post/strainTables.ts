// New and imported infections by strain and day, of the whole region (DF 5.3, 5.4).
import { byDay } from "../run/byDay.ts";
import { imported } from "../run/infectionLog.ts";
import type { ImportSettings } from "../settings.ts";
import type { ResultTable } from "../table.ts";
import { dateColumn, makeTable, numberColumn, textColumn } from "./columns.ts";
import { dailyTable } from "./dailyTable.ts";
import type { RunRecord } from "./runRecord.ts";

/** Infections by strain code and day (index 0 is day 1), of those that `counts`. */
function countByStrain(
  { log, strains, dayCount }: RunRecord,
  counts: (episode: number) => boolean,
): readonly Float64Array[] {
  const series = strains.map(() => new Float64Array(dayCount));
  for (let episode = 0; episode < log.count; episode++) {
    const values = series[log.strain[episode] ?? 0];
    const day = log.day[episode] ?? 0;
    if (values && day <= dayCount && counts(episode)) values[day - 1] = (values[day - 1] ?? 0) + 1;
  }
  return series;
}

/** Only strains that occur have a column. */
export function infectionsByStrain(record: RunRecord): ResultTable {
  const { strains, city, startDay, dayCount } = record;
  const series = countByStrain(record, () => true);
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

/** A row for every day on which a strain was expected from outside. */
export function importsByStrain(
  record: RunRecord,
  imports: readonly ImportSettings[],
): ResultTable {
  const { log, strains, city, startDay, dayCount } = record;
  const series = countByStrain(record, (episode) => log.infector[episode] === imported);
  const rows: (readonly [day: number, strain: number, count: number])[] = [];
  for (let day = 1; day <= dayCount; day++) {
    series.forEach((values, strain) => {
      const isExpected = imports.some(
        (settings) => settings.strain === strain && byDay(settings.perDay, day) > 0,
      );
      if (isExpected) rows.push([day, strain, (values[day - 1] ?? 0) / city.sample]);
    });
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
