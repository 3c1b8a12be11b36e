import { type BatteryFiles, type Fault, formatFault, validateBattery } from "@episcope/battery";
import { Command } from "commander";
import { animationFaults, isAnimationFile } from "./animationFaults.ts";
import { parseDataRoot } from "./dataRoot.ts";
import { folderFiles } from "./folderFiles.ts";
import { urlFiles } from "./urlFiles.ts";

export function validateCommand(): Command {
  return new Command("validate")
    .description("Check a battery or an animation: every fault with file, place and reason.")
    .argument("<folder|url>", "the folder that holds metadata.yaml, or the .epan file")
    .action(validate);
}

async function validate(place: string): Promise<void> {
  let count = 0;
  for await (const fault of faultsAt(place)) {
    count++;
    console.log(formatFault(fault));
  }
  console.log(count === 0 ? "No faults." : `${count} ${count === 1 ? "fault" : "faults"}.`);
  if (count > 0) process.exitCode = 1;
}

/** Throws a UserError when there is nothing to check. */
export function faultsAt(place: string): AsyncGenerator<Fault> {
  if (!isAnimationFile(place)) return validateBattery(filesIn(place));
  const [, folder = "", file = ""] = /^(.*[\\/])?([^\\/]+)$/.exec(place) ?? [];
  return animationFaults(filesIn(folder === "" ? "." : folder), file);
}

function filesIn(place: string): BatteryFiles {
  const root = parseDataRoot(place);
  return root.kind === "folder" ? folderFiles(root.folder) : urlFiles(root.url);
}
