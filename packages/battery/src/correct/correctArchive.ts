// The archive of a run or of an ensemble: names of its entries, and its tables.
import { entryName, type RunTableName, runTableNames } from "@episcope/common";
import { memorySource } from "../zip/byteSource.ts";
import { readDirectory, readEntry, ZipError } from "../zip/readZip.ts";
import { type NamedBytes, writeZip } from "../zip/writeZip.ts";
import { type Corrected, type Correction, correction, unchanged } from "./correction.ts";
import { textOf } from "./correctLines.ts";
import { correctTable } from "./correctTable.ts";

/** Far more than a run has; stops zip bombs. */
const maxBytes = 512 * 1024 * 1024;

/** A damaged archive stays as it is. */
export async function correctArchive(
  bytes: Uint8Array,
  runId: string,
): Promise<Corrected<Uint8Array>> {
  const entries = await entriesOf(bytes);
  if (!entries) return unchanged(bytes);
  const corrections: Correction[] = [];
  const names = entryNames(
    entries.map(({ name }) => name),
    runId,
  );
  const written = entries.map((entry) => {
    const name = names.get(entry.name) ?? entry.name;
    if (name !== entry.name) corrections.push(correction("name", entry.name, name));
    const { content, corrections: ofTable } = correctEntry(name, entry.bytes);
    corrections.push(...ofTable.map((each) => ({ ...each, entry: name })));
    return { name, bytes: content };
  });
  return corrections.length === 0
    ? unchanged(bytes)
    : { content: await writeZip(written), corrections };
}

async function entriesOf(bytes: Uint8Array): Promise<readonly NamedBytes[] | undefined> {
  const source = memorySource(bytes);
  try {
    const directory = await readDirectory(source);
    if (directory.reduce((sum, { size }) => sum + size, 0) > maxBytes) return undefined;
    const entries: NamedBytes[] = [];
    for (const entry of directory) {
      // Folders have entries of their own.
      if (entry.name.endsWith("/")) continue;
      entries.push({ name: entry.name, bytes: await readEntry(source, entry) });
    }
    return entries;
  } catch (error) {
    if (error instanceof ZipError) return undefined;
    throw error;
  }
}

/** Corrected names: in a folder, in other letters, or without the RunId in front. */
function entryNames(written: readonly string[], runId: string): ReadonlyMap<string, string> {
  const known = runTableNames.map((table) => entryName(runId, table));
  const wanted = new Map<string, string>();
  for (const name of written) {
    // Members of an ensemble are in folders, and called like the run.
    if (known.includes(name) || /^member\d+\//.test(name)) continue;
    const base = name.slice(name.lastIndexOf("/") + 1).toLowerCase();
    const right = known.find((each) =>
      [each, each.slice(runId.length + 1)].some((form) => form.toLowerCase() === base),
    );
    if (right !== undefined && !written.includes(right)) wanted.set(name, right);
  }
  const targets = [...wanted.values()];
  return new Map(
    [...wanted].filter(([, name]) => targets.indexOf(name) === targets.lastIndexOf(name)),
  );
}

function correctEntry(name: string, bytes: Uint8Array): Corrected<Uint8Array> {
  const table = tableOf(name);
  const text = table && textOf(bytes);
  if (!table || !text) return unchanged(bytes);
  const { content, corrections } = correctTable(table, text.content);
  const all = [...text.corrections, ...corrections];
  return all.length === 0
    ? unchanged(bytes)
    : { content: new TextEncoder().encode(content), corrections: all };
}

/** Also of members. RunIds have no dots. */
function tableOf(name: string): RunTableName | undefined {
  const [, runId = ""] = /(?:^|\/)([^./]+)\.[^/]+$/.exec(name) ?? [];
  const base = name.slice(name.lastIndexOf("/") + 1);
  return runTableNames.find((table) => entryName(runId, table) === base);
}
