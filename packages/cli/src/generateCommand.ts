import { Command, Option } from "commander";
import { type ComputeAheadOptions, computeAhead, withComputeAheadOptions } from "./computeAhead.ts";
import { parseFolder, parseMembers } from "./computeOptions.ts";
import { UserError } from "./userError.ts";

interface GenerateCommandOptions extends ComputeAheadOptions {
  readonly out?: string;
}

export function generateCommand(): Command {
  return withComputeAheadOptions(new Command("generate"), "all")
    .description("Compute batteries ahead of time.")
    .option("--out <folder>", "data root to write to, instead of the cache of serve", parseFolder)
    .addOption(
      new Option(
        "--member <number>",
        "only the file of this member of the ensemble of each run, counted from 1",
      ).argParser(parseMembers),
    )
    .action(generate);
}

async function generate(batteries: string[], options: GenerateCommandOptions): Promise<void> {
  const { cache, out, seeds, sample, districts } = options;
  if (out === undefined && (seeds !== undefined || sample !== undefined || districts)) {
    throw new UserError(
      "Runs with other seeds, another sample or tables of districts are not those that serve shows: choose a folder for them with --out.",
    );
  }
  await computeAhead(batteries, out ?? cache, out === undefined ? "--cache" : "--out", options);
}
