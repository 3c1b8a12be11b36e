import type { RunJob } from "@episcope/scenario";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import type { Storage } from "../storage/storage.ts";
import { listChecksums } from "./checksumList.ts";
import { hasAllFiles } from "./surveyRuns.ts";

/** Of a battery with all its runs; otherwise nothing is written, and false is returned. */
export async function writeChecksums(
  storage: Storage,
  battery: string,
  jobs: readonly RunJob[],
  results: ResultStore,
): Promise<boolean> {
  for (const job of jobs) if (!(await hasAllFiles(results, job))) return false;
  await listChecksums(storage, `battery/${battery}`);
  return true;
}
