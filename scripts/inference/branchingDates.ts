// Dates at which batteries of a region branch off the real course of events: for each of them a
// posterior is kept that knows nothing later.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "@episcope/battery";
import { type Day, parseDay, regionRecord } from "@episcope/common";
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
  const known = [...found, end].filter((day) => day !== undefined);
  return [...new Set(known)].sort((a, b) => a - b);
}
