// Admissions to hospital, severe respiratory infections, intensive care.
import { type Day, formatDay, weekday } from "@episcope/common";
import { areaNames, dayReader, numberIn, stateCode, weekIn } from "../reading/cells.ts";
import { DayGrid } from "../reading/dayGrid.ts";
import { type Cell, type Converter, csv, tablesFolder } from "./converter.ts";

const all = "00+";
const monday = 1;

/**
 * Columns: date, state, age group, cases and incidence of seven days. The date is that of the
 * report: on a Monday they are those of the week before.
 */
export function admissions(): Converter {
  const rows: Cell[][] = [];
  const dayIn = dayReader();
  let until: Day | undefined;
  return {
    row([date = "", state = "", group = "", cases = "", incidence = ""]) {
      const [day, area] = [dayIn(date), stateCode(state)];
      const [count, rate] = [numberIn(cases), numberIn(incidence)];
      if (day === undefined || area === undefined || !/^\d\d(-\d\d|\+)$/.test(group)) return false;
      if (Number.isNaN(count) || Number.isNaN(rate)) return false;
      if (count === undefined) return true;
      until = Math.max(until ?? day - 1, day - 1);
      if (weekday(day) === monday) {
        const age = group === all ? "all" : group;
        rows.push([formatDay(day - 7), areaNames[area], age, count, rate]);
      }
      return true;
    },
    finish() {
      if (until === undefined) return undefined;
      const header = ["week", "area", "age_group", "hospitalised_cases", "incidence_per_100k"];
      const name = `${tablesFolder}/hospitalisations-weekly.csv`;
      return { until, files: new Map([[name, csv(header, rows.sort(byFirstCells))]]) };
    },
  };
}

/** Columns: date, name of the state, state, age group, updated and adjusted incidence. */
export function adjustedAdmissions(): Converter {
  const rows: Cell[][] = [];
  const dayIn = dayReader();
  let until: Day | undefined;
  return {
    row([date = "", name = "", state = "", group = "", updated = "", adjusted = ""]) {
      const [day, area] = [dayIn(date), stateCode(state)];
      const [incidence, estimate] = [numberIn(updated), numberIn(adjusted)];
      if (day === undefined || area === undefined) return false;
      if (Number.isNaN(incidence) || Number.isNaN(estimate)) return false;
      if (group !== all || incidence === undefined) return true;
      until = Math.max(until ?? day - 1, day - 1);
      rows.push([formatDay(day - 1), name.trim(), area, group, incidence, estimate ?? "NA"]);
      return true;
    },
    finish() {
      if (until === undefined) return undefined;
      const header = [
        ...["Datum", "Bundesland", "Bundesland_Id", "Altersgruppe"],
        "aktualisierte_7T_Hospitalisierung_Inzidenz",
        "PS_adjustierte_7T_Hospitalisierung_Inzidenz",
      ];
      const text = csv(header, rows.sort(byFirstCells));
      return { until, files: new Map([["observed/rki-deutschland-hospitalization.csv", text]]) };
    },
  };
}

/** Columns: week, age group, incidence. */
export function sari(): Converter {
  const published: Cell[][] = [];
  const rows: Cell[][] = [];
  let until: Day | undefined;
  return {
    row([date = "", group = "", incidence = ""]) {
      const [week, rate] = [weekIn(date), numberIn(incidence)];
      if (week === undefined || Number.isNaN(rate)) return false;
      if (rate === undefined) return true;
      until = Math.max(until ?? week, week);
      published.push([date.trim(), group.trim(), rate]);
      rows.push([formatDay(week), group.trim() === all ? "all" : group.trim(), rate]);
      return true;
    },
    finish() {
      if (until === undefined) return undefined;
      const header = ["date", "agegroup", "sari_covid19_incidence"];
      return {
        until,
        files: new Map([
          [
            "original-data/Fallzahlen/RKI/COVID-SARI-Hospitalisierungsinzidenz.tsv",
            csv(header, published).replaceAll(",", "\t"),
          ],
          [
            `${tablesFolder}/covid-sari-weekly.csv`,
            csv(["week", "age_group", "covid_sari_incidence_per_100k"], rows.sort(byFirstCells)),
          ],
        ]),
      };
    },
  };
}

/**
 * Columns: date, state, patients with COVID-19, first admissions. A day has rows for adults and for
 * kinds of wards for children, which add up.
 */
export function intensiveCare(place: "germany" | "states"): Converter {
  const [beds, intakes] = [new DayGrid(), new DayGrid()];
  const dayIn = dayReader();
  return {
    row([date = "", state = "", patients = "", admitted = ""]) {
      const [day, area] = [dayIn(date), stateCode(state)];
      const [count, firsts] = [numberIn(patients), numberIn(admitted)];
      if (day === undefined || area === undefined) return false;
      if (Number.isNaN(count) || Number.isNaN(firsts)) return false;
      if (firsts !== undefined && !intakes.add(area, day, firsts)) return false;
      return count === undefined || beds.add(area, day, count);
    },
    finish() {
      const { range } = beds;
      if (!range) return undefined;
      const rows = beds.names.flatMap((area) =>
        beds.days().flatMap((day): Cell[][] => {
          const patients = beds.at(area, day);
          if (patients === undefined) return [];
          return [[formatDay(day), areaNames[area], patients, intakes.at(area, day)]];
        }),
      );
      const header = ["date", "area", "covid_icu", "covid_icu_admissions"];
      const files = new Map([[`${tablesFolder}/icu-daily-${place}.csv`, csv(header, rows)]]);
      if (place === "states") {
        const ofBerlin = beds.days().flatMap((day): Cell[][] => {
          const patients = beds.at("11", day);
          return patients === undefined ? [] : [[formatDay(day), patients]];
        });
        files.set(
          "original-data/Fallzahlen/DIVI/berlin-divi-processed.csv",
          csv(["date", "faelle_covid_aktuell"], ofBerlin),
        );
      }
      return { until: range.last, files };
    },
  };
}

/** Columns of the published file, in the order of sources.yaml, and what we call them. */
const bedAges = ["0-17", "18-29", "30-39", "40-49", "50-59", "60-69", "70-79", "80+", "unknown"];

/** Columns: date, then one for each age group. */
export function intensiveCareByAge(): Converter {
  const rows: Cell[][] = [];
  const dayIn = dayReader();
  let until: Day | undefined;
  return {
    row([date = "", ...groups]) {
      const day = dayIn(date);
      const patients = groups.map(numberIn);
      if (day === undefined || patients.some(Number.isNaN)) return false;
      until = Math.max(until ?? day, day);
      rows.push(
        ...bedAges.map((age, index): Cell[] => [formatDay(day), "Germany", age, patients[index]]),
      );
      return true;
    },
    finish() {
      if (until === undefined) return undefined;
      const name = `${tablesFolder}/icu-by-age-daily.csv`;
      const header = ["date", "area", "age_group", "covid_icu"];
      return { until, files: new Map([[name, csv(header, rows)]]) };
    },
  };
}

/** Published newest first, or by state: ours are by week, area and group. */
export function byFirstCells(a: readonly Cell[], b: readonly Cell[]): number {
  const [one, other] = [a, b].map((cells) => cells.slice(0, 3).join(" "));
  return (one ?? "") < (other ?? "") ? -1 : 1;
}
