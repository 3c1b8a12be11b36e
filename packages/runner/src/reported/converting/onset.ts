// Cases by onset of symptoms, from the list of groups of cases, which has millions of rows.

import { formatDay } from "@episcope/common";
import { countyCode, dayReader, numberIn } from "../reading/cells.ts";
import { DayGrid } from "../reading/dayGrid.ts";
import { cityCounties, cityFile, countryFile, countsOf } from "./cases.ts";
import { type Converter, casesFile, csv, tablesFolder } from "./converter.ts";

const country = "Germany";

/** Columns: county, reporting date, reference date, whether the case is new, number. */
export function onsetCases(): Converter {
  const [onset, reported] = [new DayGrid(), new DayGrid()];
  const [reportIn, onsetIn] = [dayReader(), dayReader()];
  const cities = new Set(Object.values(cityCounties));
  return {
    row([county = "", reportDate = "", onsetDate = "", status = "", count = ""]) {
      const code = countyCode(county);
      const [reportDay, onsetDay] = [reportIn(reportDate), onsetIn(onsetDate)];
      const cases = numberIn(count);
      if (code === undefined || reportDay === undefined || onsetDay === undefined) return false;
      if (cases === undefined || Number.isNaN(cases)) return false;
      // -1 takes back a case of the day before: it no longer counts.
      if (status.trim() === "-1") return true;
      if (cities.has(code) && !reported.add(code, reportDay, cases)) return false;
      return (
        onset.add(country, onsetDay, cases) &&
        (!cities.has(code) || onset.add(code, onsetDay, cases))
      );
    },
    finish() {
      const { range } = onset;
      if (!range) return undefined;
      return {
        until: range.last,
        files: new Map([
          [
            `${tablesFolder}/cases-by-onset-daily.csv`,
            csv(
              ["date", "area", "cases"],
              onset.days().flatMap((day) => {
                const cases = onset.at(country, day);
                return cases === undefined ? [] : [[formatDay(day), country, cases]];
              }),
            ),
          ],
          [countryFile, casesFile(countsOf(onset, country))],
          ...Object.entries(cityCounties).map(
            ([city, county]) => [cityFile(city), casesFile(countsOf(onset, county))] as const,
          ),
          // Only beside cases by onset: otherwise these are the cases that are drawn anyway.
          [
            cityFile("berlin", "-meldedatum"),
            casesFile(countsOf(reported, cityCounties.berlin ?? "")),
          ],
        ]),
      };
    },
  };
}
