// Reported cases of a city by day (year, month, day, cases), where somebody has the file.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ReportedCases {
  readonly lastDay: number;
  onDay(day: number): number;
}

export function reportedCases(
  region: string,
  folder: string | undefined,
): ReportedCases | undefined {
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
