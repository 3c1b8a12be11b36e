// An archive as somebody has it: its files, and the record of how it was made.
import { readFile } from "node:fs/promises";
import { memorySource, readDirectory, readEntry, ZipError } from "@episcope/battery";
import { problemText } from "@episcope/common";
import { type Provenance, readProvenance } from "@episcope/scenario";

export interface MadeArchive {
  readonly record: Provenance;
  /** Unpacked, by name. */
  readonly entries: ReadonlyMap<string, Uint8Array>;
  /** The archive itself. */
  readonly bytes: Uint8Array;
}

/** Why a file says nothing about its origin, in one sentence. */
export class NoRecordError extends Error {
  override readonly name = "NoRecordError";
}

/** Far more than all tables of an ensemble; stops zip bombs. */
const maxBytes = 2 ** 30;
const maxRecordBytes = 2 ** 20;
const recordEnding = ".provenance.json";
/** Older archives have this one only. */
const documentEnding = ".scenario.json";

/** Throws a NoRecordError. */
export async function readMadeArchive(file: string): Promise<MadeArchive> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) throw new NoRecordError("The file cannot be read.");
  const entries = await entriesOf(bytes);
  const name = [...entries.keys()].find(
    (each) => each.endsWith(recordEnding) && !each.includes("/"),
  );
  const found = name === undefined ? undefined : entries.get(name);
  if (name === undefined || !found) throw new NoRecordError(withoutRecord([...entries.keys()]));
  if (found.length > maxRecordBytes) throw new NoRecordError("Its record is too large.");
  const { record, faults } = readProvenance(found, name);
  if (record && `${record.runId}${recordEnding}` === name) return { record, entries, bytes };
  const [fault] = faults;
  const reason = fault ? problemText(fault, "en") : "it belongs to another run";
  throw new NoRecordError(`Its record cannot be used: ${reason}.`);
}

function withoutRecord(names: readonly string[]): string {
  return names.some((name) => name.endsWith(documentEnding) && !name.includes("/"))
    ? "It was made by an older version of Episcope, which kept no record."
    : "It has no record of how it was made: it was not made by Episcope.";
}

/** Throws a NoRecordError. */
export async function entriesOf(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
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
