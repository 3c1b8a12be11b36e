// Open archives of runs. Their directories are cached, so that a further table costs one request.
import {
  type ByteSource,
  maxMembers,
  openRunArchive,
  type RunArchive,
  type TableResult,
  ZipError,
} from "@episcope/battery";
import { problem, type RunTableName, type Table } from "@episcope/common";
import type { CallContext } from "../../calls/protocol.ts";
import { ArchiveError } from "../../network/archiveError.ts";
import { FetchError } from "../../network/fetchError.ts";
import { type OpenedFile, openFile } from "../../network/openFile.ts";
import { abandonRequests } from "../../network/request.ts";
import { Lru } from "../../tasks/lru.ts";
import { type ReportProgress, SharedTask } from "../../tasks/sharedTask.ts";
import { parseRunRecord, type RunRecord } from "./runRecord.ts";
import { waitUntilComputed } from "./waitUntilComputed.ts";

export interface ArchiveAddress {
  readonly url: string;
  readonly runId: string;
  /** Path in the battery, for faults. */
  readonly file: string;
  /** It is only computed, never published. */
  readonly isUnpublished?: true;
  /** Address of the folder of archives, if runs are packed. */
  readonly packed?: string | undefined;
  /** If the run has no archive of its own; then url and file are those of its table. */
  readonly collected?: CollectedRun;
}

/** A table together with those of other runs, in one archive or in a folder. */
export interface CollectedRun {
  /** Address of the archive's folder, with a trailing slash. */
  readonly folder: string;
  /** File name of the archive. */
  readonly archive: string;
  /** File name of the table. */
  readonly entry: string;
}

export interface ArchiveContents {
  readonly tables: ReadonlySet<RunTableName>;
  readonly entries: readonly string[];
  readonly bytes: number;
  /** Changes when the archive is replaced on the server. */
  readonly version: string;
}

interface OpenArchive {
  readonly file: OpenedFile;
  readonly archive: RunArchive;
}

export class RunArchives {
  // As many as two ensembles have members; without range support an open archive is the whole file.
  readonly #open = new Lru<string, SharedTask<OpenArchive>>(2 * maxMembers);

  async open(address: ArchiveAddress, context: CallContext): Promise<ArchiveContents> {
    return contentsOf(await this.#archive(address, context));
  }

  async readTables(
    address: ArchiveAddress,
    names: readonly RunTableName[],
    context: CallContext,
  ): Promise<{
    readonly contents: ArchiveContents;
    readonly tables: ReadonlyMap<RunTableName, TableResult>;
  }> {
    const { contents, value } = await this.#read(address, context, (archive, source) =>
      archive.readTables(source, names),
    );
    return { contents, tables: value };
  }

  /** Undefined if the archive has no such entry. */
  async readEntry(
    address: ArchiveAddress,
    name: string,
    context: CallContext,
  ): Promise<{ readonly contents: ArchiveContents; readonly table: Table | undefined }> {
    const { contents, value } = await this.#read(address, context, (archive, source) =>
      archive.readEntry(source, name),
    );
    if (value.kind === "broken") {
      const [fault = { file: address.file, ...problem("fileUnreadable") }] = value.faults;
      throw new ArchiveError(address.runId, fault);
    }
    return { contents, table: value.kind === "table" ? value.table : undefined };
  }

  /** How the archive was made; undefined if it does not say. */
  async readRecord(address: ArchiveAddress, context: CallContext): Promise<RunRecord | undefined> {
    const name = `${address.runId}.provenance.json`;
    const { value } = await this.#read(address, context, (archive, source) =>
      archive.readBytes(source, name),
    );
    return value && parseRunRecord(new TextDecoder().decode(value));
  }

  /** The next call reads the directory again. */
  close(address: ArchiveAddress): void {
    this.#open.delete(keyOf(address));
  }

  /** Opens the archive once more if it was replaced meanwhile. */
  async #read<T>(
    address: ArchiveAddress,
    context: CallContext,
    read: (archive: RunArchive, source: ByteSource) => Promise<T>,
  ): Promise<{ readonly contents: ArchiveContents; readonly value: T }> {
    for (let isFirst = true; ; isFirst = false) {
      const open = await this.#archive(address, context);
      try {
        const value = await read(open.archive, open.file.source(context.signal));
        return { contents: contentsOf(open), value };
      } catch (error) {
        const wasReplaced = error instanceof FetchError && error.fault === "changed";
        if (!wasReplaced || !isFirst) throw error;
        this.#open.delete(keyOf(address));
      }
    }
  }

  #archive(address: ArchiveAddress, { signal, report }: CallContext): Promise<OpenArchive> {
    const key = keyOf(address);
    const known = this.#open.get(key);
    if (known && !known.hasFailed) return known.join(signal, report);
    const task = new SharedTask((ownSignal, ownReport) =>
      openArchive(address, ownSignal, ownReport),
    );
    this.#open.set(key, task);
    return task.join(signal, report);
  }
}

/** All members of a run may be in one file. */
function keyOf({ url, runId }: ArchiveAddress): string {
  return `${url} ${runId}`;
}

function contentsOf({ archive, file }: OpenArchive): ArchiveContents {
  return {
    tables: archive.tables,
    entries: archive.entries,
    bytes: file.size,
    version: file.version,
  };
}

async function openArchive(
  { url, runId, file, isUnpublished, packed }: ArchiveAddress,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<OpenArchive> {
  const onPart = (share: number | undefined) => report(share, "loading");
  const ask = () => openFile(url, { signal, onPart, isUnpublished, packed });
  signal.addEventListener("abort", () => abandonRequests(url), { once: true });
  const opened = await waitUntilComputed(ask, signal, report);
  try {
    return { file: opened, archive: await openRunArchive(opened.source(signal), { runId, file }) };
  } catch (error) {
    if (error instanceof ZipError) throw new ArchiveError(runId, { file, ...error.problem });
    throw error;
  }
}
