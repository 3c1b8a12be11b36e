// Computes files again from their records, and compares them byte by byte.
import { dirname, join, posix } from "node:path";
import { locationsEnding, recordFile } from "@episcope/common";
import {
  type BuildIdentity,
  type Compute,
  type Describe,
  describeScenario,
  fileOf,
  type Provenance,
  provenanceEntry,
  type RunFileKind,
  type RunJob,
  readProvenance,
  recordOfAll,
  ScenarioError,
} from "@episcope/scenario";
import { stampFile } from "../cache/stamp.ts";
import { Catalogue } from "../catalogue/catalogue.ts";
import { type ComputableBattery, makeBattery } from "../catalogue/computableBattery.ts";
import { readSharedTexts } from "../catalogue/scenarioSource.ts";
import { readRunFile } from "../packed/readRunFile.ts";
import { snapshotBytesOf } from "../threads/snapshotBytes.ts";
import { ThreadPool } from "../threads/threadPool.ts";
import { type MadeFile, NoRecordError, type Parts, partsOf, readMadeFile } from "./madeFile.ts";

export type Verdict =
  /**
   * Everything in it has the same bytes, and perhaps the file as a whole: another version of the
   * packing library needs other bytes for the same.
   */
  | {
      readonly kind: "same";
      readonly isWhole: boolean;
      /** How many of its runs were computed, if it has several. */
      readonly runs?: { readonly checked: number; readonly all: number };
    }
  /** These parts are others, are missing, or should not be there. */
  | { readonly kind: "differs"; readonly files: readonly string[] }
  /** It cannot be made again here; the reason is a sentence. */
  | { readonly kind: "unknown"; readonly reason: string };

export interface VerifyOptions {
  readonly files: readonly string[];
  /** How many runs of a grid in one archive are computed. */
  readonly sample?: number;
  /** What this program was built from. */
  readonly build?: BuildIdentity;
  /** The folder of scenarios. */
  readonly scenarios: string;
  /** For cities and snapshots. */
  readonly helperFolder: string;
  readonly threads: number;
  /** Fingerprint of the program that computes. */
  readonly program: string;
  /** The bundled program that threads run. */
  readonly threadProgram: URL;
  onVerdict(file: string, verdict: Verdict): void;
  log(message: string): void;
  /** For tests, instead of threads and real scenarios. */
  readonly compute?: Compute;
  readonly describe?: Describe;
}

/** Throws if the folder of scenarios cannot be read. */
export async function verifyFiles(options: VerifyOptions): Promise<readonly Verdict[]> {
  const { files, helperFolder, program, threadProgram, log } = options;
  const pool = new ThreadPool({
    program: threadProgram,
    data: {
      ...{ cacheFolder: helperFolder, program },
      snapshotBytes: snapshotBytesOf(options.threads),
    },
    onWarning: log,
  });
  const verifier = new Verifier(options, options.compute ?? pool.compute);
  const verdicts: Verdict[] = [];
  const waiting = [...files.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, file] = next;
      const verdict = await verifier.verify(file);
      verdicts[place] = verdict;
      options.onVerdict(file, verdict);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(1, options.threads) }, work));
    return verdicts;
  } finally {
    await pool.close();
  }
}

class Verifier {
  readonly #options: VerifyOptions;
  readonly #compute: Compute;
  /** By what the command line changed. */
  readonly #catalogues = new Map<string, Promise<Catalogue>>();

  constructor(options: VerifyOptions, compute: Compute) {
    this.#options = options;
    this.#compute = compute;
  }

  async verify(file: string): Promise<Verdict> {
    try {
      const made = await readMadeFile(file);
      const battery = await this.#battery(made.record);
      if (typeof battery === "string") return unknown(battery);
      if (made.kind === "grid") return await this.#compareGrid(made, battery);
      const job = jobOf(made, battery);
      return typeof job === "string" ? unknown(job) : await this.#compare(file, made, job);
    } catch (error) {
      if (error instanceof NoRecordError || error instanceof ScenarioError)
        return unknown(error.message);
      throw error;
    }
  }

