// Reported cases of a region by day (year, month, day, cases), if the file is available.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { regionRecord } from "@episcope/common";

export interface ReportedCases {
  readonly lastDay: number;
  onDay(day: number): number;
}

/** A region without a file uses others, with the same cases per capita. */
export function reportedCases(
  region: string,
  folder: string | undefined,
): ReportedCases | undefined {
  const { reportedIn } = regionRecord(region).calibration ?? {};
  if (!reportedIn) return casesOfCity(region, folder);
  const cities = reportedIn.map((city) => casesOfCity(city, folder));
  const known = cities.filter((city) => city !== undefined);
  if (known.length < cities.length) return undefined;
  const residents = (name: string) => regionRecord(name).place.residents;
  const scale = residents(region) / reportedIn.reduce((sum, city) => sum + residents(city), 0);
  return {
    lastDay: Math.min(...known.map(({ lastDay }) => lastDay)),
    onDay: (day) => scale * known.reduce((sum, city) => sum + city.onDay(day), 0),
  };
}

function casesOfCity(region: string, folder: string | undefined): ReportedCases | undefined {
  const file = folder && join(folder, "observed", `${region}-cases.csv`);
  if (!file || !existsSync(file)) return undefined;
  const cases = new Map<number, number>();
  for (const line of readFileSync(file, "utf8").split("\n").slice(1)) {
    const [year, month, day, count] = line.split(",").map(Number);
    if (!year || !month || !day || count === undefined) continue;
    cases.set(Date.UTC(year, month - 1, day) / 86_400_000, count);
  }
  return { lastDay: Math.max(...cases.keys()), onDay: (day) => cases.get(day) ?? 0 };
}
