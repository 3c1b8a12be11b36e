// Cases of the country, its states and counties. The date of these files is that of the report:
// their figures belong to the day before.
import { type Day, formatDay } from "@episcope/common";
import { areaNames, countyCode, dayReader, numberIn, stateCode } from "../reading/cells.ts";
import { DayGrid } from "../reading/dayGrid.ts";
import {
  type Cell,
  type Converted,
  type Converter,
  casesFile,
  csv,
  rounded,
  tablesFolder,
} from "./converter.ts";

const all = "00+";
export const ageGroups = ["00-04", "05-14", "15-34", "35-59", "60-79", "80+"] as const;
const isAgeGroup = (text: string) => text === all || ageGroups.some((group) => group === text);

/** Where run pages look for the cases of a city. */
export function cityFile(city: string, ending = ""): string {
  return `original-data/Fallzahlen/RKI/${city}-cases${ending}.csv`;
}

/** Where run pages look for the cases of the country. */
export const countryFile = cityFile("germany");

/** Cities of run pages by the county that reports for them. */
export const cityCounties: Readonly<Record<string, string>> = {
  berlin: "11000",
  cologne: "05315",
  munich: "09162",
  heinsberg: "05370",
};

/** Names of counties where calibrations speak of them. */
const countyNames: Readonly<Record<string, string>> = {
  "05315": "Köln",
  "05370": "Heinsberg",
  "09162": "München",
};

/** Population by area: a part of an area, such as a district of Berlin, has its own number. */
class Population {
  readonly #parts = new Map<string, { readonly area: string; people: number; day: Day }>();

