// Where reported data are kept that serve shows, and how often it fetches them.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { attributionsFile } from "@episcope/runner";
import { InvalidArgumentError, Option } from "commander";

export function reportedOption(): Option {
  const folder = new URL("../../../.cache/reported", import.meta.url);
  return new Option("--reported <folder>", "where reported data are kept")
    .env("EPISCOPE_REPORTED")
    .default(fileURLToPath(folder), ".cache/reported of the project")
    .argParser((text) => resolve(text));
}

export function reportedUpdateOption(): Option {
  return new Option(
    "--reported-update <time>",
    "fetch reported data at the start and then this often, such as 24h or 90m; without it never",
  )
    .env("EPISCOPE_REPORTED_UPDATE")
    .argParser(parseTime);
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Published once a day: more often would only bother the publishers. */
const shortest = 15 * 60_000;
/** Timers take no more. */
const longest = 24 * 86_400_000;

/** Milliseconds. */
export function parseTime(text: string): number {
  const [, count, unit = ""] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const time = Number(count) * (units[unit] ?? Number.NaN);
  if (time >= shortest && time <= longest) return time;
  throw new InvalidArgumentError("This must be a time from 15m to 24d, such as 24h.");
}

/** Whether reported data were ever fetched into a folder. */
export function hasReported(folder: string): boolean {
  return existsSync(join(folder, attributionsFile));
}
