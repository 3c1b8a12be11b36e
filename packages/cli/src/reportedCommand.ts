import { statSync } from "node:fs";
import { resolve } from "node:path";
import { reportedIds, StorageError, updateReported } from "@episcope/runner";
import { Command, InvalidArgumentError } from "commander";
import { checkWritable } from "./computeOptions.ts";
import { reportedOption } from "./reportedOptions.ts";
import { UserError } from "./userError.ts";

interface ReportedOptions {
  readonly to?: string;
  readonly reported: string;
  readonly from?: string;
  readonly only?: readonly string[];
}

/** Some sources could not be brought up to date. */
const someFailed = 2;

export function reportedCommand(): Command {
  return new Command("reported")
    .description(
      "Fetch reported data (cases, admissions, variants, …) from those who publish them, and write what pages read.",
    )
    .option("--to <folder>", "data root to write to, instead of the folder of serve", (text) =>
      resolve(text),
    )
    .addOption(reportedOption())
    .option(
      "--from <folder|url>",
      "a folder or mirror with the published files, instead of their own addresses",
      parseFrom,
    )
    .option("--only <ids>", `of these sources only: ${reportedIds().join(", ")}`, parseIds)
    .addHelpText(
      "after",
      "\nEnds with 0 if everything is up to date, with 1 if nothing could be done, with 2 if some sources could not be had.",
    )
    .action(fetchReported);
}

async function fetchReported({ to, reported, from, only }: ReportedOptions): Promise<void> {
  const folder = to ?? reported;
  checkWritable(folder, to === undefined ? "--reported" : "--to");
  try {
    const report = (line: string) => console.log(line);
    const { failed } = await updateReported({ to: folder, from, only, report });
    if (failed.length > 0) process.exitCode = someFailed;
  } catch (error) {
    throw error instanceof StorageError ? new UserError(error.message) : error;
  }
}

function parseFrom(text: string): string {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) {
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
    throw new InvalidArgumentError("This is not a web address (http or https).");
  }
  const folder = resolve(text);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new InvalidArgumentError("This is not a folder.");
}

function parseIds(text: string): readonly string[] {
  const ids = text.split(",").map((id) => id.trim());
  const unknown = ids.find((id) => !reportedIds().includes(id));
  if (unknown !== undefined) {
    throw new InvalidArgumentError(
      `There is no source ${unknown}. Known are ${reportedIds().join(", ")}.`,
    );
  }
  return ids;
}
