import { cpSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { type ComputeAheadOptions, computeAhead, withComputeAheadOptions } from "./computeAhead.ts";
import { checkWritable } from "./computeOptions.ts";
import { siteFolder } from "./siteFolder.ts";
import { UserError } from "./userError.ts";

interface ExportCommandOptions extends ComputeAheadOptions {
  readonly out: string;
}

export function exportCommand(): Command {
  return withComputeAheadOptions(new Command("export"), "default")
    .description(
      "Write the portal as files for any web server, with batteries that are computed ahead.",
    )
    .requiredOption("--out <folder>", "where the site is written", (text) => resolve(text))
    .action(exportSite);
}

async function exportSite(batteries: string[], options: ExportCommandOptions): Promise<void> {
  const { out } = options;
  if (!existsSync(siteFolder)) throw new UserError("The portal has not been built yet.");
  checkWritable(out, "--out");
  cpSync(siteFolder, out, { recursive: true });
  await computeAhead(batteries, join(out, "data"), "--out", options);
}
