// Computes a run with all its seeds: from scenario, city and model to published files.
import {
  type KeyFigures,
  keyFigures,
  noFigures,
  writeAnimation,
  writeEnsemble,
  writeGzip,
} from "@episcope/battery";
import { locationsEnding, type ResultTables } from "@episcope/common";
import {
  aggregateSeeds,
  type City,
  makeAnimation,
  makeTimeLapse,
  type RunResult,
  Simulation,
} from "@episcope/model";
import { graphStartDay } from "../batteryFiles.ts";
import { legacyCity } from "../legacyCity.ts";
import { legacyTable } from "../legacyFiles.ts";
import {
  type Provenance,
  type ProvenanceOf,
  provenanceEntry,
  provenanceOf,
} from "../provenance/provenance.ts";
import { isAnimation } from "../publication/layout.ts";
import { parseScenario } from "../publication/parseScenario.ts";
import { type ArchiveEntry, runArchive, runDocument, tableFiles } from "../runArchive.ts";
import { memberCount, runIdAt, runSettings } from "../runs.ts";
import type { Scenario } from "../scenario.ts";
import { Checkpoints } from "./checkpoints.ts";
import { Cities, type ShareCity } from "./cities.ts";
import type { HelperStore } from "./helperStore.ts";
import { locationsCsv } from "./locationsCsv.ts";
import { LruCache } from "./lruCache.ts";
import type { ComputeWatch, RunJob } from "./runJob.ts";
import { type PastQuestion, SharedPasts } from "./sharedPasts.ts";

export interface RunComputerOptions {
  /** For cities and snapshots. */
  readonly helpers: HelperStore;
  /** Fingerprint of the program. */
  readonly program: string;
  /** Of snapshots in memory. */
  readonly snapshotBytes: number;
  /** With other threads; otherwise the city is its own. */
  readonly shareCity?: ShareCity;
  /** Simulated days between two states that are kept of a run; otherwise none is. */
  readonly checkpointDays?: number;
}

/** Progress of an animation after city, run and animation. */
const cityShare = 0.2;
const simulatedShare = 0.5;
const madeShare = 0.7;

/** Caches what the next run of the same battery needs. */
export class RunComputer {
  readonly #program: string;
  readonly #helpers: HelperStore;
  readonly #cities: Cities;
  readonly #pasts: SharedPasts;
  readonly #checkpoints: Checkpoints;
  readonly #scenarios = new LruCache<Scenario>(4);

  constructor(options: RunComputerOptions) {
    const { helpers, program, snapshotBytes, shareCity, checkpointDays } = options;
    this.#program = program;
    this.#helpers = helpers;
    this.#cities = new Cities(helpers, program, shareCity);
    this.#pasts = new SharedPasts(helpers, snapshotBytes);
    this.#checkpoints = new Checkpoints(helpers, checkpointDays);
  }

  /** Loads the city of a run before it is requested. */
  async prepare(job: RunJob): Promise<void> {
    await this.#cities.get(this.#scenario(job));
  }

