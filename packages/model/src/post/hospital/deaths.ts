// Expected deaths by age (model specification 10, table run-data-format specification 5.15). People
// of the run stay alive: docs/clinic.md says what that means.
import type { Table } from "@episcope/common";
import { severityAges } from "../../disease/severity.ts";
import type { Profile } from "../../settings.ts";
import { residentsOfAges } from "../cityFacts.ts";
import { dayAndDate, makeTable, numberColumn, rounded, textColumn } from "../columns.ts";
import type { RunRecord } from "../runRecord.ts";
import { Clinic } from "./clinic.ts";
import { type AgeGroup, type ExpectedCases, everybody } from "./expectedCases.ts";
import { weeklyRate } from "./hospital.ts";

const groups: readonly AgeGroup[] = [
  ...severityAges.map((from, place): AgeGroup => {
    const to = severityAges[place + 1];
    return to === undefined
      ? { name: `${from}+`, ages: [from, everybody[1]] }
      : { name: `${from}-${to - 1}`, ages: [from, to] };
  }),
  { name: "all", ages: everybody },
];

export function deaths(
  { city, startDay, dayCount }: RunRecord,
  profile: Profile,
  expected: ExpectedCases,
): Table {
  const clinic = new Clinic(profile, dayCount);
  const series = groups.map(({ name, ages }) => {
    const daily = clinic.deaths(expected.of({ ages }));
    return { name, daily, weekly: weeklyRate(daily, residentsOfAges(city, ages)) };
  });
  // Plain loops, as in the hospital figures.
  const rowCount = dayCount * series.length;
  const days = new Uint16Array(rowCount);
  const ages = new Array<string>(rowCount);
  const people = new Float64Array(rowCount);
  const rates = new Float64Array(rowCount);
  let row = 0;
  for (let day = 1; day <= dayCount; day++) {
    for (const { name, daily, weekly } of series) {
      days[row] = day;
      ages[row] = name;
      people[row] = rounded((daily[day] ?? 0) / city.sample);
      rates[row++] = weekly[day] ?? Number.NaN;
    }
  }
  return makeTable(rowCount, [
    ...dayAndDate(startDay, days),
    textColumn("age", ages),
    numberColumn("deaths", people),
    numberColumn("n", rates),
  ]);
}
