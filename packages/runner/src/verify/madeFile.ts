// A file as somebody has it: what is in it, and the record of how it was made.
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import {
  memorySource,
  readAnimationParts,
  readDirectory,
  readEntry,
  readGzipHead,
  ZipError,
} from "@episcope/battery";
import { locationsEnding, problemText, recordFile } from "@episcope/common";
import { type Provenance, type RunFileKind, readProvenance } from "@episcope/scenario";
import { readRunFile } from "../packed/readRunFile.ts";

/** Unpacked, by name: files of an archive, blocks of an animation, rows of a map. */
export type Parts = ReadonlyMap<string, Uint8Array>;

export interface MadeFile {
  readonly record: Provenance;
  /** A "grid" holds the tables of all its runs. */
  readonly kind: Exclude<RunFileKind, "record"> | "grid";
  readonly parts: Parts;
  /** The file itself. */
  readonly bytes: Uint8Array;
}

/** Why a file says nothing about its origin, in one sentence. */
export class NoRecordError extends Error {
  override readonly name = "NoRecordError";
}

/** Far more than all tables of an ensemble; stops zip bombs. */
const maxBytes = 2 ** 30;
const maxRecordBytes = 2 ** 20;
const recordEnding = `.${recordFile}`;
/** Older archives have this one only. */
const documentEnding = ".scenario.json";
const table = /\.infections\.(txt|csv)$/;

/** Throws a NoRecordError. */
export async function readMadeFile(file: string): Promise<MadeFile> {
  const bytes = await readRunFile(file);
  if (!bytes) throw new NoRecordError("The file cannot be read.");
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  if (beginning === "EPAN") return await readAnimation(bytes, file);
  if (readGzipHead(bytes)) return await readMap(bytes);
  if (beginning.startsWith("PK") || !table.test(file)) return await readArchive(bytes);
  return await readTable(bytes, file);
}

/** What is compared of a file of this kind. Throws a NoRecordError. */
export async function partsOf(kind: MadeFile["kind"], bytes: Uint8Array): Promise<Parts> {
  if (kind === "table") return new Map([[tableName, bytes]]);
  if (kind === "animation") return (await animationIn(bytes, kind)).parts;
  if (kind === locationsEnding) return await mapParts(bytes);
  return await entriesOf(bytes);
}

async function readArchive(bytes: Uint8Array): Promise<MadeFile> {
  const parts = await entriesOf(bytes);
  const names = [...parts.keys()].filter((name) => !name.includes("/"));
  const name = names.find((each) => each === recordFile || each.endsWith(recordEnding));
  const found = name === undefined ? undefined : parts.get(name);
  if (name === undefined || !found) throw new NoRecordError(withoutRecord(names));
  const record = recordIn(found, name);
  const { runId, members } = record;
  if (name !== (runId === undefined ? recordFile : `${runId}${recordEnding}`)) throw ofAnotherRun();
  if (runId === undefined) return { kind: "grid", record, parts, bytes };
  return { kind: members === undefined ? "zip" : "ensemble", record, parts, bytes };
}

const tableName = "table";

/** Its record lies beside it. */
async function readTable(bytes: Uint8Array, file: string): Promise<MadeFile> {
  const beside = file.replace(table, recordEnding);
  const found = await readFile(beside).catch(() => undefined);
  if (!found) throw new NoRecordError("There is no record of how it was made beside it.");
  return {
    kind: "table",
    record: recordIn(found, beside),
    parts: await partsOf("table", bytes),
    bytes,
  };
}

async function readMap(bytes: Uint8Array): Promise<MadeFile> {
  const note = readGzipHead(bytes)?.note;
  if (!note) throw new NoRecordError("It has no record of how it was made.");
  const record = recordIn(note, locationsEnding);
  return { kind: locationsEnding, record, parts: await mapParts(bytes), bytes };
}

async function mapParts(bytes: Uint8Array): Promise<Parts> {
  const rows = await promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip)(bytes, {
    maxOutputLength: maxBytes,
  }).catch(() => undefined);
  if (!rows) throw new NoRecordError("It cannot be unpacked.");
  return new Map([
    ["rows", rows],
    [recordFile, readGzipHead(bytes)?.note ?? new Uint8Array()],
  ]);
}

async function readAnimation(bytes: Uint8Array, file: string): Promise<MadeFile> {
  const { record: text, parts } = await animationIn(bytes, file);
  if (text === undefined) throw new NoRecordError("It has no record of how it was made.");
  const record = recordIn(new TextEncoder().encode(text), file);
  return { kind: "animation", record, parts, bytes };
}

async function animationIn(bytes: Uint8Array, file: string) {
  const read = await readAnimationParts(bytes, file);
  if (read.kind === "read") return read.value;
  const [fault] = read.faults;
  throw new NoRecordError(
    fault ? `It cannot be read: ${problemText(fault, "en")}.` : "It cannot be read.",
  );
}

/** Throws a NoRecordError. */
function recordIn(bytes: Uint8Array, name: string): Provenance {
  if (bytes.length > maxRecordBytes) throw new NoRecordError("Its record is too large.");
  const { record, faults } = readProvenance(bytes, name);
  if (record) return record;
  const [fault] = faults;
  throw new NoRecordError(
    `Its record cannot be used${fault ? `: ${problemText(fault, "en")}` : ""}.`,
  );
}

function ofAnotherRun(): NoRecordError {
  return new NoRecordError("Its record cannot be used: it belongs to another run.");
}

function withoutRecord(names: readonly string[]): string {
  return names.some((name) => name.endsWith(documentEnding))
    ? "It was made by an older version of Episcope, which kept no record."
    : "It has no record of how it was made: it was not made by Episcope.";
}

/** Throws a NoRecordError. */
export async function entriesOf(bytes: Uint8Array): Promise<Parts> {
  const source = memorySource(bytes);
  const entries = new Map<string, Uint8Array>();
  try {
    const directory = await readDirectory(source);
    if (directory.reduce((sum, { size }) => sum + size, 0) > maxBytes)
      throw new NoRecordError("It is too large for an archive of a run.");
    for (const entry of directory) entries.set(entry.name, await readEntry(source, entry));
    return entries;
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new NoRecordError(`It cannot be read: ${problemText(error.problem, "en")}.`);
  }
}
