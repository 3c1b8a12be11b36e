// One run with all its seeds: scenario, city and model in, published files out.
import { aggregateSeeds, type ResultTable, Run } from "@episcope/model";
import {
  runArchive,
  runDocument,
  runSettings,
  type Scenario,
  tableFiles,
} from "@episcope/scenario";
import { parseScenario } from "../catalogue/parseScenario.ts";
import type { ComputeWatch, RunJob } from "../run.ts";
import { Cities } from "./cities.ts";
import { HelperFiles } from "./helperFiles.ts";
import { locationsCsv } from "./locationsCsv.ts";
import { Recent } from "./recent.ts";
import { SharedPasts } from "./sharedPasts.ts";

export interface RunComputerOptions {
  /** Where cities and snapshots are kept; without one, nowhere. */
  readonly cacheFolder: string | undefined;
  /** Fingerprint of the program. */
  readonly program: string;
  onStored(name: string, size: number): void;
  onWarning(message: string): void;
}

/** Keeps what the next run of the same battery needs again. */
export class RunComputer {
  readonly #program: string;
  readonly #helpers: HelperFiles;
  readonly #cities: Cities;
  readonly #pasts: SharedPasts;
  readonly #scenarios = new Recent<Scenario>(4);

  constructor({ cacheFolder, program, onStored, onWarning }: RunComputerOptions) {
    this.#program = program;
    this.#helpers = new HelperFiles({ folder: cacheFolder, onStored, onWarning });
    this.#cities = new Cities(this.#helpers, program);
    this.#pasts = new SharedPasts(this.#helpers);
  }

  async compute(job: RunJob, { onProgress, onFile }: ComputeWatch): Promise<void> {
    const scenario = this.#scenario(job);
    const city = await this.#cities.get(scenario);
    const progress = new Progress(scenario.seeds, onProgress);
    const results: ReturnType<Run["finish"]>[] = [];
    for (let seed = 0; seed < scenario.seeds; seed++) {
      const settings = runSettings(scenario, job.runId, seed);
      const past = await this.#pasts.find({ job, scenario, city, settings, seed });
      const run = past?.branch ?? new Run(city, settings);
      const firstDay = run.day;
      while (!run.isFinished) {
        if (past?.isWanted(run.day)) past.keep(run.save());
        run.step();
        progress.tell(seed, (run.day - firstDay) / (settings.dayCount - firstDay));
      }
      results.push(run.finish());
    }
    onFile("zip", await this.#archive(job.runId, scenario, results));
    // A map shows one course of events, not a mean: the first.
    const locations = results[0]?.infectionLocations();
    if (locations) onFile("infectionLoc.csv.gz", locationsCsv(locations));
  }

  /** Writes what later runs can use; whoever waits for the result need not wait for this. */
  writePending(): Promise<void> {
    return this.#helpers.writePending();
  }

  #scenario(job: RunJob): Scenario {
    const known = this.#scenarios.get(job.stamp);
    if (known) return known;
    const { scenario } = parseScenario(job.source);
    this.#scenarios.set(job.stamp, scenario);
    return scenario;
  }

  async #archive(
    runId: string,
    scenario: Scenario,
    results: readonly ReturnType<Run["finish"]>[],
  ): Promise<Uint8Array> {
    const seeds = results.map(({ tables }) => tables);
    const [first] = seeds;
    const tables = first && seeds.length === 1 ? first : aggregateSeeds(seeds);
    return await runArchive([
      ...tableFiles(runId, withFileNames(tables)),
      runDocument(scenario, runId, { modelVersion: this.#program }),
    ]);
  }
}

/** Tables beyond the published format (model specification 8.8, 8.13). */
const fileNames: ReadonlyMap<string, string> = new Map([
  ["secondaryAttackRate", "secondaryAttackRate.txt"],
  ["bands", "bands.tsv"],
]);

function withFileNames(tables: ReadonlyMap<string, ResultTable>): ReadonlyMap<string, ResultTable> {
  return new Map([...tables].map(([name, table]) => [fileNames.get(name) ?? name, table]));
}

/** Tells of progress, but not of every day. */
class Progress {
  readonly #seeds: number;
  readonly #onProgress: (share: number) => void;
  #told = 0;

  constructor(seeds: number, onProgress: (share: number) => void) {
    this.#seeds = seeds;
    this.#onProgress = onProgress;
  }

  tell(seed: number, shareOfSeed: number): void {
    const share = (seed + shareOfSeed) / this.#seeds;
    if (share < this.#told + 0.01) return;
    this.#told = share;
    this.#onProgress(share);
  }
}
