import { setFlagsFromString } from "node:v8";
import { Command, CommanderError } from "commander";
import { version } from "../package.json";
import { exportCommand } from "./exportCommand.ts";
import { generateCommand } from "./generateCommand.ts";
import { importCommand } from "./importing/importCommand.ts";
import { catalogueCommand } from "./machines/collecting/catalogueCommand.ts";
import { forecastCommand } from "./machines/forecasting/forecastCommand.ts";
import { packCommand } from "./packCommand.ts";
import { reportedCommand } from "./reportedCommand.ts";
import { serveCommand } from "./serveCommand.ts";
import { UserError } from "./userError.ts";
import { validateCommand } from "./validating/validateCommand.ts";
import { verifyCommand } from "./verifying/verifyCommand.ts";

// The model consists of small functions; with the default limit V8 stops inlining them into hot
// loops too early, which costs 5 % of the time.
setFlagsFromString("--max-inlined-bytecode-size-cumulative=2000");

const program = new Command("episcope")
  .description("Serves and computes what an agent-based epidemic model says.")
  .version(version)
  .exitOverride()
  .addCommand(serveCommand())
  .addCommand(generateCommand())
  .addCommand(packCommand())
  .addCommand(exportCommand())
  .addCommand(reportedCommand())
  .addCommand(validateCommand())
  .addCommand(verifyCommand())
  .addCommand(importCommand())
  .addCommand(catalogueCommand())
  .addCommand(forecastCommand());

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode;
  } else if (error instanceof UserError) {
    console.error(error.message);
    process.exitCode = 1;
  } else {
    throw error;
  }
}