  /** Or why there is none. */
  async #battery(record: Provenance): Promise<ComputableBattery | string> {
    const { program, build, scenarios, describe = describeScenario } = this.#options;
    const { text, changes } = record.scenario;
    if (text !== undefined) {
      if (isOtherBuild(record, build)) return otherModel(record, program);
      const shared = await readSharedTexts(scenarios);
      const source = { battery: record.battery, text, shared, changes };
      return makeBattery(source, describe(source, new Map()), program);
    }
    if (record.model.stamp !== program) return otherModel(record, program);
    const battery = await (await this.#catalogue(changes)).battery(record.battery);
    return battery ?? noScenario(record);
  }

  #catalogue(changes: Provenance["scenario"]["changes"]): Promise<Catalogue> {
    const { scenarios: folder, program, describe } = this.#options;
    const key = JSON.stringify(changes);
    const known =
      this.#catalogues.get(key) ??
      Catalogue.open({ folder, program, changes, ...(describe && { describe }) });
    this.#catalogues.set(key, known);
    return known;
  }

  async #compare(file: string, made: MadeFile, job: RunJob): Promise<Verdict> {
    const { kind, record, bytes } = made;
    if (kind === "grid") return unknown("It has several runs.");
    const files = await this.#files(job);
    if (typeof files === "string") return unknown(files);
    const again = files.get(kind);
    if (!again) return unknown("It cannot be computed.");
    const parts = await partsOf(kind, again);
    const others = differences(made.parts, this.#asRecorded(parts, record));
    const map = files.get(locationsEnding);
    if (kind === "zip" && map) others.push(...(await mapDifference(file, job, map)));
    if (others.length > 0) return { kind: "differs", files: others };
    // Browsers do not stamp what they compute.
    const forms = [...(kind === "table" ? [] : [stampFile(kind, again, job.stamp)]), again];
    return { kind: "same", isWhole: forms.some((form) => haveSameBytes(form, bytes)) };
  }

  /** A sample of its runs, evenly spread. */
  async #compareGrid({ record, parts }: MadeFile, battery: ComputableBattery): Promise<Verdict> {
    const runIds = [...battery.runIds];
    const expected = new Set([recordFile, ...runIds.map((runId) => entryOf(battery.job(runId)))]);
    const others = [...new Set([...expected, ...parts.keys()])].filter(
      (name) => expected.has(name) !== parts.has(name),
    );
    const chosen = evenlySpread(runIds, this.#options.sample ?? Number.POSITIVE_INFINITY);
    for (const runId of chosen) {
      const job = { ...battery.job(runId), ...originOf(record, battery.job(runId)) };
      if (job.stamp !== record.stamp) return unknown(changedSince(record, job));
      const files = await this.#files(job);
      if (typeof files === "string") return unknown(files);
      const made = new Map([[entryOf(job), files.get("table")]]);
      if (runId === runIds[0])
        made.set(recordFile, recordOfGrid(files.get("record"), runIds.length));
      for (const [name, bytes] of made) {
        if (!others.includes(name) && !haveSameBytes(parts.get(name), bytes)) others.push(name);
      }
    }
    if (others.length > 0) return { kind: "differs", files: others };
    const runs = { checked: chosen.length, all: runIds.length };
    return { kind: "same", isWhole: false, runs };
  }

  /** Or why there are none. */
  async #files(job: RunJob): Promise<ReadonlyMap<RunFileKind, Uint8Array> | string> {
    const files = new Map<RunFileKind, Uint8Array>();
    try {
      await this.#compute(job, {
        onProgress: () => {},
        onFile: (each, made) => void files.set(each, made),
      });
    } catch (error) {
      return `It cannot be computed: ${error instanceof Error ? error.message : error}`;
    }
    return files;
  }

  /**
   * A run of the lab is made by the program in the browser, whose fingerprint is another one though
   * the sources are the same: what names it counts as equal.
   */
  #asRecorded(parts: Parts, { scenario, model }: Provenance): Parts {
    const { program } = this.#options;
    if (scenario.text === undefined || model.stamp === program) return parts;
    const named = (bytes: Uint8Array) =>
      new TextEncoder().encode(
        new TextDecoder()
          .decode(bytes)
          .replace(`"stamp": "${program}"`, () => `"stamp": "${model.stamp}"`)
          .replace(`"modelVersion": "${program}"`, () => `"modelVersion": "${model.stamp}"`),
      );
    return new Map(
      [...parts].map(([name, bytes]) => [name, name.endsWith(".json") ? named(bytes) : bytes]),
    );
  }
}

