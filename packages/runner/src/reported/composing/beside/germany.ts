// What is published of the country only: tests, and the reproduction number.
import type { TableReader } from "../modelSeries.ts";
import { type Beside, numberOf, peopleOf, rate } from "./perPerson.ts";

/** Per 100,000 people and week. */
export function tests(read: TableReader): Beside {
  const residents = peopleOf(read)("Germany");
  const rows = read("tests-weekly").flatMap(({ week: monday = "", pcr_tests }) => {
    const perWeek = rate(numberOf(pcr_tests), residents, 1);
    return perWeek === undefined ? [] : [[monday, perWeek]];
  });
  return {
    file: "observed/tests-germany.csv",
    header: ["date", "tests"],
    rows,
    tables: ["tests-weekly", "areas-germany"],
  };
}

/** With the interval that is published. */
export function reproduction(read: TableReader): Beside {
  const rows = read("r-estimate").map(({ date, r7, r7_lo, r7_hi }) => [date, r7, r7_lo, r7_hi]);
  return {
    file: "observed/r-germany.csv",
    header: ["date", "r", "low", "high"],
    rows,
    tables: ["r-estimate"],
  };
}
