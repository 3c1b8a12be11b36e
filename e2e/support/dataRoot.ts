import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBrokenBatteries } from "../testBattery/writeBrokenBatteries.ts";
import {
  writeLargeBattery,
  writeMinimalBattery,
  writeMultiCityBattery,
} from "../testBattery/writeTestBattery.ts";

/** Paths of the test batteries below battery/, which are also addresses of pages. */
export const testPaths = {
  /** All tables, 162 combinations, half a year. */
  large: "test/large",
  minimal: "test/minimal",
  cities: "test/cities",
  /** One folder per broken battery. */
  broken: "test/broken",
} as const;

/** A data root of its own for the browser tests, with generated batteries. */
export async function writeDataRoot(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "episcope-data-"));
  const battery = (path: string) => join(folder, "battery", path);
  await writeLargeBattery(battery(testPaths.large), { days: 200 });
  await writeMinimalBattery(battery(testPaths.minimal));
  await writeMultiCityBattery(battery(testPaths.cities));
  await writeBrokenBatteries(battery(testPaths.broken));
  return folder;
}
