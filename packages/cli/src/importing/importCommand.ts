import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { faultText, formatDay, summariesFolder } from "@episcope/common";
import { crateFile, type ImportedSource, importCrate } from "@episcope/runner";
import { Argument, Command } from "commander";
import { buildIdentity } from "../computeOptions.ts";
import { UserError } from "../userError.ts";
import { readCovasim } from "./covasim.ts";
import { type ImportedRuns, importedFiles } from "./importedBattery.ts";
import { readLongCsv } from "./longCsv.ts";
import { type ImportMapping, readMapping } from "./mapping.ts";
import { ImportError } from "./series.ts";

const kinds = ["covasim", "csv"] as const;
type Kind = (typeof kinds)[number];

interface ImportOptions {
  readonly mapping: string;
  readonly to: string;
}

export function importCommand(): Command {
  return new Command("import")
    .description("Make a battery out of the results of another model (docs/importing.md).")
    .addArgument(
      new Argument(
        "<kind>",
        "covasim: a folder of results (JSON or CSV); csv: a long table of date, scenario, variable, value, quantile",
      ).choices(kinds),
    )
    .argument("<input>", "the folder or the file")
    .requiredOption("--mapping <file>", "which scenario is which run, and what variables mean")
    .requiredOption("--to <folder>", "where the battery is written: an empty or a new folder")
    .action(async (kind: Kind, input: string, options: ImportOptions) => {
      for (const note of await importBattery(kind, input, options)) console.log(note);
      console.log(`${options.to} is written. Check it: npx episcope validate ${options.to}`);
    });
}

/**
 * Throws a UserError with one fault per line; nothing is written then. Returns what was left out.
 */
export async function importBattery(
  kind: Kind,
  input: string,
  { mapping: mappingFile, to }: ImportOptions,
): Promise<readonly string[]> {
  const mappingText = textOf(mappingFile);
  const { mapping, faults } = readMapping(mappingText, mappingFile);
  if (!mapping) throw new UserError(faults.map((fault) => faultText(fault, "en")).join("\n"));
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new UserError(`${to} is not empty: choose another folder with --to.`);
  try {
    const imported = kind === "covasim" ? ofFolder(input, mapping) : ofTable(input, mapping);
    const { runs, notes } = imported;
    const files: (readonly [string, Uint8Array])[] = [];
    for await (const file of importedFiles(mapping, runs)) files.push(file);
    const given = sourceOf(mappingFile, mappingText);
    files.push([crateFile, new TextEncoder().encode(crateOf(mapping, imported, given, files))]);
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      writeFileSync(join(to, path), bytes);
    }
    return notes;
  } catch (error) {
    throw error instanceof ImportError ? new UserError(error.message) : error;
  }
}

interface Imported {
  readonly runs: ImportedRuns;
  readonly sources: readonly ImportedSource[];
  readonly notes: readonly string[];
}

function sourceOf(file: string, text: string): ImportedSource {
  return { name: basename(file), sha256: createHash("sha256").update(text).digest("hex") };
}

/** Whose results these are, and of which files the battery was made. */
function crateOf(
  { city, model, licence }: ImportMapping,
  { runs, sources }: Imported,
  mapping: ImportedSource,
  files: readonly (readonly [path: string, bytes: Uint8Array])[],
): string {
  const all = runs.flat();
  const first = Math.min(...all.map(({ startDay }) => startDay));
  const last = Math.max(...all.map(({ startDay, dayCount }) => startDay + dayCount - 1));
  return importCrate({
    ...{ city, model, licence, mapping, sources },
    files: files.flatMap(([path]) => (path.includes("/") ? [] : [path])),
    runFolder: `${summariesFolder}/`,
    days: [formatDay(first), formatDay(last)],
    build: buildIdentity(),
  });
}

function ofTable(file: string, mapping: ImportMapping): Imported {
  const nameless = mapping.scenarios.findIndex(({ name }) => name === undefined);
  if (nameless >= 0)
    throw new ImportError([`Scenario ${nameless + 1} of the mapping needs its name in the table.`]);
  const text = textOf(file);
  const { scenarios, notes } = readLongCsv(text, basename(file), mapping);
  const runs = mapping.scenarios.map(({ name = "" }) => scenarios.get(name) ?? []);
  return { runs, sources: [sourceOf(file, text)], notes };
}

/** Every file is a member; members with the same number belong together. */
function ofFolder(folder: string, mapping: ImportMapping): Imported {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ImportError([`There is no folder ${folder}.`]);
  const names = readdirSync(folder)
    .filter((name) => /\.(json|csv)$/i.test(name))
    .sort();
  const used = new Map<string, ImportedSource>();
  const runs = mapping.scenarios.map(({ name, files }, index) => {
    const found = names.filter((each) => files.some((pattern) => isLike(each, pattern)));
    if (found.length === 0)
      throw new ImportError([
        `No file of ${folder} belongs to scenario ${name ?? index + 1} (${files.join(", ")}).`,
      ]);
    const members = found.map((each) => {
      const text = textOf(join(folder, each));
      used.set(each, sourceOf(each, text));
      const { start, quantiles } = mapping;
      return readCovasim(text, each, { start, scenario: name, quantiles });
    });
    if (members.length > 1 && members.some((ofFile) => ofFile.length > 1))
      throw new ImportError([
        `Scenario ${name ?? index + 1} has a file with quantiles, which must be its only one (${found.join(", ")}).`,
      ]);
    return members.flat();
  });
  const notes = names
    .filter((each) => !used.has(each))
    .map((each) => `The file ${each} is not in the mapping, and left out.`);
  return { runs, sources: [...used.values()], notes };
}

/** "*" stands for any letters. */
function isLike(name: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(name);
}

/** More does not fit into the memory of this program. */
const largest = 400 * 1024 * 1024;

function textOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new UserError(`There is no file ${file}.`);
  if (found.size > largest) throw new UserError(`${file} is too large.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch {
    throw new UserError(`${file} is not a text in UTF-8.`);
  }
}
