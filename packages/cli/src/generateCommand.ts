import { isS3Address } from "@episcope/runner";
import { Command, InvalidArgumentError, Option } from "commander";
import {
  type ComputeAheadOptions,
  computeAhead,
  reportEstimate,
  reportStatus,
  withComputeAheadOptions,
} from "./computeAhead.ts";
import { openPlace, parseFolder, parseMembers, parsePlace } from "./computeOptions.ts";
import { UserError } from "./userError.ts";

interface GenerateCommandOptions extends ComputeAheadOptions {
  readonly out?: string;
  readonly status?: true;
  readonly dryRun?: true;
}

export function generateCommand(): Command {
  return withComputeAheadOptions(new Command("generate"), "all")
    .description("Compute batteries ahead of time.")
    .option(
      "--out <folder>",
      "data root to write to, instead of the cache of serve; also s3://bucket/folder",
      parsePlace,
    )
    .addOption(
      new Option(
        "--member <number>",
        "only the file of this member of the ensemble of each run, counted from 1",
      ).argParser(parseMembers),
    )
    .addOption(
      new Option("--animation", "only the animation of the infections of each run").conflicts([
        "member",
        "members",
      ]),
    )
    .addOption(
      new Option(
        "--checkpoint <days>",
        "keep the state of each run every so many simulated days, such as 30d, until it is done",
      ).argParser(parseDays),
    )
    .option("--run-log <file>", "a line of JSON for each run, with its seconds", parseFolder)
    .option("--summary <file>", "what became of all runs, as JSON", parseFolder)
    .option("--checksums", "a list for sha256sum in every battery that is complete")
    .addOption(
      new Option(
        "--status",
        "compute nothing: say which runs of all parts exist and which are missing",
      ).conflicts("dryRun"),
    )
    .option(
      "--dry-run",
      "write nothing: measure two runs of each battery and say what the missing ones will take",
    )
    .action(generate);
}

/** Simulated ones. */
function parseDays(text: string): number {
  const [, days] = /^([1-9]\d{0,4})d$/.exec(text) ?? [];
  if (days === undefined) throw new InvalidArgumentError("This must be days such as 30d.");
  return Number(days);
}

async function generate(batteries: string[], options: GenerateCommandOptions): Promise<void> {
  const { cache, out, seeds, sample, districts } = options;
  if (out === undefined && (seeds !== undefined || sample !== undefined || districts)) {
    throw new UserError(
      "Runs with other seeds, another sample or tables of districts are not those that serve shows: choose a folder for them with --out.",
    );
  }
  const root = out !== undefined && isS3Address(out) ? await openPlace(out) : (out ?? cache);
  if (options.status) return await reportStatus(batteries, root, options);
  if (options.dryRun) return await reportEstimate(batteries, root, options);
  await computeAhead(batteries, root, out === undefined ? "--cache" : "--out", options);
}
