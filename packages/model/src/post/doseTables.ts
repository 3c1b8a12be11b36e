// Doses by type and by number of the dose (DF 5.7, 5.8), of the full population: the published second table is not extrapolated, ours is.
import { vaccineCount, vaccines } from "../immunity/vaccines.ts";
import type { DoseLog } from "../run/doseLog.ts";
import type { ResultTable } from "../table.ts";
import { dateColumn, makeTable, numberColumn, textColumn } from "./columns.ts";
import { dailyTable } from "./dailyTable.ts";
import type { RunRecord } from "./runRecord.ts";

export function dosesByType({ city, startDay, dayCount }: RunRecord, doses: DoseLog): ResultTable {
  const counts = countByType(doses, dayCount);
  return dailyTable(
    startDay,
    dayCount,
    vaccines.map((name, type) => {
      const ofType = counts.subarray(type * dayCount, (type + 1) * dayCount);
      return numberColumn(
        name,
        Float64Array.from(ofType, (count) => count / city.sample),
      );
    }),
  );
}

/** All days of one type, then those of the next. */
function countByType({ count, day, vaccine }: DoseLog, dayCount: number): Uint32Array {
  const counts = new Uint32Array(vaccines.length * dayCount);
  for (let entry = 0; entry < count; entry++) {
    const place = (vaccine[entry] ?? 0) * dayCount + (day[entry] ?? 0) - 1;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Rows only where doses were given, by day, type and number. */
export function dosesByNumber({ city, startDay }: RunRecord, doses: DoseLog): ResultTable {
  const had = new Uint8Array(city.personCount);
  const rows: { day: number; type: number; number: number; count: number }[] = [];
  /** Those of the day, by number and type. */
  let today: typeof rows = [];
  let lastDay = 0;
  for (let entry = 0; entry < doses.count; entry++) {
    const person = doses.person[entry] ?? 0;
    const number = Math.min(255, (had[person] ?? 0) + 1);
    had[person] = number;
    const day = doses.day[entry] ?? 0;
    const type = doses.vaccine[entry] ?? 0;
    if (day !== lastDay) today = [];
    lastDay = day;
    const place = number * vaccineCount + type;
    let row = today[place];
    if (!row) {
      row = { day, type, number, count: 0 };
      today[place] = row;
      rows.push(row);
    }
    row.count++;
  }
  rows.sort((a, b) => a.day - b.day || a.type - b.type || a.number - b.number);
  return makeTable(rows.length, [
    numberColumn(
      "day",
      Float64Array.from(rows, ({ day }) => day),
    ),
    dateColumn(
      "date",
      Int32Array.from(rows, ({ day }) => startDay + day - 1),
    ),
    textColumn(
      "type",
      rows.map(({ type }) => vaccines[type] ?? ""),
    ),
    numberColumn(
      "number",
      Float64Array.from(rows, ({ number }) => number),
    ),
    numberColumn(
      "amount",
      Float64Array.from(rows, ({ count }) => count / city.sample),
    ),
  ]);
}
