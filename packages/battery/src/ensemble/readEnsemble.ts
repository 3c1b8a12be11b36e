// Opens the published file of an ensemble: its figures, and the tables of each member by ranges.
import { entryName, type Fault, memberName, problem } from "@episcope/common";
import type { KeyFigures } from "../figures/keyFigures.ts";
import { RunArchive } from "../runs/runArchive.ts";
import type { ByteSource } from "../zip/byteSource.ts";
import { readDirectory, readEntry, type ZipEntry, ZipError } from "../zip/readZip.ts";
import { documentName, readDocument } from "./ensembleDocument.ts";

export interface Ensemble {
  /** By member. */
  readonly figures: readonly KeyFigures[];
  /** By name. */
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** Members count from 1; the first is the run itself. */
  member(number: number): RunArchive;
}

export interface EnsembleResult {
  /** Missing if the file cannot be used; the faults say why. */
  readonly ensemble?: Ensemble;
  readonly faults: readonly Fault[];
}

export interface EnsembleName {
  readonly runId: string;
  /** For faults. */
  readonly file: string;
}

/** Far more than the figures of all members; stops zip bombs. */
const maxDocumentSize = 1024 * 1024;

/** A damaged file is reported, not thrown. */
export async function readEnsemble(
  source: ByteSource,
  { runId, file }: EnsembleName,
): Promise<EnsembleResult> {
  try {
    const directory = await readDirectory(source);
    const entries = new Map(directory.map((entry) => [entry.name, entry]));
    const bytes = await readEntry(source, documentEntry(entries, runId));
    const { figures, faults } = readDocument(bytes, runId, `${file}/${documentName(runId)}`);
    if (!figures) return { faults };
    const missing = [runId, ...figures.map((_, index) => memberName(runId, index + 1))]
      .map((name) => entryName(name, "infections"))
      .filter((name) => !entries.has(name));
    if (missing.length > 0) {
      return { faults: missing.map((name) => ({ file, ...problem("missing", { name }) })) };
    }
    const member = (number: number) =>
      new RunArchive(directory, { runId: memberName(runId, number), file });
    return { ensemble: { figures, entries, member }, faults: [] };
  } catch (error) {
    if (error instanceof ZipError) return { faults: [{ file, ...error.problem }] };
    throw error;
  }
}

function documentEntry(entries: ReadonlyMap<string, ZipEntry>, runId: string): ZipEntry {
  const name = documentName(runId);
  const entry = entries.get(name);
  if (!entry) throw new ZipError(problem("missing", { name }));
  if (entry.size > maxDocumentSize) {
    throw new ZipError(problem("entryTooLarge", { entry: name, bytes: entry.size }));
  }
  return entry;
}
