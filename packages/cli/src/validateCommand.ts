import { formatFault, validateBattery } from "@episcope/battery";
import { Command } from "commander";
import { parseDataRoot } from "./dataRoot.ts";
import { folderFiles } from "./folderFiles.ts";
import { urlFiles } from "./urlFiles.ts";

export function validateCommand(): Command {
  return new Command("validate")
    .description("Check a battery: every fault with file, line, column and reason.")
    .argument("<folder|url>", "the folder that holds metadata.yaml")
    .action(validate);
}

async function validate(place: string): Promise<void> {
  const root = parseDataRoot(place);
  const files = root.kind === "folder" ? folderFiles(root.folder) : urlFiles(root.url);
  let count = 0;
  for await (const fault of validateBattery(files)) {
    count++;
    console.log(formatFault(fault));
  }
  console.log(count === 0 ? "No faults." : `${count} ${count === 1 ? "fault" : "faults"}.`);
  if (count > 0) process.exitCode = 1;
}
