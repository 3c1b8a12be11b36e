import { type BatteryFiles, validateBattery, validateMobility } from "@episcope/battery";
import { faultPlace, problemText } from "@episcope/common";
import { Command } from "commander";
import { animationFaults, isAnimationFile } from "./animationFaults.ts";
import {
  calculatorFolders,
  definitionFindings,
  type Finding,
  isDefinitionFile,
} from "./calculatorFaults.ts";
import { parseDataRoot } from "./dataRoot.ts";
import { folderFiles } from "./folderFiles.ts";
import { urlFiles } from "./urlFiles.ts";

export function validateCommand(): Command {
  return new Command("validate")
    .description(
      "Check a battery, an animation, calculators or mobility data: every fault with file, place and reason.",
    )
    .argument(
      "<folder|url>",
      "the folder that holds metadata.yaml, or r-calculator/, risk-calculator/ or mobilityData/; an .epan file; or one definition (.yaml)",
    )
    .action(validate);
}

async function validate(place: string): Promise<void> {
  const counts = { fault: 0, warning: 0 };
  for await (const { isRepaired = false, ...fault } of faultsAt(place)) {
    counts[isRepaired ? "warning" : "fault"]++;
    const sentence = problemText(fault, "en");
    console.log(`${faultPlace(fault)}: ${isRepaired ? "warning: " : ""}${sentence}`);
  }
  const warnings = counts.warning === 0 ? "" : `, ${counted(counts.warning, "warning")}`;
  console.log(`${counts.fault === 0 ? "No faults" : counted(counts.fault, "fault")}${warnings}.`);
  if (counts.fault > 0) process.exitCode = 1;
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
