import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { buildIdentity, cacheOption, checkWritable } from "../../computeOptions.ts";
import { parseDataRoot } from "../../dataRoot.ts";
import { UserError } from "../../userError.ts";
import { folderSource } from "../reading/folderSource.ts";
import { collectFigures, figuresFolder } from "./collectFigures.ts";

interface CatalogueOptions {
  readonly cache: string;
  readonly to?: string;
}

export function catalogueCommand(): Command {
  return new Command("catalogue")
    .description(
      "Collect the key figures of all runs of a data root as Parquet, a folder for each battery or grid. After an interruption, the same command goes on.",
    )
    .argument("[folder]", "data root; without it the folder of --cache")
    .option("--to <folder>", "where to write; without it catalogue/ in the data root", (text) =>
      resolve(text),
    )
    .addOption(cacheOption())
    .action(catalogue);
}

async function catalogue(
  folder: string | undefined,
  { cache, to }: CatalogueOptions,
): Promise<void> {
  const root = parseDataRoot(folder ?? cache);
  if (root.kind !== "folder") throw new UserError("Figures are collected from a folder.");
  const out = to ?? join(root.folder, "catalogue");
  checkWritable(out, "--to");
  const { runs, parts, kept, broken } = await collectFigures({
    source: folderSource(root.folder),
    to: out,
    parallel: 2 * availableParallelism(),
    build: buildIdentity(),
  });
  for (const path of broken) console.log(`${path}: these runs cannot be read.`);
  const before = kept > 0 ? `, ${kept} were there already` : "";
  console.log(`${runs} runs in ${parts} files${before}: ${join(out, figuresFolder)}`);
}
