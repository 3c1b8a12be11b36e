// A list that `sha256sum --check` reads: whoever copies a battery can tell whether all of it
// arrived.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { listingFile } from "@episcope/common";
import type { RunJob } from "@episcope/scenario";
import { writeAtomically } from "../files/writeAtomically.ts";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import { hasAllFiles } from "./surveyRuns.ts";

export const checksumFile = "SHA256SUMS";

/** Of a battery with all its runs; otherwise nothing is written, and false is returned. */
export async function writeChecksums(
  root: string,
  battery: string,
  jobs: readonly RunJob[],
  results: ResultStore,
): Promise<boolean> {
  for (const job of jobs) if (!(await hasAllFiles(results, job))) return false;
  const folder = join(root, "battery", battery);
  // Other batteries may lie in folders below.
  const names = [
    ...(await filesIn(folder)),
    ...(await filesIn(join(folder, "summaries"))).map((name) => `summaries/${name}`),
  ];
  const lines: string[] = [];
  for (const name of names.sort()) lines.push(`${await sha256(join(folder, name))}  ${name}\n`);
  await writeAtomically(join(folder, checksumFile), new TextEncoder().encode(lines.join("")));
  return true;
}

/** Without those that are being written, and those that change when others come. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .filter((name) => name !== checksumFile && name !== listingFile);
}

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest("hex");
}
