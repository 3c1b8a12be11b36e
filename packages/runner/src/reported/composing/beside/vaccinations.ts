// Doses and how many people have had them.
import { type Day, formatDay, parseDay } from "@episcope/common";
import { type Cell, rounded } from "../../converting/converter.ts";
import type { TableReader } from "../modelSeries.ts";
import { type Beside, numberOf, peopleOf, rate, tablesOf, week } from "./perPerson.ts";

const types = ["mRNA", "vector", "omicronUpdate", "xbbUpdate"];
/** The second dose belongs to the first vaccination: the model has one dose for both. */
const second = "2";
/** Numbers of doses as they are reported, from the first vaccination to the fourth booster. */
const numbers = ["1", "3", "4", "5", "6"];

/**
 * Doses per 100,000 people and day by number and by type, and the share of people who have had a
 * first one and a booster, in percent.
 */
export function vaccinations(read: TableReader): Beside {
  const people = peopleOf(read);
  const byArea = new Map<string, Map<Day, Map<string, number>>>();
  for (const { week: monday = "", area = "", type = "", dose = "", doses } of read(
    "vaccinations-by-type-weekly",
  )) {
    const [day, count] = [parseDay(monday), numberOf(doses)];
    if (day === undefined || count === undefined || dose === second) continue;
    const weeks = byArea.get(area) ?? new Map<Day, Map<string, number>>();
    const counts = weeks.get(day) ?? new Map<string, number>();
    for (const key of [type, dose]) counts.set(key, (counts.get(key) ?? 0) + count);
    byArea.set(area, weeks.set(day, counts));
  }
  const rows = [...byArea].flatMap(([area, weeks]) => {
    const residents = people(area);
    return residents === undefined ? [] : vaccinationRows(area, weeks, residents);
  });
  return {
    file: "observed/vaccinations.csv",
    header: ["date", "area", ...numbers.map((dose) => `dose${dose}`), ...types, "first", "booster"],
    rows,
    tables: ["vaccinations-by-type-weekly", ...tablesOf("areas")],
  };
}

function vaccinationRows(
  area: string,
  weeks: ReadonlyMap<Day, ReadonlyMap<string, number>>,
  residents: number,
): readonly (readonly Cell[])[] {
  const mondays = [...weeks.keys()];
  const [first, last] = [Math.min(...mondays), Math.max(...mondays)];
  const total = new Map<string, number>();
  const rows: Cell[][] = [];
  // The last week may be incomplete.
  for (let monday = first; monday < last; monday += week) {
    const counts = weeks.get(monday) ?? new Map<string, number>();
    for (const [key, count] of counts) total.set(key, (total.get(key) ?? 0) + count);
    const perDay = (key: string) => rate((counts.get(key) ?? 0) / week, residents, 2);
    const share = (key: string) => rounded((100 * (total.get(key) ?? 0)) / residents, 2);
    rows.push([
      ...[formatDay(monday), area, ...numbers.map(perDay), ...types.map(perDay)],
      ...[share("1"), share("3")],
    ]);
  }
  return rows;
}
