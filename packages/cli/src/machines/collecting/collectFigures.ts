// The key figures of a whole data root as Parquet, a folder for each battery or grid. Runs are read
// in parts, so memory does not grow with their number. A part is written under a temporary name and
// named after what it was made of: after an interruption, parts that are done are kept, and a later
// call renews only those whose runs have changed.
import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildIdentity } from "@episcope/runner";
import type { Field } from "../describing/field.ts";
import { figureFields, runIdField } from "../describing/figureFields.ts";
import { fileRecord, recordNote } from "../describing/fileRecord.ts";
import { figureCells } from "../figures/figureRows.ts";
import { filesOfRun, type RunFiles, readFigures } from "../figures/readFigures.ts";
import type { DataSource } from "../reading/dataSource.ts";
import type { RunSet } from "../reading/runSet.ts";
import { RunSets } from "../reading/runSets.ts";
import { parquetBytes } from "../writing/parquet.ts";
import type { Cell } from "../writing/rows.ts";

export interface CollectOptions {
  readonly source: DataSource;
  /** The folder to write to. */
  readonly to: string;
  /** Runs in one file; for tests. */
  readonly runsPerPart?: number;
  /** Runs that are read at the same time. */
  readonly parallel: number;
  /** What writes them. */
  readonly build?: BuildIdentity;
  readonly signal?: AbortSignal;
  onPart?(progress: CollectProgress): void;
}

export interface CollectProgress {
  readonly battery: string;
  /** Of the runs of this battery. */
  readonly done: number;
  readonly runs: number;
}

export interface Collected {
  readonly runs: number;
  readonly parts: number;
  /** Parts that were there already. */
  readonly kept: number;
  /** Batteries and grids that cannot be read. */
  readonly broken: readonly string[];
}

export const figuresFolder = "figures";
const usualRunsPerPart = 1000;
/** Grows when the columns or the figures change, so that all parts are made again. */
const form = "2";

/** Columns in every part; battery or grid are in the name of its folder. */
const collectedFields: readonly Field[] = [
  {
    name: "city",
    type: "string",
    text: { en: "Region of the runs.", de: "Region der Läufe." },
  },
  runIdField,
  {
    name: "options",
    type: "string",
    text: {
      en: "Options of the run as JSON; empty for the run without any.",
      de: "Optionen des Laufs als JSON; leer für den Lauf ohne Optionen.",
    },
  },
  ...figureFields,
];

export async function collectFigures(options: CollectOptions): Promise<Collected> {
  const { to } = options;
  const root = join(to, figuresFolder);
  const { batteries, grids, broken } = await new RunSets(options.source).all();
  const all: readonly RunSet[] = [...batteries, ...grids];
  const found = { runs: 0, parts: 0, kept: 0 };
  await removeOthers(root, new Set(all.map(({ path }) => folderOf(path))));
  for (const battery of all) {
    const folder = join(root, folderOf(battery.path));
    const wanted = new Set<string>();
    const runIds = [...battery.baseRuns, ...battery.index.runs.map(({ runId }) => runId)];
    const size = options.runsPerPart ?? usualRunsPerPart;
    let place = 0;
    for (let from = 0; from < runIds.length; from += size) {
      options.signal?.throwIfAborted();
      const files = await filesOf(battery, runIds.slice(from, from + size), options);
      options.onPart?.({ battery: battery.path, done: from, runs: runIds.length });
      if (files.length === 0) continue;
      const name = `part-${String(++place).padStart(5, "0")}-${stampOf(battery, files)}.parquet`;
      wanted.add(name);
      found.runs += files.length;
      found.parts++;
      if ((await namesIn(folder)).includes(name)) found.kept++;
      else await writePart(folder, name, battery, files, options);
    }
    // Others are of earlier calls, or were never finished.
    await removeOthers(folder, wanted);
  }
  return { ...found, broken };
}

async function writePart(
  folder: string,
  name: string,
  battery: RunSet,
  files: readonly RunFiles[],
  options: CollectOptions,
): Promise<void> {
  const cells = await inParallel(files, options, async (one) => cellsOf(battery, one));
  const record = fileRecord(battery, "figures", options.build ?? {}, files.length);
  const bytes = await parquetBytes(
    {
      fields: collectedFields,
      rowCount: cells.length,
      cell: (row, column) => cells[row]?.[column],
    },
    { [recordNote]: JSON.stringify(record) },
  );
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${name}.part`);
  await writeFile(temporary, bytes, { flush: true });
  await rename(temporary, join(folder, name));
}

async function cellsOf(battery: RunSet, files: RunFiles): Promise<readonly Cell[]> {
  const { index } = battery;
  const run = battery.runs.get(files.runId);
  const options =
    run && JSON.stringify(Object.fromEntries(index.parameters.map((n, at) => [n, run.values[at]])));
  const figures = await readFigures(battery, files);
  return [battery.city, files.runId, options, ...figureCells(figures)];
}

async function filesOf(
  battery: RunSet,
  runIds: readonly string[],
  options: CollectOptions,
): Promise<readonly RunFiles[]> {
  const found = await inParallel(runIds, options, (runId) => filesOfRun(battery, runId));
  return found.filter((files) => files !== undefined);
}

/** In their order, a few at the same time. */
async function inParallel<T, Result>(
  all: readonly T[],
  { parallel, signal }: CollectOptions,
  work: (one: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(all.length);
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < all.length; place = next++) {
      signal?.throwIfAborted();
      results[place] = await work(all[place] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, parallel) }, worker));
  return results;
}

/** Changes with the runs, their files and what their page shows. */
function stampOf({ city, index, runs: known, reader }: RunSet, files: readonly RunFiles[]): string {
  const runs = files.map(({ runId, version }) => [runId, version, known.get(runId)?.values]);
  const parts = [form, city, ...reader.counting, index.parameters, runs];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

/** As readers of partitioned files expect it. */
export function folderOf(battery: string): string {
  return `battery=${encodeURIComponent(battery)}`;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch(() => []);
}

/** Only what a call of this command may have written. */
async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const name of await namesIn(folder)) {
    const isOurs = /^battery=|^part-\d+-[0-9a-f]{16}\.parquet$|^\.part-.*\.parquet\.part$/.test(
      name,
    );
    if (isOurs && !wanted.has(name)) await rm(join(folder, name), { recursive: true });
  }
}
