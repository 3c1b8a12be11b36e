// The base run of a region: its real regime, without any choices.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CalibrationRecord, regionNames, regionRecord } from "@episcope/common";
import { BaseRun } from "@episcope/inference";
import { type City, type ModelSettings, makeCity, Simulation } from "@episcope/model";
import { readCalibrationFile } from "./calibrationFile.ts";

export interface FittedRegion extends CalibrationRecord {
  readonly region: string;
}

export const fittedRegions: readonly FittedRegion[] = regionNames().flatMap((region) => {
  const { calibration } = regionRecord(region);
  return calibration ? [{ region, ...calibration }] : [];
});

/** Cases with symptoms by day from `startDay`, and the population. */
export interface Course {
  readonly startDay: number;
  readonly people: number;
  readonly cases: Float64Array;
}

const cities = new Map<string, City>();

export function cityOf({ region }: FittedRegion): City {
  const city =
    cities.get(region) ??
    makeCity({ region, sample: regionRecord(region).samples.demo ?? 1, seed: 4711 });
  cities.set(region, city);
  return city;
}

/** Uses this text of scenarios/calibration.yaml. */
export function settingsOf({ region, end }: FittedRegion, calibration: string): ModelSettings {
  const folder = join(process.cwd(), "scenarios");
  const regimes = new Map(
    readdirSync(join(folder, "regimes")).map((file) => [
      file.replace(".yaml", ""),
      readFileSync(join(folder, "regimes", file), "utf8"),
    ]),
  );
  return new BaseRun({ region, end, shared: { regimes, calibration } }).settings();
}

export function baseCourse(place: FittedRegion, theta: number, seed: number): Course {
  const city = cityOf(place);
  const settings = settingsOf(place, readCalibrationFile());
  const run = new Simulation(city, { ...settings, theta, seed: settings.seed + seed });
  while (!run.isFinished) run.step();
  return courseOf(run, settings, city);
}

/** Up to the current day of the run. */
export function courseOf(run: Simulation, settings: ModelSettings, city: City): Course {
  const column = run.finish().tables.get("infections")?.columns.get("nShowingSymptomsCumulative");
  const total = column?.kind === "number" ? column.values : new Float64Array();
  return {
    startDay: settings.startDay,
    people: city.residentCount / city.sample,
    cases: total.map((value, day) => value - (total[day - 1] ?? 0)),
  };
}
