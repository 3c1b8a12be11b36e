// New infections per week and 100,000 people of an age group (model specification 8.9, table
// run-data-format specification 5.12): people of the city, without imports, every year of age
// counted (Q-21 corrected). A row covers Tuesday to Monday; a week that the run does not finish is
// left out, whereas before the run nobody was infected.
import { imported, type Table } from "@episcope/common";
import { cityDistricts, cityFacts } from "../cityFacts.ts";
import { count, dateColumn, makeTable, numberColumn } from "../columns.ts";
import type { RunRecord } from "../runRecord.ts";
import { mondayOnOrAfter } from "../weeks.ts";

/** Lowest age of each group, ascending from 0. */
export const publishedAges: readonly number[] = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90];

export function incidenceByAge(
  { log, city, startDay, dayCount }: Omit<RunRecord, "strains">,
  lowestAges: readonly number[] = publishedAges,
): Table {
  const groups = lowestAges.length;
  const groupOfAge = Uint8Array.from({ length: 256 }, (_, age) =>
    Math.max(
      0,
      lowestAges.findLastIndex((lowest) => lowest <= age),
    ),
  );
  const people = new Uint32Array(groups);
  cityFacts(city).residentsByAge.forEach((residents, age) => {
    const group = groupOfAge[age] ?? 0;
    people[group] = (people[group] ?? 0) + residents;
  });

  const firstMonday = mondayOnOrAfter(startDay);
  const lastDate = startDay + dayCount - 1;
  const weeks = Math.max(0, Math.floor((lastDate - firstMonday) / 7) + 1);
  const infections = countByDay({ log, city, dayCount }, groupOfAge, groups);
  const byWeek = (week: number, group: number) => {
    const monday = firstMonday + 7 * week - startDay + 1;
    let sum = 0;
    for (let day = Math.max(1, monday - 6); day <= monday; day++) {
      sum += infections[day * groups + group] ?? 0;
    }
    return sum;
  };

  return makeTable(weeks, [
    dateColumn(
      "date",
      Int32Array.from({ length: weeks }, (_, week) => firstMonday + 7 * week),
    ),
    ...lowestAges.map((_, group) =>
      numberColumn(
        ageLabel(lowestAges, group),
        Float64Array.from(
          { length: weeks },
          (_, week) => (100_000 * byWeek(week, group)) / (people[group] ?? 0),
        ),
      ),
    ),
  ]);
}

/** New infections by simulation day and group. */
function countByDay(
  { log, city, dayCount }: Pick<RunRecord, "log" | "city" | "dayCount">,
  groupOfAge: Uint8Array,
  groups: number,
): Uint32Array {
  const isCity = cityDistricts(city);
  const { district, age } = city;
  const { person: people, infector, day } = log;
  const infections = new Uint32Array((dayCount + 1) * groups);
  for (let episode = 0; episode < log.count; episode++) {
    const person = people[episode] ?? 0;
    if (infector[episode] === imported || isCity[district[person] ?? 0xff] !== 1) continue;
    count(infections, (day[episode] ?? 0) * groups + (groupOfAge[age[person] ?? 0] ?? 0));
  }
  return infections;
}

function ageLabel(lowestAges: readonly number[], group: number): string {
  const next = lowestAges[group + 1];
  return next === undefined ? `${lowestAges[group]}+` : `${lowestAges[group]}-${next - 1}`;
}
