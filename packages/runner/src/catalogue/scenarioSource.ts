// Reads the files in the folder of scenarios.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SharedTexts } from "@episcope/scenario";

const scenarioFile = "scenario.yaml";
const regimesFolder = "regimes";
const posteriorFolder = "posterior";

/** Paths of all batteries below the folder, sorted. */
export async function findScenarios(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const visit = async (path: string): Promise<void> => {
    const entries = await readdir(join(folder, path), { withFileTypes: true });
    if (path !== "" && entries.some(({ name }) => name === scenarioFile)) found.push(path);
    const folders = entries.filter(
      (entry) =>
        entry.isDirectory() &&
        !/^\./.test(entry.name) &&
        ![regimesFolder, posteriorFolder].includes(entry.name),
    );
    await Promise.all(folders.map(({ name }) => visit(path === "" ? name : `${path}/${name}`)));
  };
  await visit("");
  return found.sort();
}

export async function readSharedTexts(folder: string): Promise<SharedTexts> {
  return {
    calibration: await readFile(join(folder, "calibration.yaml"), "utf8").catch(() => "{}"),
    regimes: await readTexts(join(folder, regimesFolder), ".yaml"),
    posteriors: await readTexts(join(folder, posteriorFolder), ".json"),
  };
}

/** By name without the ending; none if there is no folder. */
async function readTexts(
  folder: string,
  ending: string,
): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending));
  const read = async (name: string) =>
    [name.slice(0, -ending.length), await readFile(join(folder, name), "utf8")] as const;
  return Object.fromEntries(await Promise.all(names.sort().map(read)));
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
