// Doses by type and by number of the dose (run-data-format specification 5.7, 5.8), of the full
// population: the published second table is not extrapolated, ours is.
import type { Table } from "@episcope/common";
import { vaccineCount, vaccines } from "../immunity/vaccines.ts";
import type { DoseLog } from "../run/results/doseLog.ts";
import { count, dateColumn, makeTable, numberColumn, textColumn } from "./columns.ts";
import { dailyTable } from "./dailyTable.ts";
import type { RunRecord } from "./runRecord.ts";

export function dosesByType({ city, startDay, dayCount }: RunRecord, doses: DoseLog): Table {
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
function countByType({ count: doseCount, day, vaccine }: DoseLog, dayCount: number): Uint32Array {
  const counts = new Uint32Array(vaccines.length * dayCount);
  for (let entry = 0; entry < doseCount; entry++) {
    count(counts, (vaccine[entry] ?? 0) * dayCount + (day[entry] ?? 0) - 1);
  }
  return counts;
}

/** Rows only where doses were given, by day, type and number. */
export function dosesByNumber({ city, startDay, dayCount }: RunRecord, doses: DoseLog): Table {
  const { numbers, highest } = doseNumbers(doses, city.personCount);
  const counts = new Uint32Array((dayCount + 1) * vaccineCount * (highest + 1));
  for (let entry = 0; entry < doses.count; entry++) {
    const ofType = (doses.day[entry] ?? 0) * vaccineCount + (doses.vaccine[entry] ?? 0);
    count(counts, ofType * (highest + 1) + (numbers[entry] ?? 0));
  }
  const cells: number[] = [];
  for (let cell = 0; cell < counts.length; cell++) if (counts[cell] !== 0) cells.push(cell);
  const ofTypes = cells.map((cell) => Math.floor(cell / (highest + 1)));
  const days = ofTypes.map((ofType) => Math.floor(ofType / vaccineCount));
  return makeTable(cells.length, [
    numberColumn("day", Float64Array.from(days)),
    dateColumn(
      "date",
      Int32Array.from(days, (day) => startDay + day - 1),
    ),
    textColumn(
      "type",
      ofTypes.map((ofType) => vaccines[ofType % vaccineCount] ?? ""),
    ),
    numberColumn(
      "number",
      Float64Array.from(cells, (cell) => cell % (highest + 1)),
    ),
    numberColumn(
      "amount",
      Float64Array.from(cells, (cell) => (counts[cell] ?? 0) / city.sample),
    ),
  ]);
}

/** Which dose of its person each one is, from 1. */
function doseNumbers({ count, person: people }: DoseLog, personCount: number) {
  const had = new Uint8Array(personCount);
  const numbers = new Uint8Array(count);
  let highest = 0;
  for (let entry = 0; entry < count; entry++) {
    const person = people[entry] ?? 0;
    const number = Math.min(255, (had[person] ?? 0) + 1);
    had[person] = number;
    numbers[entry] = number;
    highest = Math.max(highest, number);
  }
  return { numbers, highest };
}
