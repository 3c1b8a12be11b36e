import { type BatteryFiles, validateBattery, validateMobility } from "@episcope/battery";
import { faultPlace, problemText } from "@episcope/common";
import { Command } from "commander";
import { parseDataRoot } from "../dataRoot.ts";
import { folderFiles } from "../folderFiles.ts";
import { urlFiles } from "../urlFiles.ts";
import { UserError } from "../userError.ts";
import { animationFaults, isAnimationFile } from "./animationFaults.ts";
import {
  calculatorFolders,
  definitionFindings,
  type Finding,
  isDefinitionFile,
} from "./calculatorFaults.ts";
import { correctionsIn, hasDescription } from "./correctedCopy.ts";

export function validateCommand(): Command {
  return new Command("validate")
    .description(
      "Check a battery, an animation, calculators or mobility data: every fault with file, place and reason.",
    )
    .argument(
      "<folder|url>",
      "the folder that holds metadata.yaml, or r-calculator/, risk-calculator/ or mobilityData/; an .epan file; or one definition (.yaml)",
    )
    .option(
      "--fix",
      "write a copy of a battery, with everything corrected that has one right answer: delimiters, dates, names, line ends",
    )
    .option("--to <folder>", "where the copy is written")
    .action(validate);
}

interface ValidateOptions {
  readonly fix?: true;
  readonly to?: string;
}

async function validate(place: string, { fix, to }: ValidateOptions): Promise<void> {
  if (!fix) {
    if (to !== undefined) throw new UserError("--to belongs to --fix.");
    if ((await report(place)) > 0) await announceCorrections(place);
    return;
  }
  if (to === undefined) throw new UserError("Name a folder for the corrected copy with --to.");
  const root = parseDataRoot(place);
  if (root.kind !== "folder") throw new UserError("Only a folder can be corrected.");
  let count = 0;
  for await (const line of correctionsIn(root.folder, to)) {
    count++;
    console.log(line);
  }
  console.log(`${counted(count, "correction")}: ${to}`);
  await report(to);
}

/** Where --fix would help. */
async function announceCorrections(place: string): Promise<void> {
  if (isAnimationFile(place) || isDefinitionFile(place)) return;
  const root = parseDataRoot(place);
  // A data root has no description, but very many files.
  if (root.kind !== "folder" || !hasDescription(root.folder)) return;
  let count = 0;
  for await (const _ of correctionsIn(root.folder)) count++;
  if (count > 0)
    console.log(`--fix --to <folder> makes ${counted(count, "correction")} in a copy.`);
}

/** The number of faults. */
async function report(place: string): Promise<number> {
  const counts = { fault: 0, warning: 0 };
  for await (const { isRepaired = false, ...fault } of faultsAt(place)) {
    counts[isRepaired ? "warning" : "fault"]++;
    const sentence = problemText(fault, "en");
    console.log(`${faultPlace(fault)}: ${isRepaired ? "warning: " : ""}${sentence}`);
  }
  const warnings = counts.warning === 0 ? "" : `, ${counted(counts.warning, "warning")}`;
  console.log(`${counts.fault === 0 ? "No faults" : counted(counts.fault, "fault")}${warnings}.`);
  if (counts.fault > 0) process.exitCode = 1;
  return counts.fault;
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}

/** Throws a UserError if there is nothing to check. */
export async function* faultsAt(place: string): AsyncGenerator<Finding> {
  const [, folder = "", file = ""] = /^(.*[\\/])?([^\\/]+)$/.exec(place) ?? [];
  const parent = folder === "" ? "." : folder;
  if (isAnimationFile(place)) yield* animationFaults(filesIn(parent), file);
  else if (isDefinitionFile(place)) yield* definitionFindings(filesIn(parent), file);
  else yield* folderFaults(place);
}

/** A battery, or calculators and mobility data of a data root. */
async function* folderFaults(place: string): AsyncGenerator<Finding> {
  const files = filesIn(place);
  const folders = await calculatorFolders(files, place);
  const hasMobility = (await files.list()).folders.includes("mobilityData");
  if (folders.length === 0 && !hasMobility) yield* validateBattery(files);
  if (hasMobility) yield* validateMobility(files);
  for (const folder of folders) {
    const inside = folder === "." ? place : `${place.replace(/[\\/]+$/, "")}/${folder}`;
    const listed = await filesIn(inside).list();
    for (const name of listed.files.filter(isDefinitionFile)) {
      yield* definitionFindings(files, folder === "." ? name : `${folder}/${name}`);
    }
  }
}

function filesIn(place: string): BatteryFiles {
  const root = parseDataRoot(place);
  return root.kind === "folder" ? folderFiles(root.folder) : urlFiles(root.url);
}
