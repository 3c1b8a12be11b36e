// Writes all runs of a grid of spring 2020 into one archive, once the last of them was computed.
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { legacyArchive } from "@episcope/battery";
import { fileOf, provenanceEntry, type RunJob, recordOfAll } from "@episcope/scenario";
import type { ComputableBattery } from "../catalogue/computableBattery.ts";
import type { ResultStore } from "../jobs/computeAndStore.ts";

/**
 * Returns whether the archive exists now. Shards that finish together may write it twice, with
 * equal bytes.
 */
export async function writeArchive(
  root: string,
  battery: ComputableBattery,
  results: ResultStore,
): Promise<boolean> {
  const { archive, runIds } = battery;
  if (!archive) return false;
  const files = new Map<string, Uint8Array>();
  for (const runId of runIds) {
    const job = battery.job(runId);
    if (!(await results.has(job, "table"))) return false;
    const path = fileOf(job, "table");
    files.set(posix.basename(path), await readFile(join(root, path)));
  }
  for (const runId of [...runIds].slice(0, 1)) {
    const record = await recordAt(root, battery.job(runId), results);
    if (!record) return false;
    const { name, bytes } = provenanceEntry(recordOfAll(record, runIds.size));
    files.set(name, bytes);
  }
  await results.store(archive, "zip", await legacyArchive(files));
  return true;
}

async function recordAt(root: string, job: RunJob, results: ResultStore) {
  if (!(await results.has(job, "record"))) return undefined;
  return JSON.parse(await readFile(join(root, fileOf(job, "record")), "utf8"));
}
