// Dates at which batteries of a region, and scenarios of the lab, branch off the real course of
// events: for each of them a posterior is kept that knows nothing later.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "@episcope/battery";
import { civilOf, type Day, parseDay, regionRecord } from "@episcope/common";
import { isMapping } from "@episcope/common/reading";

export function branchingDates(folder: string, region: string): readonly Day[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("scenario.yaml"),
  );
  const found = files.flatMap((file) => {
    const { mapping } = readYaml(readFileSync(join(folder, file), "utf8"), file);
    const regime = mapping?.regime;
    if (mapping?.region !== region || !isMapping(regime)) return [];
    const until = regime.until instanceof Date ? regime.until.toISOString() : String(regime.until);
    return [parseDay(until.slice(0, 10))];
  });
  const end = parseDay(regionRecord(region).calibration?.observed?.until ?? "");
  const known = [...found, ...monthEnds(firstOfLab, end ?? 0), end].filter(
    (day) => day !== undefined,
  );
  return [...new Set(known)].sort((a, b) => a - b);
}

/** From here on reports have said enough. */
const firstOfLab = parseDay("2020-03-31") ?? 0;

/** The lab begins on first days of months. */
function monthEnds(first: Day, last: Day): readonly Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day++) {
    if (civilOf(day + 1).dayOfMonth === 1) days.push(day);
  }
  return days;
}
