// Reports all faults of a battery, file by file, as they are found.
import {
  archiveFile,
  ensembleFile,
  entryName,
  type Fault,
  metadataFile,
  packedFolder,
  packedIndexFile,
  problem,
  runTableNames,
} from "@episcope/common";
import { type BatteryFiles, readText } from "./batteryFiles.ts";
import { isChartFile, parseChart } from "./description/chart.ts";
import type { Measure, Metadata } from "./description/metadata.ts";
import { isMissingNotes } from "./description/notes.ts";
import { optionSet } from "./description/options.ts";
import { parseMetadata } from "./description/parseMetadata.ts";
import { validateEnsemble } from "./ensemble/validateEnsemble.ts";
import { PackedRuns } from "./packed/packedRuns.ts";
import { parseTableOf } from "./runs/runArchive.ts";
import { parseRunIndex, type RunIndex } from "./runs/runIndex.ts";
import type { ByteSource } from "./zip/byteSource.ts";
import { crc32 } from "./zip/crc32.ts";
import { readDirectory, readEntry, type ZipEntry, ZipError } from "./zip/readZip.ts";

const newestViewer = 2;

export async function* validateBattery(files: BatteryFiles): AsyncGenerator<Fault> {
  const text = await readText(files, metadataFile);
  if (text === undefined) {
    yield { file: metadataFile, ...problem("fileMissing") };
    return;
  }
  const { metadata, faults } = parseMetadata(text, metadataFile);
  yield* faults;
  if (!metadata) return;
  if (metadata.viewerVersion > newestViewer) {
    const { viewerVersion: version } = metadata;
    yield { file: metadataFile, ...problem("viewerVersionUnknown", { version }) };
  }
  yield* validateNotes(files, metadata);
  yield* validateCharts(files);
  const index = yield* validateIndex(files, metadata);
  if (!index) return;
  yield* validateMeasures(metadata, index);
  const packed = await PackedRuns.find(files, metadata.zipFolder);
  if (packed) yield* validatePacked(packed, metadata);
  yield* validateRuns(packed ? withPacked(files, packed, metadata) : files, metadata, index);
}

async function* validatePacked(
  packed: PackedRuns,
  { packed: isNamed, zipFolder }: Metadata,
): AsyncGenerator<Fault> {
  if (!isNamed) yield { file: metadataFile, ...problem("packedNotNamed") };
  yield* packed.faults;
  for (const [name, { crc }] of packed.index) {
    const source = await packed.open(name);
    const file = `${zipFolder.replace(/\/+$/, "")}/${packedFolder}/${packedIndexFile}`;
    if (!source) yield { file, ...problem("entryOutside", { entry: name }) };
    else if (crc32(await source.read(0, source.size)) !== crc)
      yield { file, ...problem("checksumWrong", { entry: name }) };
  }
}

function withPacked(files: BatteryFiles, packed: PackedRuns, { zipFolder }: Metadata) {
  const folder = `${zipFolder}/`;
  const open = async (path: string) =>
    (path.startsWith(folder) ? await packed.open(path.slice(folder.length)) : undefined) ??
    (await files.open(path));
  return { ...files, open };
}

async function* validateNotes(files: BatteryFiles, { readme }: Metadata): AsyncGenerator<Fault> {
  if (!readme) return;
  const notes = await readText(files, readme);
  if (notes === undefined) yield { file: readme, ...problem("fileMissing") };
  else if (isMissingNotes(notes)) yield { file: readme, ...problem("webPageNotMarkdown") };
}

async function* validateCharts(files: BatteryFiles): AsyncGenerator<Fault> {
  for (const name of (await files.list()).files.filter(isChartFile)) {
    yield* parseChart((await readText(files, name)) ?? "", name).faults;
  }
}

async function* validateIndex(
  files: BatteryFiles,
  { info }: Metadata,
): AsyncGenerator<Fault, RunIndex | undefined> {
  const text = await readText(files, info);
  if (text === undefined) {
    yield { file: info, ...problem("fileMissing") };
    return undefined;
  }
  const { index, faults } = parseRunIndex(text, info);
  yield* faults;
  return index;
}

function* validateMeasures({ optionGroups }: Metadata, index: RunIndex): Generator<Fault> {
  const file = metadataFile;
  for (const measure of optionGroups.flatMap(({ measures }) => measures)) {
    if (index.parameters.includes(measure.measure)) yield* validateMeasure(file, index, measure);
    else yield { file, ...problem("measureWithoutColumn", { measure: measure.measure }) };
  }
}

function* validateMeasure(file: string, index: RunIndex, measure: Measure): Generator<Fault> {
  const { options = [] } = optionSet(index, measure) ?? {};
  const { initial } = measure;
  if (initial !== undefined && !options.some(({ value }) => value === initial)) {
    yield { file, ...problem("initialUnknown", { measure: measure.measure, value: initial }) };
  }
  const labels = new Set(options.map(({ label }) => label));
  for (const label of measure.order ?? []) {
    if (!labels.has(label)) {
      yield { file, ...problem("orderUnknown", { measure: measure.measure, label }) };
    }
  }
}

async function* validateRuns(
  files: BatteryFiles,
  metadata: Metadata,
  index: RunIndex,
): AsyncGenerator<Fault> {
  const withoutEnsemble: string[] = [];
  for (const { runId } of index.runs) {
    const entries = yield* validateRun(files, metadata, runId);
    const file = `${metadata.zipFolder}/${ensembleFile(runId)}`;
    const source = await files.open(file);
    if (!source) withoutEnsemble.push(file);
    else if (entries) {
      const { members } = metadata;
      yield* validateEnsemble(source, { runId, file }, { entries, members });
    }
  }
  // Without any, runs have no ensemble, or visitors compute it.
  if (withoutEnsemble.length === index.runs.length) return;
  for (const file of withoutEnsemble) yield { file, ...problem("fileMissing") };
}

/** Returns the entries of the archive by name. */
async function* validateRun(
  files: BatteryFiles,
  { zipFolder }: Metadata,
  runId: string,
): AsyncGenerator<Fault, ReadonlyMap<string, ZipEntry> | undefined> {
  const file = `${zipFolder}/${archiveFile(runId)}`;
  const source = await files.open(file);
  if (!source) {
    yield { file, ...problem("fileMissing") };
    return undefined;
  }
  const entries = await attempt(() => readDirectory(source));
  if (entries instanceof ZipError) {
    yield { file, ...entries.problem };
    return undefined;
  }
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (!byName.has(entryName(runId, "infections"))) {
    yield { file, ...problem("missing", { name: entryName(runId, "infections") }) };
  }
  for (const table of runTableNames) {
    const entry = byName.get(entryName(runId, table));
    if (entry) yield* validateTable(source, entry, file, table);
  }
  return byName;
}

async function* validateTable(
  source: ByteSource,
  entry: ZipEntry,
  archive: string,
  table: (typeof runTableNames)[number],
): AsyncGenerator<Fault> {
  const bytes = await attempt(() => readEntry(source, entry));
  if (bytes instanceof ZipError) yield { file: archive, ...bytes.problem };
  else {
    const result = parseTableOf(table, bytes, `${archive}/${entry.name}`);
    // Rows are sorted when they are read.
    const isFault = ({ code }: Fault) => code !== "datesOutOfOrder";
    if (result.kind !== "missing") yield* result.faults.filter(isFault);
  }
}

/** A damaged archive is reported, not thrown. */
async function attempt<T>(read: () => Promise<T>): Promise<T | ZipError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ZipError) return error;
    throw error;
  }
}
