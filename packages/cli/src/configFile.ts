// Settings of a command in a file: the names of its options without leading dashes. Flags and
// environment variables have precedence.
import { readFileSync } from "node:fs";
import { readYaml } from "@episcope/battery";
import { faultText, problem } from "@episcope/common";
import { type Command, InvalidArgumentError, Option } from "commander";
import { UserError } from "./userError.ts";

/** Adds --config to a command, whose other options must have been added before. */
export function withConfigFile(command: Command): Command {
  return command
    .addOption(
      new Option("--config <file>", "file with further options, as YAML").env("EPISCOPE_CONFIG"),
    )
    .hook("preAction", (_this, action) => applyConfig(action));
}

function applyConfig(command: Command): void {
  const { config } = command.opts<{ config?: string }>();
  if (config === undefined) return;
  const yaml = readYaml(readText(config), config);
  for (const [name, value] of Object.entries(yaml.mapping ?? {})) {
    const option = command.options.find(({ long }) => long === `--${name}`);
    if (!option || name === "config") yaml.faultAtKey([name], problem("settingUnknown", { name }));
    else if (!isScalar(value)) yaml.fault([name], problem("settingNotScalar"));
    else if (!isChosen(command, option)) {
      try {
        const text = String(value);
        const parsed = option.parseArg ? option.parseArg(text, undefined) : text;
        command.setOptionValueWithSource(option.attributeName(), parsed, "config");
      } catch (error) {
        if (!(error instanceof InvalidArgumentError)) throw error;
        yaml.fault([name], problem("settingRefused", { message: error.message }));
      }
    }
  }
  const { faults } = yaml.faults;
  if (faults.length > 0)
    throw new UserError(faults.map((fault) => faultText(fault, "en")).join("\n"));
}

/** By a flag or the environment. */
function isChosen(command: Command, option: Option): boolean {
  const source = command.getOptionValueSource(option.attributeName());
  return source !== undefined && source !== "default";
}

function isScalar(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UserError(`The settings in ${file} cannot be read.`);
  }
}
