import { existsSync } from "node:fs";
import { join } from "node:path";
import { folderStorage, writeMissingListings } from "@episcope/runner";
import { Command, Option } from "commander";
import {
  type ComputeAheadOptions,
  computeAhead,
  publishForBrowsers,
  withComputeAheadOptions,
} from "./computeAhead.ts";
import { buildIdentity, checkWritable, parseFolder } from "./computeOptions.ts";
import { parseDataRoot } from "./dataRoot.ts";
import { copyReported } from "./exporting/copyReported.ts";
import { parseSiteAddress, type SiteAddress } from "./exporting/siteAddress.ts";
import {
  type TableChoice,
  tableChoices,
  writeMachineFiles,
} from "./exporting/writeMachineFiles.ts";
import { compressSite, writeSite } from "./exporting/writeSite.ts";
import { reportedOption } from "./reportedOptions.ts";
import { siteLicence } from "./serving/siteConfig.ts";
import { siteFolder } from "./siteFolder.ts";
import { UserError } from "./userError.ts";

interface ExportCommandOptions extends ComputeAheadOptions {
  readonly out: string;
  readonly address: SiteAddress;
  readonly data?: string;
  readonly reported: string;
  readonly tables: TableChoice;
}

export function exportCommand(): Command {
  return withComputeAheadOptions(new Command("export"), "default")
    .description(
      "Write the portal as files for any web server, with batteries that are computed ahead.",
    )
    .requiredOption("--out <folder>", "where the site is written", parseFolder)
    .addOption(
      new Option(
        "--address <path|url>",
        "where it will lie: a path such as /episcope/, or its address",
      )
        .default({ base: "/", url: undefined }, "/")
        .argParser(parseSiteAddress),
    )
    .option(
      "--data <folder|url>",
      "data root: a folder that is copied, or a web address; nothing is computed then",
    )
    .addOption(reportedOption())
    .addOption(
      new Option("--tables <which>", "runs whose tables are written as CSV and JSON, too")
        .choices(tableChoices)
        .default("all"),
    )
    .action(exportSite);
}

async function exportSite(batteries: string[], options: ExportCommandOptions): Promise<void> {
  const { out, address, data, reported } = options;
  if (!existsSync(siteFolder)) throw new UserError("The portal has not been built yet.");
  checkWritable(out, "--out");
  const dataRoot = data === undefined ? undefined : parseDataRoot(data);
  if (!dataRoot) sayReported(copyReported(reported, join(out, "data")));
  writeSite(siteFolder, out, address, dataRoot);
  if (dataRoot?.kind === "folder") await writeMissingListings(folderStorage(join(out, "data")));
  if (!dataRoot) {
    await computeAhead(batteries, join(out, "data"), "--out", options);
    await publishForBrowsers(join(out, "data"), options);
  }
  if (dataRoot?.kind !== "url") {
    await writeMachineFiles({
      root: join(out, "data"),
      licence: siteLicence(siteFolder),
      build: buildIdentity(),
      tables: options.tables,
      isOwn: (path) => dataRoot !== undefined && existsSync(join(dataRoot.folder, path)),
    });
  }
  await compressSite(out);
}

function sayReported(isThere: boolean): void {
  console.log(
    isThere
      ? "Reported data are part of the site."
      : "Reported data are not here, the site shows the model alone: npm run reported",
  );
}
