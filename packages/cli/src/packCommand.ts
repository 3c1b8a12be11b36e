import { metadataFile } from "@episcope/common";
import { PackError, packRuns, type Storage, StorageError } from "@episcope/runner";
import { Command } from "commander";
import { openPlace, parsePlace } from "./computeOptions.ts";
import { UserError } from "./userError.ts";

export function packCommand(): Command {
  return new Command("pack")
    .description(
      "Pack the files of runs into a few archives that are read by ranges. Pages read them like single files. After an interruption, the same command goes on.",
    )
    .argument(
      "<folder...>",
      "batteries, or folders of them, such as a data root; also s3://bucket/folder",
      (text, before) => [...(Array.isArray(before) ? before : []), parsePlace(text)],
    )
    .action(pack);
}

async function pack(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const storage = await openPlace(folder);
    const batteries = await batteriesBelow(storage, "");
    if (batteries.length === 0) throw new UserError(`There is no battery at or below ${folder}.`);
    for (const battery of batteries) await packOne(storage, battery);
  }
}

async function packOne(storage: Storage, folder: string): Promise<void> {
  try {
    const { files, bytes, archives, kept, lost } = await packRuns({ storage, folder });
    const there = kept > 0 ? `, ${kept} of them were there already` : "";
    const megabytes = (bytes / 1e6).toFixed(1);
    const name = folder === "" ? storage.name : folder;
    console.log(`${name}: ${files} files (${megabytes} MB) in ${archives} archives${there}`);
    if (lost.length === 0) return;
    console.error(`${name}: missing, though the table names them: ${shown(lost)}`);
    process.exitCode = 1;
  } catch (error) {
    const isForUser = error instanceof PackError || error instanceof StorageError;
    throw isForUser ? new UserError(error.message) : error;
  }
}

const mostNames = 10;

function shown(names: readonly string[]): string {
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : "";
  return `${names.slice(0, mostNames).join(", ")}${more}`;
}

/** Folders of a battery hold its runs, so no batteries are below. */
async function batteriesBelow(storage: Storage, folder: string): Promise<readonly string[]> {
  const { folders, files } = await storage.list(folder);
  if (files.has(metadataFile)) return [folder];
  const below: string[] = [];
  for (const name of folders)
    below.push(...(await batteriesBelow(storage, folder === "" ? name : `${folder}/${name}`)));
  return below;
}
