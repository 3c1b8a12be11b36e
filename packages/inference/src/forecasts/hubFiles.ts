// Files of the German and Polish COVID-19 Forecast Hub in the folder of open data: what was to be
// forecast, what teams forecast, and their scores.
import { join } from "node:path";
import { type Day, parseDay } from "@episcope/common";
import { readRows } from "../reported/readRows.ts";
import { levels } from "../scores/quantiles.ts";

/** The dates that are scored: Mondays. */
export const hubPeriod = { first: "2020-10-12", last: "2021-03-08" } as const;
export const hubBaseline = "KIT-baseline";
const hubFolder = "forecast-hub";
const incident = "inc";

const dayIn = (cell: string | undefined): Day => parseDay(cell ?? "") ?? Number.NaN;

/** Weekly cases by date of publication; the key is the Saturday that ends the week. */
export function readHubTruth(folder: string, location: string): ReadonlyMap<Day, number> {
  const rows = readRows(join(folder, hubFolder, "truth.csv"));
  return new Map(
    rows
      .filter((row) => row.location === location)
      .map((row) => [dayIn(row.week_ending_saturday), Number(row.incident_cases)]),
  );
}

export interface HubForecast {
  readonly model: string;
  /** The Monday. */
  readonly date: Day;
  readonly horizon: number;
  /** The Saturday. */
  readonly target: Day;
  /** At the 23 levels. */
  readonly quantiles: readonly number[];
}

/** Complete ones of weekly cases, of the scored dates. */
export function readHubForecasts(folder: string, location: string): readonly HubForecast[] {
  const [first, last] = [dayIn(hubPeriod.first), dayIn(hubPeriod.last)];
  return readRows(join(folder, hubFolder, "forecasts.csv")).flatMap((row) => {
    const date = dayIn(row.forecast_date);
    if (row.location !== location || row.target !== incident) return [];
    const cells = levels.map((level) => row[`q${level}`] ?? "");
    if (date < first || date > last || cells.includes("")) return [];
    return [
      {
        model: row.model ?? "",
        date,
        horizon: Number(row.horizon),
        target: dayIn(row.target_end_date),
        quantiles: cells.map(Number),
      },
    ];
  });
}

export interface HubScore {
  readonly model: string;
  readonly horizon: number;
  readonly dates: number;
  readonly wis: number;
  readonly relative: number;
  readonly inside50: number;
  readonly inside95: number;
}

export function readHubScores(folder: string, location: string): readonly HubScore[] {
  const period = `${hubPeriod.first}..${hubPeriod.last}`;
  return readRows(join(folder, hubFolder, "scores.csv"))
    .filter((row) => row.period === period && row.location === location && row.target === incident)
    .map((row) => ({
      model: row.model ?? "",
      horizon: Number(row.horizon),
      dates: Number(row.n_dates),
      wis: Number(row.mean_wis),
      relative: Number(row.relative_wis),
      inside50: Number(row.coverage50),
      inside95: Number(row.coverage95),
    }));
}
