// Options that serve and generate share: folders of scenarios and results, and the number of
// threads.
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { maxMembers } from "@episcope/battery";
import {
  type BuildIdentity,
  isS3Address,
  openStorage,
  type Storage,
  StorageError,
} from "@episcope/runner";
import { InvalidArgumentError, Option } from "commander";
import { UserError } from "./userError.ts";

/** Set by the build: fingerprint of everything that affects a result. */
declare const __EPISCOPE_PROGRAM__: string;

export function programStamp(): string {
  return __EPISCOPE_PROGRAM__;
}

/** Set by the build: version, commit and licence of the results. */
declare const __EPISCOPE_BUILT__: BuildIdentity;

/** For the records of runs. */
export function buildIdentity(): BuildIdentity {
  return typeof __EPISCOPE_BUILT__ === "undefined" ? {} : __EPISCOPE_BUILT__;
}

/** Beside the command's own bundle. */
export const threadProgram = new URL("./computeThread.js", import.meta.url);
const projectFolder = new URL("../../../", import.meta.url);

/** An address would become a folder of that name, and nothing would arrive where it points. */
export function parseFolder(text: string): string {
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(text)) return resolve(text);
  throw new InvalidArgumentError(
    "This must be a folder. What is in it can be copied to such an address afterwards.",
  );
}

/** A folder, or s3://bucket/folder. */
export function parsePlace(text: string): string {
  return isS3Address(text) ? text : parseFolder(text);
}

/** Throws a UserError if it cannot be reached. */
export async function openPlace(place: string): Promise<Storage> {
  try {
    return await openStorage(place);
  } catch (error) {
    throw error instanceof StorageError ? new UserError(error.message) : error;
  }
}

export function scenariosOption(): Option {
  return new Option("--scenarios <folder>", "what is simulated")
    .env("EPISCOPE_SCENARIOS")
    .default(fileURLToPath(new URL("scenarios", projectFolder)), "scenarios/ of the project")
    .argParser(parseFolder);
}

export function cacheOption(): Option {
  return new Option("--cache <folder>", "where computed runs are kept")
    .env("EPISCOPE_CACHE")
    .default(fileURLToPath(new URL(".cache/runs", projectFolder)), ".cache/runs of the project")
    .argParser(parseFolder);
}

export function threadsOption(): Option {
  return new Option("--threads <number>", "runs that are computed at the same time")
    .env("EPISCOPE_THREADS")
    .default(Math.max(1, availableParallelism() - 1), "one per core less one")
    .argParser((text) => parseCount(text));
}

export function membersOption(meaning: string): Option {
  return new Option("--members <number>", meaning).argParser(parseMembers);
}

export function parseMembers(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > maxMembers) {
    throw new InvalidArgumentError(`This must be a whole number from 1 to ${maxMembers}.`);
  }
  return count;
}

/** A positive integer. */
export function parseCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count)) {
    throw new InvalidArgumentError("This must be a whole number from 1.");
  }
  return count;
}

const units: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, G: 1e9, T: 1e12 };

/** Bytes, such as 500MB or 4GB. */
export function parseSize(text: string): number {
  const [, number = "", unit = ""] = /^(\d+(?:\.\d+)?)\s*([KMGT]?)B?$/i.exec(text) ?? [];
  if (number === "") throw new InvalidArgumentError("This must be a size such as 500MB or 4GB.");
  return Number(number) * (units[unit.toUpperCase()] ?? 1);
}

export function checkScenarios(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`There is no folder of scenarios at ${folder}.`);
  }
}

/** Creates the folder if it does not exist. */
export function checkWritable(folder: string, option: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UserError(`${folder} cannot be written to. Choose another folder with ${option}.`);
  }
}
