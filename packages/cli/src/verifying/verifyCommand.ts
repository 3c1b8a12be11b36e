import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { packedFolder, packedIndexFile } from "@episcope/common";
import { evenlySpread, packedPaths, type Verdict, verifyFiles } from "@episcope/runner";
import { Command, InvalidArgumentError, Option } from "commander";
import {
  buildIdentity,
  cacheOption,
  checkScenarios,
  parseCount,
  programStamp,
  scenariosOption,
  threadProgram,
  threadsOption,
} from "../computeOptions.ts";
import { UserError } from "../userError.ts";

interface VerifyCommandOptions {
  readonly sample: number;
  readonly scenarios: string;
  readonly cache: string;
  readonly threads: number;
}

/** Exit codes: nothing differs, but not everything could be checked. */
const uncheckedCode = 2;
const usualSample = 5;

export function verifyCommand(): Command {
  return new Command("verify")
    .description(
      "Compute files again from their records, and say whether they are the same, byte by byte. Exit code 1: something differs; 2: something cannot be checked.",
    )
    .argument(
      "<file|folder>",
      "an archive of a run, an ensemble or a grid, a map, an animation, or a folder with archives and animations",
    )
    .addOption(
      new Option(
        "--sample <number>",
        "how many files of a folder or runs of a grid, evenly spread; or all",
      )
        .default(usualSample)
        .argParser(parseSample),
    )
    .addOption(threadsOption())
    .addOption(scenariosOption())
    .addOption(cacheOption())
    .action(verify);
}

async function verify(place: string, options: VerifyCommandOptions): Promise<void> {
  const { sample, scenarios, cache, threads } = options;
  checkScenarios(scenarios);
  const all = await archivesAt(place);
  const files = evenlySpread(all, sample);
  if (files.length < all.length) console.log(`${files.length} of ${all.length} files`);
  const verdicts = await verifyFiles({
    ...{ files, scenarios, helperFolder: cache, threads, threadProgram },
    ...{ sample, program: programStamp(), build: buildIdentity() },
    onVerdict: (file, verdict) => console.log(`${shown(file)}: ${sentence(verdict)}`),
    log: (message) => console.error(message),
  });
  console.log(summary(verdicts));
  process.exitCode = exitCodeOf(verdicts);
}

export function exitCodeOf(verdicts: readonly Verdict[]): number {
  if (verdicts.some(({ kind }) => kind === "differs")) return 1;
  return verdicts.some(({ kind }) => kind === "unknown") ? uncheckedCode : 0;
}

export function sentence(verdict: Verdict): string {
  if (verdict.kind === "same" && verdict.runs)
    return `${verdict.runs.checked} of its ${verdict.runs.all} runs are the same, byte by byte.`;
  if (verdict.kind === "same" && verdict.isWhole) return "the same, byte by byte.";
  if (verdict.kind === "same")
    return "everything in it is the same, byte by byte; it is packed otherwise.";
  if (verdict.kind === "unknown") return `not checked. ${verdict.reason}`;
  return `differs: ${verdict.files.join(", ")}`;
}

export function summary(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict["kind"]) => verdicts.filter(({ kind }) => kind === wanted).length;
  const parts = [
    `${count("same")} the same`,
    ...(count("differs") > 0 ? [`${count("differs")} differ`] : []),
    ...(count("unknown") > 0 ? [`${count("unknown")} not checked`] : []),
  ];
  return `${parts.join(", ")}.`;
}

function shown(file: string): string {
  return relative(".", file) || file;
}

/** Sorted, with packed ones under the paths that they would have. Throws a UserError if none. */
export async function archivesAt(place: string): Promise<readonly string[]> {
  const path = resolve(place);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found && (await packedPaths(dirname(path))).includes(basename(path))) return [path];
  if (!found) throw new UserError(`There is nothing at ${place}.`);
  if (found.isFile()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  const singles = names.filter((name) => basename(dirname(resolve(path, name))) !== packedFolder);
  const folders = names
    .filter((name) => basename(name) === packedIndexFile)
    .map((name) => dirname(dirname(resolve(path, name))));
  const packed = await Promise.all(
    folders.map(async (folder) =>
      (await packedPaths(folder)).map((name) => relative(path, join(folder, name))),
    ),
  );
  const files = [...new Set([...singles, ...packed.flat()])]
    .filter((name) => /\.(zip|epan)$/.test(name))
    .sort()
    .map((name) => join(path, name));
  if (files.length === 0)
    throw new UserError(`There is no archive or animation of a run below ${place}.`);
  return files;
}

function parseSample(text: string): number {
  if (text === "all") return Number.POSITIVE_INFINITY;
  try {
    return parseCount(text);
  } catch {
    throw new InvalidArgumentError("This must be a whole number from 1, or all.");
  }
}
