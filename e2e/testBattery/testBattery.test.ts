import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatFault, numbers, validateBattery } from "@episcope/battery";
import { afterAll, expect, test } from "vitest";
import { folderFiles } from "../../packages/cli/src/folderFiles.ts";
import { population } from "./testCurves.ts";
import { testTables } from "./testTables.ts";
import { brokenBatteries, writeBrokenBatteries } from "./writeBrokenBatteries.ts";
import { writePresetBattery } from "./writePresetBattery.ts";
import { writeSmallBattery } from "./writeSmallBattery.ts";
import {
  writeLargeBattery,
  writeMinimalBattery,
  writeMultiCityBattery,
} from "./writeTestBattery.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-test-battery-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function faultsOf(battery: string): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of validateBattery(folderFiles(battery))) faults.push(formatFault(fault));
  return faults;
}

test("the large battery has every table and no fault", async () => {
  const battery = join(folder, "large");
  await writeLargeBattery(battery, { runs: 4, days: 450 });
  expect(readdirSync(join(battery, "summaries")).toSorted()).toEqual(
    [0, 1, 2, 3, 4].map((number) => `test${number}.zip`),
  );
  expect(statSync(join(battery, "summaries/test1.zip")).size).toBeGreaterThan(20_000);
  expect(await faultsOf(battery)).toEqual([]);
});

test("the small battery has one fault, its broken chart", async () => {
  const battery = join(folder, "small");
  await writeSmallBattery(battery);
  expect(readdirSync(join(battery, "summaries"))).toHaveLength(12);
  expect(await faultsOf(battery)).toEqual([
    expect.stringMatching(/^chart-broken\.yaml:4:1: Flow map/),
  ]);
});

test("the minimal battery and that of a preset have no fault", async () => {
  const battery = join(folder, "minimal");
  await writeMinimalBattery(battery);
  expect(await faultsOf(battery)).toEqual([]);
  const preset = join(folder, "preset");
  await writePresetBattery(preset);
  expect(await faultsOf(preset)).toEqual([]);
});

test("everybody is in exactly one state on every day", () => {
  const choice = { escape: 2, leisure: 0, masks: 0, vaccination: 0, schools: 0 };
  const { infections } = testTables(choice, 900);
  const of = (name: string) => numbers(infections, name) ?? new Float64Array();
  const [susceptible, infected, recovered] = [
    of("nSusceptible"),
    of("nTotalInfected"),
    of("nRecovered"),
  ];
  expect(susceptible).toHaveLength(900);
  susceptible.forEach((value, row) => {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(recovered[row]).toBeGreaterThanOrEqual(0);
    expect(value + (infected[row] ?? 0) + (recovered[row] ?? 0)).toBe(population);
  });
});

test("each city of a multi-city folder is a battery of its own", async () => {
  const battery = join(folder, "cities");
  await writeMultiCityBattery(battery);
  for (const city of ["berlin", "munich", "heinsberg"]) {
    expect(await faultsOf(join(battery, city))).toEqual([]);
  }
  expect(await faultsOf(battery)).toEqual(["metadata.yaml: the file is missing"]);
});

test("every broken battery has its one fault, oddities have none", async () => {
  const broken = join(folder, "broken");
  await writeBrokenBatteries(broken);
  for (const { name, fault } of await brokenBatteries()) {
    const faults = await faultsOf(join(broken, name));
    expect([name, faults]).toEqual([name, fault ? [expect.stringMatching(fault)] : []]);
  }
});