  async compute(job: RunJob, watch: ComputeWatch): Promise<void> {
    const { onProgress, onFile } = watch;
    const scenario = this.#scenario(job);
    const whole = await this.#cities.get(scenario);
    if (job.files.has("animation")) {
      onFile("animation", await this.#animation(job, scenario, whole, watch));
      onProgress(1);
      return;
    }
    const city = scenario.legacy ? legacyCity(whole, scenario.legacy) : whole;
    if (job.files.has("ensemble")) {
      await this.#ensemble(job, scenario, city, watch);
      return;
    }
    // A mean of several seeds stands for the first member.
    const seeds = job.member === 1 ? scenario.seeds : 1;
    const progress = new Progress(seeds, onProgress);
    // Of the others only tables: everything that happened in a large city takes too much memory.
    let first: RunResult | undefined;
    const tablesOfSeeds: ResultTables[] = [];
    for (let place = 0; place < seeds; place++) {
      const onShare = (share: number) => progress.tell(place, share);
      const seed = job.member - 1 + place;
      const result = await this.#simulateSeed({ job, scenario, city, seed }, onShare, watch);
      first ??= result;
      tablesOfSeeds.push(result.tables);
      // The snapshot of a seed of a large city has 200 MB.
      if (seeds > 1) await this.#helpers.writePending();
    }
    const tables = meanOf(tablesOfSeeds);
    if (scenario.legacy) {
      const infections = tables.get("infections");
      if (infections) onFile("table", legacyTable(scenario.legacy, infections));
      onFile("record", provenanceEntry(await this.#record(job, scenario, "table")).bytes);
      return;
    }
    await this.#tell(job, scenario, tables, first, onFile);
  }

  /** All members one after another, and together. */
  async #ensemble(job: RunJob, scenario: Scenario, city: City, watch: ComputeWatch): Promise<void> {
    const { onProgress, onFile } = watch;
    const count = memberCount(scenario);
    const progress = new Progress(count, onProgress);
    const members: ResultTables[] = [];
    for (let seed = 0; seed < count; seed++) {
      const onShare = (share: number) => progress.tell(seed, share);
      const result = await this.#simulateSeed({ job, scenario, city, seed }, onShare, watch);
      if (seed === 0 && job.files.has("zip"))
        await this.#tell(job, scenario, result.tables, result, onFile);
      members.push(result.tables);
      await this.#helpers.writePending();
    }
    const figures = members.map((tables) => figuresOf(scenario, tables));
    const record = provenanceEntry(await this.#record(job, scenario, "ensemble"));
    onFile(
      "ensemble",
      await writeEnsemble(job.runId, members, figures, {
        others: [record],
        isDemonstration: isDemonstration(job),
      }),
    );
  }

  async #tell(
    job: RunJob,
    scenario: Scenario,
    tables: ResultTables,
    first: RunResult | undefined,
    onFile: ComputeWatch["onFile"],
  ): Promise<void> {
    const record = provenanceEntry(await this.#record(job, scenario, "zip"));
    onFile("zip", await this.#archive(job, scenario, tables, record));
    // A map shows one course of events, not a mean: the first.
    const locations = job.files.has(locationsEnding) && first?.infectionLocations();
    if (locations) onFile(locationsEnding, await writeGzip(locationsCsv(locations), record.bytes));
  }

  #simulateSeed(
    wanted: Omit<PastQuestion, "settings">,
    onShare: (share: number) => void,
    watch: ComputeWatch,
  ): Promise<RunResult> {
    const { job, scenario, seed } = wanted;
    const settings = runSettings(scenario, job.runId, seed);
    return this.#simulate({ ...wanted, settings }, onShare, watch);
  }

  #scenario(job: RunJob): Scenario {
    const known = this.#scenarios.get(job.stamp);
    if (known) return known;
    const { scenario } = parseScenario(job.source);
    this.#scenarios.set(job.stamp, scenario);
    return scenario;
  }

  async #simulate(
    wanted: PastQuestion,
    onShare: (share: number) => void,
    { pause }: ComputeWatch,
  ): Promise<RunResult> {
    const { city, settings } = wanted;
    const kept = await this.#checkpoints.find(wanted);
    const past = kept ? undefined : await this.#pasts.find(wanted);
    const run = kept ?? past?.branch ?? new Simulation(city, settings);
    const firstDay = run.day;
    let keptDay = firstDay;
    while (!run.isFinished) {
      if (past?.isWanted(run.day)) past.store(() => run.save());
      if (this.#checkpoints.isDue(run.day - keptDay)) {
        await this.#checkpoints.keep(wanted, run);
        keptDay = run.day;
      }
      run.step();
      onShare((run.day - firstDay) / (settings.dayCount - firstDay));
      // Most days there is nothing to await, and a promise per day would cost more than some days
      // take.
      const paused = pause?.();
      if (paused) await paused;
    }
    if (run.day > keptDay) await this.#checkpoints.keep(wanted, run);
    return run.finish();
  }

  /**
   * Of one course of events: the first member of a run, or the only run of a scenario that is an
   * animation.
   */
  async #animation(
    job: RunJob,
    scenario: Scenario,
    city: City,
    watch: ComputeWatch,
  ): Promise<Uint8Array> {
    const { onProgress } = watch;
    const isWhole = isAnimation(job.battery);
    const settings = runSettings(scenario, isWhole ? runIdAt(scenario, 0) : job.runId);
    const progress = new Progress(1, onProgress);
    const onShare = (share: number) =>
      progress.tell(0, cityShare + share * (simulatedShare - cityShare));
    const question = { job, scenario, city, settings, seed: 0 };
    const { log } = await this.#simulate(question, onShare, watch);
    const animation = (isWhole ? makeAnimation : makeTimeLapse)(city, log, settings);
    onProgress(madeShare);
    return await writeAnimation(animation, await this.#record(job, scenario, "animation"));
  }

  async #archive(
    job: RunJob,
    scenario: Scenario,
    tables: ResultTables,
    record: ArchiveEntry,
  ): Promise<Uint8Array> {
    const { runId, member } = job;
    return await runArchive([
      ...tableFiles(runId, tables),
      runDocument(scenario, runId, {
        ...{ modelVersion: this.#program, member },
        isDemonstration: isDemonstration(job),
      }),
      record,
    ]);
  }

  async #record(job: RunJob, scenario: Scenario, kind: ProvenanceOf["kind"]): Promise<Provenance> {
    const cityHash = await this.#cities.hash(scenario);
    return provenanceOf({ job, scenario, program: this.#program, cityHash, kind });
  }
}

function isDemonstration({ origin }: RunJob): boolean {
  return origin?.build?.demonstration === true;
}

function figuresOf(scenario: Scenario, tables: ResultTables): KeyFigures {
  const infections = tables.get("infections");
  const { startDay, endDay } = scenario;
  return infections
    ? keyFigures(infections, { startDay, from: graphStartDay(scenario), to: endDay })
    : noFigures;
}

/** The mean if there are several seeds. */
function meanOf(seeds: readonly ResultTables[]): ResultTables {
  const [first] = seeds;
  return first && seeds.length === 1 ? first : aggregateSeeds(seeds);
}

/** Throttles reports of progress. */
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
