// What exists of a sweep, over all its parts.
import type { RunJob } from "@episcope/scenario";
import { FileCache } from "../cache/fileCache.ts";
import { ResultFileStore } from "../cache/resultFileStore.ts";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import { PackedResults } from "../packed/packedResults.ts";
import { folderStorage } from "../storage/folderStorage.ts";
import type { Storage } from "../storage/storage.ts";
import { StoredResults } from "../storage/storedResults.ts";
import { type PlanOptions, planRuns } from "./planRuns.ts";

export interface BatterySurvey {
  readonly battery: string;
  readonly runs: number;
  /** A run is missing if one of its files is missing, damaged or from other sources. */
  readonly missing: readonly RunJob[];
}

/** Nothing is written. */
export async function surveyRuns(
  options: PlanOptions & { readonly root: string | Storage },
): Promise<readonly BatterySurvey[]> {
  const { jobs } = await planRuns(options);
  const results = resultsIn(options.root);
  const surveys = new Map<string, { runs: number; readonly missing: RunJob[] }>();
  for (const job of jobs) {
    const survey = surveys.get(job.battery) ?? { runs: 0, missing: [] };
    surveys.set(job.battery, survey);
    survey.runs++;
    if (!(await hasAllFiles(results, job))) survey.missing.push(job);
  }
  return [...surveys].map(([battery, survey]) => ({ battery, ...survey }));
}

/** Results in a data root, which may grow without limit. Some may be packed. */
export function resultsIn(root: string | Storage): ResultStore {
  if (typeof root !== "string") return new PackedResults(new StoredResults(root), root);
  const cache = new FileCache({ folder: root, limit: Number.POSITIVE_INFINITY });
  return new PackedResults(new ResultFileStore(cache), folderStorage(root));
}

export async function hasAllFiles(results: ResultStore, job: RunJob): Promise<boolean> {
  for (const kind of job.files.keys()) {
    if (!(await results.has(job, kind))) return false;
  }
  return true;
}