/** Or why there is none. */
function jobOf({ record, kind }: MadeFile, battery: ComputableBattery): RunJob | string {
  const { runId, member, members } = record;
  if (runId === undefined || !battery.runIds.has(runId)) return noScenario(record);
  const jobs = {
    zip: () => battery.memberJob(runId, member ?? 1),
    ensemble: () => battery.job(runId, true),
    animation: () => battery.animationJob(runId) ?? battery.job(runId),
    table: () => battery.job(runId),
    [locationsEnding]: () => battery.job(runId),
    grid: () => undefined,
  };
  const job = jobs[kind]();
  if (!job || (members !== undefined && !job.files.has("ensemble")))
    return `${record.battery} has no such members here.`;
  if (!job.files.has(kind === "grid" ? "table" : kind))
    return `${record.battery} has no such file.`;
  const { text } = record.scenario;
  if (text === undefined && job.stamp !== record.stamp) return changedSince(record, job);
  return { ...job, ...originOf(record, job) };
}

/** As the record tells it, so that it can be compared. */
function originOf({ build: told, demonstration, stamp, scenario }: Provenance, job: RunJob) {
  const build = { ...told, ...(demonstration && { demonstration }) };
  return scenario.text === undefined
    ? { origin: { ...job.origin, build } }
    : { origin: { build, isUnpublished: true as const }, stamp };
}

/** From the record of its first run. */
function recordOfGrid(one: Uint8Array | undefined, runs: number): Uint8Array | undefined {
  const { record } = readProvenance(one ?? new Uint8Array(), recordFile);
  return record && provenanceEntry(recordOfAll(record, runs)).bytes;
}

function entryOf(job: RunJob): string {
  return posix.basename(fileOf(job, "table"));
}

/** The first and the last are among them. */
export function evenlySpread<T>(all: readonly T[], count: number): readonly T[] {
  if (count >= all.length) return all;
  if (count === 1) return all.slice(0, 1);
  return Array.from({ length: count }, (_, index) =>
    all.slice(Math.round((index * (all.length - 1)) / (count - 1))).slice(0, 1),
  ).flat();
}

/** Names of the parts. */
function differences(given: Parts, made: Parts): string[] {
  const names = new Set([...given.keys(), ...made.keys()]);
  return [...names].filter((name) => !haveSameBytes(given.get(name), made.get(name)));
}

function haveSameBytes(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;
}

/** Of the map beside the archive, if there is one. */
async function mapDifference(
  file: string,
  job: RunJob,
  made: Uint8Array,
): Promise<readonly string[]> {
  const name = posix.basename(fileOf(job, locationsEnding));
  const given = await readRunFile(join(dirname(file), name));
  if (!given) return [];
  const parts = await partsOf(locationsEnding, given).catch(() => undefined);
  const isSame = parts && differences(parts, await partsOf(locationsEnding, made)).length === 0;
  return isSame ? [] : [name];
}

/** Of the same sources, if both sides know theirs. */
function isOtherBuild({ build }: Provenance, here: BuildIdentity | undefined): boolean {
  return (
    build.version !== here?.version ||
    (build.commit !== undefined && here?.commit !== undefined && build.commit !== here.commit)
  );
}

function otherModel({ model, build }: Provenance, program: string): string {
  const { version, commit } = build;
  const named = [
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(commit === undefined ? [] : [`commit ${commit}`]),
  ].join(", ");
  const from = named === "" ? "" : ` (${named})`;
  return `It was made by another model${from}: its stamp is ${model.stamp}, that of this one ${program}. Verify it with that version.`;
}

function noScenario({ battery, runId }: Provenance): string {
  const run = runId === undefined ? "" : ` with run ${runId}`;
  return `There is no scenario${run} at ${battery} here.`;
}

function changedSince({ scenario }: Provenance, { origin }: RunJob): string {
  const isOther = scenario.sha256 !== undefined && scenario.sha256 !== origin?.scenarioHash;
  return isOther
    ? `The file ${scenario.file} has changed since.`
    : "Its scenario is the same, but its regime, the calibration or the posterior has changed since.";
}

function unknown(reason: string): Verdict {
  return { kind: "unknown", reason };
}
