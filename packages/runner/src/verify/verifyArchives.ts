// Computes archives again from their records, and compares them byte by byte.
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { locationsEnding } from "@episcope/common";
import {
  type Compute,
  type Describe,
  type Provenance,
  type RunFileKind,
  type RunJob,
  ScenarioError,
} from "@episcope/scenario";
import { stampFile } from "../cache/stamp.ts";
import { Catalogue } from "../catalogue/catalogue.ts";
import { ThreadPool } from "../threads/threadPool.ts";
import { entriesOf, type MadeArchive, NoRecordError, readMadeArchive } from "./madeArchive.ts";

export type Verdict =
  /**
   * All files in it have the same bytes, and perhaps the archive as a whole: another version of the
   * packing library needs other bytes for the same.
   */
  | { readonly kind: "same"; readonly isWhole: boolean }
  /** These files are others, are missing, or should not be there. */
  | { readonly kind: "differs"; readonly files: readonly string[] }
  /** It cannot be made again here; the reason is a sentence. */
  | { readonly kind: "unknown"; readonly reason: string };

export interface VerifyOptions {
  readonly files: readonly string[];
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
export async function verifyArchives(options: VerifyOptions): Promise<readonly Verdict[]> {
  const { files, helperFolder, program, threadProgram, log } = options;
  const pool = new ThreadPool({
    program: threadProgram,
    data: { cacheFolder: helperFolder, program },
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
      const made = await readMadeArchive(file);
      const job = await this.#job(made.record);
      return typeof job === "string" ? unknown(job) : await this.#compare(file, made, job);
    } catch (error) {
      if (error instanceof NoRecordError || error instanceof ScenarioError)
        return unknown(error.message);
      throw error;
    }
  }

  /** Or why there is none. */
  async #job(record: Provenance): Promise<RunJob | string> {
    const { program } = this.#options;
    if (record.model.stamp !== program) return otherModel(record, program);
    const catalogue = await this.#catalogue(record.scenario.changes);
    const battery = await catalogue.battery(record.battery);
    if (!battery?.runIds.has(record.runId)) return noScenario(record);
    const { runId, member, members } = record;
    const job =
      members === undefined ? battery.memberJob(runId, member ?? 1) : battery.job(runId, true);
    if (!job || (members !== undefined && !job.files.has("ensemble")))
      return `${record.battery} has no such members here.`;
    if (job.stamp !== record.stamp) return changedSince(record, job);
    return { ...job, origin: { ...job.origin, build: record.build } };
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

  async #compare(
    file: string,
    { record, entries, bytes }: MadeArchive,
    job: RunJob,
  ): Promise<Verdict> {
    const kind = record.members === undefined ? "zip" : "ensemble";
    const files = new Map<RunFileKind, Uint8Array>();
    try {
      await this.#compute(job, {
        onProgress: () => {},
        onFile: (each, made) => void files.set(each, made),
      });
    } catch (error) {
      return unknown(`It cannot be computed: ${error instanceof Error ? error.message : error}`);
    }
    const again = files.get(kind);
    if (!again) return unknown("It cannot be computed.");
    const others = differences(entries, await entriesOf(again));
    const map = files.get(locationsEnding);
    if (kind === "zip" && map) others.push(...(await mapDifference(file, record.runId, map)));
    if (others.length > 0) return { kind: "differs", files: others };
    // Browsers do not stamp what they compute.
    const forms = [stampFile(kind, again, job.stamp), again];
    return { kind: "same", isWhole: forms.some((form) => haveSameBytes(form, bytes)) };
  }
}

/** Of the files in the archives. */
function differences(
  given: ReadonlyMap<string, Uint8Array>,
  made: ReadonlyMap<string, Uint8Array>,
): string[] {
  const names = new Set([...given.keys(), ...made.keys()]);
  return [...names].filter((name) => !haveSameBytes(given.get(name), made.get(name)));
}

function haveSameBytes(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a !== undefined && b !== undefined && Buffer.compare(a, b) === 0;
}

/** Of the map beside the archive, if there is one. */
async function mapDifference(
  file: string,
  runId: string,
  made: Uint8Array,
): Promise<readonly string[]> {
  const name = `${runId}.${locationsEnding}`;
  const packed = await readFile(join(dirname(file), name)).catch(() => undefined);
  if (!packed) return [];
  const given = await promisify<Uint8Array, Buffer>(gunzip)(packed).catch(() => undefined);
  return haveSameBytes(given, made) ? [] : [name];
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

function noScenario({ battery, runId, scenario }: Provenance): string {
  return scenario.text === undefined
    ? `There is no scenario with run ${runId} at ${battery} here.`
    : `Its scenario is in its record only: write scenario.text to ${scenario.file} in the folder of scenarios, then run the command of the record.`;
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
