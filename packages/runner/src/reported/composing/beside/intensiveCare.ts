// Intensive care of the country and its states.
import { type Day, formatDay, parseDay, weekday } from "@episcope/common";
import type { ReportedRow } from "@episcope/scenario";
import type { TableReader } from "../modelSeries.ts";
import { type Beside, numberOf, peopleOf, rate, rowsOf, tablesOf, week } from "./perPerson.ts";

const sunday = 0;

interface Beds {
  readonly patients: number | undefined;
  readonly intakes: number | undefined;
}

/** By area and day. */
function bedsByArea(rows: readonly ReportedRow[]): ReadonlyMap<string, ReadonlyMap<Day, Beds>> {
  const byArea = new Map<string, Map<Day, Beds>>();
  for (const { date = "", area = "", covid_icu, covid_icu_admissions } of rows) {
    const day = parseDay(date);
    if (day === undefined) continue;
    const beds = byArea.get(area) ?? new Map<Day, Beds>();
    const [patients, intakes] = [numberOf(covid_icu), numberOf(covid_icu_admissions)];
    byArea.set(area, beds.set(day, { patients, intakes }));
  }
  return byArea;
}

/** First admissions in the seven days that end with one; undefined if one is missing. */
function weekOfIntakes(beds: ReadonlyMap<Day, Beds>, end: Day): number | undefined {
  const days = Array.from({ length: week }, (_, ago) => beds.get(end - ago)?.intakes);
  return days.reduce<number | undefined>(
    (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
    0,
  );
}

/** First admissions of the week and patients of its Sunday, per 100,000 people. */
export function intensiveCare(read: TableReader): Beside {
  const people = peopleOf(read);
  const tables = tablesOf("icu-daily");
  const rows = [...bedsByArea(rowsOf(read, tables))].flatMap(([area, beds]) => {
    const residents = people(area);
    if (residents === undefined) return [];
    const per = (count: number | undefined) => rate(count, residents, 2);
    return [...beds].flatMap(([day, { patients }]) =>
      weekday(day) === sunday
        ? [[formatDay(day - week + 1), area, per(weekOfIntakes(beds, day)), per(patients)]]
        : [],
    );
  });
  return {
    file: "observed/intensive-care.csv",
    header: ["date", "area", "intakes", "patients"],
    rows,
    tables: [...tables, ...tablesOf("areas")],
  };
}

const stateOfCologne = "Nordrhein-Westfalen";

/** As it is published for Cologne: first admissions of seven days on each day. */
export function intakesOfCologne(read: TableReader): Beside {
  const residents = peopleOf(read)(stateOfCologne);
  const beds = bedsByArea(read("icu-daily-states")).get(stateOfCologne) ?? new Map<Day, Beds>();
  const rows = [...beds.keys()]
    .sort((a, b) => a - b)
    .flatMap((day) => {
      const intakes = weekOfIntakes(beds, day);
      const incidence = rate(intakes, residents, 2);
      return incidence === undefined ? [] : [[formatDay(day), incidence]];
    });
  return {
    file: "original-data/hospital-cases/cologne/DiviIncidenceNRW.csv",
    header: ["Date", "DIVIIncidence"],
    rows,
    tables: ["areas-states", "icu-daily-states"],
  };
}
