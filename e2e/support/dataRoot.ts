import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAnimationFixture } from "../fixtures/animation/writeAnimationFixture.ts";
import {
  write,
  writeLargeBattery,
  writeMinimalBattery,
  writeMultiCityBattery,
} from "../fixtures/battery/writeBattery.ts";
import { writeBrokenBatteries } from "../fixtures/battery/writeBrokenBatteries.ts";
import { firstPath, writeFirstBattery } from "../fixtures/battery/writeFirstBattery.ts";
import { presetPath, writePresetBattery } from "../fixtures/battery/writePresetBattery.ts";
import { writeSmallBattery } from "../fixtures/battery/writeSmallBattery.ts";
import { writeLegacyData } from "../fixtures/legacy/writeLegacyData.ts";
import { writeFaultyCalculators } from "../fixtures/writeFaultyCalculators.ts";

/** Paths of the test batteries below battery/, which are also addresses of pages. */
export const batteryPaths = {
  /** All tables, 162 combinations and a base run, half a year. */
  large: "test/large",
  /** Twelve runs, several start dates, extra charts. */
  small: "test/small",
  /** Behind a link of the navigation. */
  preset: presetPath,
  minimal: "test/minimal",
  cities: "test/cities",
  /** Two sets of a report with the same question. */
  sets: "cologne/2021-11-17",
  broken: "test/broken",
} as const;

/** A data root for the browser tests, with generated batteries. */
export async function writeDataRoot(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "episcope-data-"));
  const battery = (path: string) => join(folder, "battery", path);
  await writeLargeBattery(battery(batteryPaths.large), { days: 200 });
  await writeSmallBattery(battery(batteryPaths.small));
  await writePresetBattery(battery(batteryPaths.preset));
  await writeFirstBattery(battery(firstPath), join(folder, "cache"));
  write(folder, "original-data/Fallzahlen/RKI/cologne-cases.csv", reportedCases());
  await writeMinimalBattery(battery(batteryPaths.minimal));
  await writeMultiCityBattery(battery(batteryPaths.cities));
  for (const set of ["1", "3"])
    await writeMinimalBattery(battery(`${batteryPaths.sets}/${set}`), "cologne");
  await writeBrokenBatteries(battery(batteryPaths.broken));
  await writeLegacyData(folder);
  await writeAnimationFixture(folder);
  cpSync("content/calculators", folder, { recursive: true });
  writeFaultyCalculators(folder);
  // As the build has created them.
  cpSync("packages/portal/dist/data/mobilityData", join(folder, "mobilityData"), {
    recursive: true,
  });
  return folder;
}

/** 100 cases on every day of spring 2020. */
function reportedCases(): string {
  const days = Array.from({ length: 92 }, (_, index) => new Date(Date.UTC(2020, 2, 1 + index)));
  const rows = days.map(
    (date) => `${date.getUTCFullYear()},${date.getUTCMonth() + 1},${date.getUTCDate()},100\n`,
  );
  return `year,month,day,cases\n${rows.join("")}`;
}