  addAll(other: Population): void {
    for (const [part, { area, people, day }] of other.#parts) this.add(part, area, people, day);
  }

  add(part: string, area: string, people: number, day: Day): void {
    const known = this.#parts.get(part);
    if (known && known.day > day) return;
    this.#parts.set(part, { area, people, day });
  }

  of(area: string): number {
    let sum = 0;
    for (const part of this.#parts.values()) if (part.area === area) sum += part.people;
    return sum;
  }
}

class Cases {
  readonly grid = new DayGrid();
  readonly population = new Population();

  add(area: string, part: string, day: Day, cells: readonly [people: string, cases: string]) {
    const [people, cases] = cells.map(numberIn);
    if (people === undefined || !(people > 0) || Number.isNaN(cases)) return false;
    if (!this.grid.add(area, day, cases ?? 0)) return false;
    this.population.add(part, area, people, day);
    return true;
  }

  addAll(other: Cases): void {
    for (const name of other.grid.names) {
      for (const day of other.grid.days()) {
        const cases = other.grid.at(name, day);
        if (cases !== undefined) this.grid.add(name, day, cases);
      }
    }
    this.population.addAll(other.population);
  }

  areas(names: Readonly<Record<string, string>>): string {
    return csv(
      ["ags", "area", "population"],
      this.grid.names.map((area) => [area, names[area], this.population.of(area)]),
    );
  }

  daily(areas: readonly string[], nameOf: (area: string) => string | undefined): Cell[][] {
    const days = this.grid.days().filter((day) => this.grid.isReported(day));
    return areas.flatMap((area) =>
      days.map((day): Cell[] => [formatDay(day), nameOf(area), this.grid.at(area, day) ?? 0]),
    );
  }

  /** Per 100,000 and week, one column for each area. */
  incidence(): string {
    const areas = this.grid.names;
    return csv(
      ["week", ...areas],
      this.grid.mondays().map((monday) => [
        formatDay(monday),
        ...areas.map((area) => {
          const cases = this.grid.weekSum(area, monday);
          return cases === undefined
            ? undefined
            : rounded((100_000 * cases) / this.population.of(area), 1);
        }),
      ]),
    );
  }
}

/** Columns: date, age group, people, cases. */
export function countryCases(): Converter {
  const read = byAge("germany");
  return {
    row: ([date = "", ...rest]) => read.row([date, "00", ...rest]),
    finish: () => read.finish(),
  };
}

const statesFile = "original-data/Fallzahlen/RKI/COVID-19-Faelle_7-Tage-Inzidenz_Bundeslaender.csv";

/** Columns: date, state, age group, people, cases, incidence. */
export function stateCases(): Converter {
  const read = byAge("states");
  const published: (readonly Cell[])[] = [];
  const dayIn = dayReader();
  return {
    row(cells) {
      const [date = "", state = "", group = "", , , incidence = ""] = cells;
      const isRead = read.row(cells.slice(0, 5));
      if (isRead && group === all) {
        const day = formatDay((dayIn(date) ?? 0) - 1);
        published.push([day, stateCode(state), group, numberIn(incidence)]);
      }
      return isRead;
    },
    finish() {
      const converted = read.finish();
      const header = ["Meldedatum", "Bundesland_id", "Altersgruppe", "Inzidenz_7-Tage"];
      return (
        converted && {
          ...converted,
          files: new Map([...converted.files, [statesFile, csv(header, published)]]),
        }
      );
    },
  };
}

function byAge(place: "germany" | "states"): Converter {
  const total = new Cases();
  const groups = new Cases();
  const dayIn = dayReader();
  return {
    row([date = "", state = "", group = "", people = "", cases = ""]) {
      const [reported, area] = [dayIn(date), stateCode(state)];
      if (reported === undefined || area === undefined || !isAgeGroup(group)) return false;
      if (group === all) return total.add(area, area, reported - 1, [people, cases]);
      const name = `${area} ${group}`;
      return groups.add(name, name, reported - 1, [people, cases]);
    },
    finish() {
      const { range } = total.grid;
      if (!range) return undefined;
      const daily = total.daily(total.grid.names, (area) => areaNames[area]);
      return {
        until: range.last,
        files: new Map([
          [`${tablesFolder}/cases-daily-${place}.csv`, csv(["date", "area", "cases"], daily)],
          [`${tablesFolder}/cases-by-age-weekly-${place}.csv`, agesFile(total.grid, groups.grid)],
          [`${tablesFolder}/people-by-age-${place}.csv`, peopleByAge(total.grid, groups)],
          [`${tablesFolder}/areas-${place}.csv`, total.areas(areaNames)],
          [`reported/incidence/${place}.csv`, total.incidence()],
          ...(place === "germany" ? [countryCounts(total.grid)] : []),
        ]),
      };
    },
  };
}

function countryCounts(grid: DayGrid): readonly [file: string, text: string] {
  return [countryFile, casesFile(countsOf(grid, "00"))];
}

function peopleByAge(total: DayGrid, groups: Cases): string {
  return csv(
    ["area", "age_group", "population"],
    total.names.flatMap((area) =>
      ageGroups.map((group) => [areaNames[area], group, groups.population.of(`${area} ${group}`)]),
    ),
  );
}

/** What belongs to no group is of unknown age. */
function agesFile(total: DayGrid, groups: DayGrid): string {
  const rows = total.names.flatMap((area) =>
    total.mondays().flatMap((monday): Cell[][] => {
      const sum = total.weekSum(area, monday);
      if (sum === undefined) return [];
      const known = ageGroups.map((group) => groups.weekSum(`${area} ${group}`, monday) ?? 0);
      const unknown = sum - known.reduce((one, other) => one + other, 0);
      const start = [formatDay(monday), areaNames[area]];
      return [
        [...start, "all", sum],
        ...ageGroups.map((group, index) => [...start, group, known[index]]),
        [...start, "unknown", Math.max(0, unknown)],
      ];
    }),
  );
  return csv(["week", "area", "age_group", "cases"], rows);
}

/** Columns: date, county, people, cases. */
export function countyCases(): Converter {
  const total = new Cases();
  /** Of Berlin; a file that has them may have the whole city as well. */
  const districts = new Cases();
  const dayIn = dayReader();
  return {
    row([date = "", county = "", people = "", cases = ""]) {
      const [reported, area] = [dayIn(date), countyCode(county)];
      if (reported === undefined || area === undefined) return false;
      const part = county.trim().padStart(5, "0");
      const isDistrict = area === cityCounties.berlin && part !== area;
      return (isDistrict ? districts : total).add(area, part, reported - 1, [people, cases]);
    },
    finish(): Converted | undefined {
      const { grid } = total;
      if (!grid.names.includes(cityCounties.berlin ?? "")) total.addAll(districts);
      if (!grid.range) return undefined;
      const header = ["date", "area", "cases"];
      const named = grid.names.filter((area) => countyNames[area]);
      return {
        until: grid.range.last,
        files: new Map([
          [
            `${tablesFolder}/cases-daily-counties.csv`,
            csv(
              ["date", "ags", "cases"],
              // Most of them are zero.
              total.daily(grid.names, (area) => area).filter(([, , cases]) => cases !== 0),
            ),
          ],
          [
            `${tablesFolder}/cases-daily-cities.csv`,
            csv(
              header,
              total.daily(named, (area) => countyNames[area]),
            ),
          ],
          [`${tablesFolder}/areas-counties.csv`, total.areas(countyNames)],
          ["reported/incidence/counties.csv", total.incidence()],
          ...Object.entries(cityCounties).map(
            ([city, county]) => [cityFile(city), casesFile(countsOf(grid, county))] as const,
          ),
        ]),
      };
    },
  };
}

export function countsOf(grid: DayGrid, name: string): ReadonlyMap<Day, number> {
  return new Map(grid.days().map((day) => [day, grid.at(name, day) ?? 0]));
}
