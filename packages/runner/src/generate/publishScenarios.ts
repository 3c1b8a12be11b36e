// Publishes what a browser needs to compute missing runs: small files and scenarios of all
// batteries.
import { type BuildIdentity, publishedScenarios, type SourceChanges } from "@episcope/scenario";
import { Catalogue } from "../catalogue/catalogue.ts";
import type { ComputableBattery } from "../catalogue/computableBattery.ts";
import { crateFile, rootCrate } from "../crate/roCrate.ts";
import { folderStorage } from "../storage/folderStorage.ts";
import { writeBatteryFiles, writeListings } from "./writeBattery.ts";

export interface PublishScenariosOptions {
  /** The folder of scenarios. */
  readonly scenarios: string;
  /** The data root to write to. */
  readonly root: string;
  readonly changes: SourceChanges;
  /** Fingerprint of the program that computes. */
  readonly program: string;
  /** For the records of runs. */
  readonly build?: BuildIdentity;
}

/** Relative to the data root. */
export const scenariosFolder = "scenarios";

/** Throws a ScenarioError or StorageError. */
export async function publishScenarios(options: PublishScenariosOptions): Promise<void> {
  const { scenarios, root, changes, program, build } = options;
  const catalogue = await Catalogue.open({
    ...{ folder: scenarios, program, changes },
    ...(build && { build }),
  });
  const batteries: ComputableBattery[] = [];
  for (const path of catalogue.batteries) {
    const battery = await catalogue.battery(path);
    if (battery) batteries.push(battery);
  }
  const storage = folderStorage(root);
  for (const battery of batteries) await writeBatteryFiles(storage, battery);
  const published = batteries.map(({ runIds, job }) => {
    const [first = ""] = runIds;
    return { runIds, job: job(first) };
  });
  for (const [name, text] of publishedScenarios(published, program)) {
    await storage.put(`${scenariosFolder}/${name}`, new TextEncoder().encode(text));
  }
  const own = batteries.filter(({ files, path }) => files.has(`battery/${path}/${crateFile}`));
  const crate = rootCrate(
    own.map(({ path }) => path),
    build ?? {},
  );
  await storage.put(crateFile, new TextEncoder().encode(crate));
  await writeListings(storage, batteries);
}
