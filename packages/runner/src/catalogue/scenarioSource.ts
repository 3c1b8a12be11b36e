// Reads the files in the folder of scenarios.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SharedTexts } from "@episcope/scenario";

const scenarioFile = "scenario.yaml";
const regimesFolder = "regimes";

/** Paths of all batteries below the folder, sorted. */
export async function findScenarios(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const visit = async (path: string): Promise<void> => {
    const entries = await readdir(join(folder, path), { withFileTypes: true });
    if (path !== "" && entries.some(({ name }) => name === scenarioFile)) found.push(path);
    const folders = entries.filter(
      (entry) => entry.isDirectory() && !/^\./.test(entry.name) && entry.name !== regimesFolder,
    );
    await Promise.all(folders.map(({ name }) => visit(path === "" ? name : `${path}/${name}`)));
  };
  await visit("");
  return found.sort();
}

export async function readSharedTexts(folder: string): Promise<SharedTexts> {
  const names = await readdir(join(folder, regimesFolder)).catch(() => []);
  const regimes = names.filter((name) => name.endsWith(".yaml")).sort();
  const texts = await Promise.all(
    regimes.map((name) => readFile(join(folder, regimesFolder, name), "utf8")),
  );
  return {
    calibration: await readFile(join(folder, "calibration.yaml"), "utf8").catch(() => "{}"),
    regimes: Object.fromEntries(
      regimes.map((name, index) => [name.slice(0, -".yaml".length), texts[index] ?? ""]),
    ),
  };
}

export interface BatteryTexts {
  /** scenario.yaml. */
  readonly scenario: string;
  /** Notes and extra charts, which are published unchanged. */
  readonly published: ReadonlyMap<string, string>;
}

export async function readBatteryTexts(folder: string, battery: string): Promise<BatteryTexts> {
  const place = join(folder, ...battery.split("/"));
  const names = (await readdir(place)).filter(isPublished).sort();
  const read = (name: string) => readFile(join(place, name), "utf8");
  const texts = await Promise.all(names.map(read));
  return {
    scenario: await read(scenarioFile),
    published: new Map(names.map((name, index) => [name, texts[index] ?? ""])),
  };
}

function isPublished(name: string): boolean {
  return /^[^.].*\.md$|^chart.*\.yaml$/.test(name);
}
