// Writes all runs of a grid of spring 2020 into one archive, once the last of them was computed.
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { legacyArchive } from "@episcope/battery";
import { fileOf } from "@episcope/scenario";
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
  const tables = new Map<string, Uint8Array>();
  for (const runId of runIds) {
    const job = battery.job(runId);
    if (!(await results.has(job, "table"))) return false;
    const path = fileOf(job, "table");
    tables.set(posix.basename(path), await readFile(join(root, path)));
  }
  await results.store(archive, "zip", await legacyArchive(tables));
  return true;
}
