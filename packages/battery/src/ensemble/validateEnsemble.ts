// Reports the faults of an ensemble: of its document, of each member, and of the quantiles.
import {
  entryName,
  type Fault,
  memberName,
  problem,
  type RunTableName,
  runTableNames,
  type Table,
} from "@episcope/common";
import { parseRunTable } from "../tables/parseRunTable.ts";
import type { ByteSource } from "../zip/byteSource.ts";
import { readEntry, type ZipEntry, ZipError } from "../zip/readZip.ts";
import { ensembleTable, hasQuantiles } from "./ensembleTables.ts";
import { quantileFaults } from "./quantileFaults.ts";
import { type Ensemble, type EnsembleName, readEnsemble } from "./readEnsemble.ts";

export interface ValidatedRun {
  /** The entries of its archive by name. */
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** As many members as the description announces. */
  readonly members: number | undefined;
}

export async function* validateEnsemble(
  source: ByteSource,
  name: EnsembleName,
  run: ValidatedRun,
): AsyncGenerator<Fault> {
  const { ensemble, faults } = await readEnsemble(source, name);
  yield* faults;
  if (!ensemble) return;
  const { file, runId } = name;
  const count = ensemble.figures.length;
  if (run.members !== undefined && count !== run.members) {
    yield { file, ...problem("memberCount", { count, expected: run.members }) };
  }
  for (const table of runTableNames) {
    const entry = entryName(runId, table);
    const ofRun = run.entries.get(entry);
    if (ofRun && ensemble.entries.has(entry)) {
      yield* validateTable(new EnsembleTable(source, name, ensemble, table), ofRun);
    } else if (ofRun) {
      yield { file, ...problem("missing", { name: entry }) };
    } else if (ensemble.entries.has(entry)) {
      yield { file, ...problem("tableNotInRun", { table: entry }) };
    }
  }
}

async function* validateTable(table: EnsembleTable, ofRun: ZipEntry): AsyncGenerator<Fault> {
  const { file } = table.name;
  const first = table.entry(1);
  if (!first) yield { file, ...problem("missing", { name: table.entryName(1) }) };
  else if (!haveSameBytes(first, ofRun)) {
    const values = { entry: first.name, table: ofRun.name };
    yield { file, ...problem("memberNotRun", values) };
  }
  const members: Table[] = [];
  let isReadable = first !== undefined;
  for (let member = 1; member <= table.memberCount; member++) {
    const { content, faults } = await table.read(member);
    yield* faults;
    if (content) members.push(content);
    isReadable &&= faults.length === 0;
  }
  const { content, faults } = await table.read();
  yield* faults;
  if (!content || faults.length > 0) return;
  const place = `${file}/${table.entryName()}`;
  if (hasQuantiles(table.table)) {
    const expected = isReadable ? ensembleTable(table.table, members) : undefined;
    yield* quantileFaults(content, expected, place);
  } else if (first && !haveSameBytes(first, table.entry())) {
    yield { file: place, ...problem("tableNotFirst") };
  }
}

/** By size and checksum, which are checked where entries are read. */
function haveSameBytes(a: ZipEntry, b: ZipEntry | undefined): boolean {
  return a.size === b?.size && a.crc === b.crc;
}

/** One table of an ensemble: its quantiles, and that of each member. */
class EnsembleTable {
  readonly name: EnsembleName;
  readonly table: RunTableName;
  readonly #source: ByteSource;
  readonly #ensemble: Ensemble;

  constructor(source: ByteSource, name: EnsembleName, ensemble: Ensemble, table: RunTableName) {
    this.#source = source;
    this.name = name;
    this.#ensemble = ensemble;
    this.table = table;
  }

  get memberCount(): number {
    return this.#ensemble.figures.length;
  }

  /** Of a member, or of the quantiles. */
  entryName(member?: number): string {
    const { runId } = this.name;
    return entryName(member === undefined ? runId : memberName(runId, member), this.table);
  }

  entry(member?: number): ZipEntry | undefined {
    return this.#ensemble.entries.get(this.entryName(member));
  }

  /** Nothing if there is no such table. */
  async read(
    member?: number,
  ): Promise<{ readonly content?: Table; readonly faults: readonly Fault[] }> {
    const entry = this.entry(member);
    if (!entry) return { faults: [] };
    const { file } = this.name;
    try {
      const bytes = await readEntry(this.#source, entry);
      const { table: content, faults } = parseRunTable(this.table, bytes, `${file}/${entry.name}`);
      return { content, faults };
    } catch (error) {
      if (error instanceof ZipError) return { faults: [{ file, ...error.problem }] };
      throw error;
    }
  }
}
