// Cases and deaths by age, per 100,000 people of the age and week.
import type { ReportedRow } from "@episcope/scenario";
import { ageGroups } from "../../converting/cases.ts";
import type { Cell } from "../../converting/converter.ts";
import type { TableReader } from "../modelSeries.ts";
import { type Beside, numberOf, peopleOf, rate, rowsOf, tablesOf } from "./perPerson.ts";

/** 05-14 is 5-14 in the tables of runs. */
const ageColumn = (group: string) => group.replaceAll(/0(?=\d)/g, "");

/** Rows of a week and area side by side, one column for each age group. */
function byAge(
  rows: readonly ReportedRow[],
  groups: readonly string[],
  cellOf: (row: ReportedRow) => Cell,
): readonly (readonly Cell[])[] {
  const weeks = new Map<string, Map<string, Cell>>();
  for (const row of rows) {
    const key = `${row.week},${row.area}`;
    const cells = weeks.get(key) ?? new Map<string, Cell>();
    weeks.set(key, cells.set(row.age_group ?? "", cellOf(row)));
  }
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, cells]) => [key, ...groups.map((group) => cells.get(group))])
    .filter(([, ...cells]) => cells.some((cell) => cell !== undefined));
}

/** Reported cases by week. */
export function casesByAge(read: TableReader): Beside {
  const people = peopleOf(read);
  const tables = tablesOf("cases-by-age-weekly");
  const cellOf = ({ area, age_group, cases }: ReportedRow) =>
    rate(numberOf(cases), people(area, age_group), 1);
  return {
    file: "observed/cases-by-age.csv",
    header: ["date", "area", ...ageGroups.map(ageColumn)],
    rows: byAge(rowsOf(read, tables), ageGroups, cellOf),
    tables: [...tables, ...tablesOf("people-by-age")],
  };
}

/** Deaths by the week in which they were reported. */
export function deathsByAge(read: TableReader): Beside {
  const people = peopleOf(read);
  const groups = ["all", ...ageGroups];
  const cellOf = ({ area, age_group, deaths: count }: ReportedRow) =>
    rate(numberOf(count), people(area, age_group), 3);
  return {
    file: "observed/deaths-by-age.csv",
    header: ["date", "area", ...groups.map(ageColumn)],
    rows: byAge(read("deaths-by-age-weekly"), groups, cellOf),
    tables: ["deaths-by-age-weekly", "people-by-age-germany"],
  };
}
