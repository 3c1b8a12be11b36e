// Runs whose tables are stored together (legacy-viewers specification 1.4): in one archive, of
// which only the directory and single entries are read, or as single files that a server may have
// to compute first.
import {
  openRunCollection,
  parseSingleTable,
  type RunCollection,
  type TableResult,
  ZipError,
} from "@episcope/battery";
import { problem, type RunTableName } from "@episcope/common";
import type { CallContext } from "../../calls/protocol.ts";
import { ArchiveError } from "../../network/archiveError.ts";
import { FetchError } from "../../network/fetchError.ts";
import { isMissing } from "../../network/fetchText.ts";
import { type OpenedFile, openFile } from "../../network/openFile.ts";
import { Lru } from "../../tasks/lru.ts";
import { type ReportProgress, SharedTask } from "../../tasks/sharedTask.ts";
import { listFolder } from "../listFolder.ts";
import { fetchTable, type SingleTable } from "./fetchTable.ts";
import { isComputed } from "./isComputed.ts";
import type { ArchiveAddress, ArchiveContents, CollectedRun } from "./runArchives.ts";
import { waitUntilComputed } from "./waitUntilComputed.ts";

/** The address of a run without an archive of its own. */
export type CollectedAddress = ArchiveAddress & { readonly collected: CollectedRun };

type CollectionSource =
  | { readonly kind: "archive"; readonly file: OpenedFile; readonly collection: RunCollection }
  | { readonly kind: "folder" };

export class RunCollections {
  // Few: without range support an open archive is the whole file.
  readonly #sources = new Lru<string, SharedTask<CollectionSource>>(4);
  readonly #tables = new Lru<string, SharedTask<SingleTable>>(12);

  /** Throws if the run has no table. */
  async open(address: CollectedAddress, context: CallContext): Promise<ArchiveContents> {
    const source = await this.#source(address, context);
    if (source.kind === "folder") return contentsOf(await this.#table(address, context), address);
    return contentsOf(source.file, checked(source, address));
  }

  async readTables(
    address: CollectedAddress,
    names: readonly RunTableName[],
    context: CallContext,
  ): Promise<{
    readonly contents: ArchiveContents;
    readonly tables: ReadonlyMap<RunTableName, TableResult>;
  }> {
    const { contents, result } = await this.#read(address, context);
    const tables = names.map(
      (name) => [name, name === "infections" ? result : ({ kind: "missing" } as const)] as const,
    );
    return { contents, tables: new Map(tables) };
  }

  /** Whether a run can be read without being computed first. */
  async isComputed(address: CollectedAddress, context: CallContext): Promise<boolean> {
    const source = await this.#source(address, context);
    return source.kind === "archive" || (await isComputed(address, context.signal));
  }

  /**
   * Whether an archive has a run that the run table does not list. A folder has only listed runs.
   */
  async holds(address: CollectedAddress, context: CallContext): Promise<boolean> {
    const source = await this.#source(address, context);
    return source.kind === "archive" && source.collection.has(address.collected.entry);
  }

  /** The next call reads everything again. */
  close({ url, collected }: CollectedAddress): void {
    this.#tables.delete(url);
    this.#sources.delete(archiveUrl(collected));
  }

  /** Opens the archive once more if it was replaced meanwhile. */
  async #read(
    address: CollectedAddress,
    context: CallContext,
  ): Promise<{ readonly contents: ArchiveContents; readonly result: TableResult }> {
    for (let isFirst = true; ; isFirst = false) {
      const source = await this.#source(address, context);
      if (source.kind === "folder") {
        const table = await this.#table(address, context);
        return {
          contents: contentsOf(table, address),
          result: parseSingleTable(table.bytes, address.file),
        };
      }
      try {
        const { collected } = checked(source, address);
        const bytes = source.file.source(context.signal);
        const result = await source.collection.readTable(bytes, collected.entry);
        return { contents: contentsOf(source.file, address), result };
      } catch (error) {
        const wasReplaced = error instanceof FetchError && error.fault === "changed";
        if (!wasReplaced || !isFirst) throw error;
        this.#sources.delete(archiveUrl(address.collected));
      }
    }
  }

  #source(
    { runId, collected }: CollectedAddress,
    { signal, report }: CallContext,
  ): Promise<CollectionSource> {
    const url = archiveUrl(collected);
    const known = this.#sources.get(url);
    if (known && !known.hasFailed) return known.join(signal, report);
    const task = new SharedTask((ownSignal, ownReport) =>
      findSource(runId, collected, ownSignal, ownReport),
    );
    this.#sources.set(url, task);
    return task.join(signal, report);
  }

  #table({ url }: CollectedAddress, { signal, report }: CallContext): Promise<SingleTable> {
    const known = this.#tables.get(url);
    if (known && !known.hasFailed) return known.join(signal, report);
    const task = new SharedTask((ownSignal, ownReport) =>
      waitUntilComputed(() => fetchTable(url, { signal: ownSignal }), ownSignal, ownReport),
    );
    this.#tables.set(url, task);
    return task.join(signal, report);
  }
}

function archiveUrl({ folder, archive }: CollectedRun): string {
  return folder + encodeURIComponent(archive);
}

function contentsOf(
  { size, version }: { readonly size: number; readonly version: string },
  { collected }: CollectedAddress,
): ArchiveContents {
  return { tables: new Set(["infections"]), entries: [collected.entry], bytes: size, version };
}

function checked(
  { collection }: Extract<CollectionSource, { kind: "archive" }>,
  address: CollectedAddress,
): CollectedAddress {
  const { entry, archive } = address.collected;
  if (!collection.has(entry)) {
    const fault = { file: archive, ...problem("missing", { name: entry }) };
    throw new ArchiveError(address.runId, fault);
  }
  return address;
}

/** The listing of the folder tells whether there is an archive; without a listing it is tried. */
async function findSource(
  runId: string,
  collected: CollectedRun,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<CollectionSource> {
  const { files, folders } = await listFolder(collected.folder, { signal });
  const isListed = files.length + folders.length > 0;
  if (isListed && !files.includes(collected.archive)) return { kind: "folder" };
  try {
    return await openArchive(collected, signal, report);
  } catch (error) {
    if (error instanceof ZipError)
      throw new ArchiveError(runId, { file: collected.archive, ...error.problem });
    if (isMissing(error)) return { kind: "folder" };
    throw error;
  }
}

async function openArchive(
  collected: CollectedRun,
  signal: AbortSignal,
  report: ReportProgress,
): Promise<CollectionSource> {
  const onPart = (share: number | undefined) => report(share, "loading");
  // Parallel parts of one large file: the HTTP cache would serialise them.
  const ask = () => openFile(archiveUrl(collected), { signal, onPart, cache: "no-store" });
  const file = await waitUntilComputed(ask, signal, report);
  const collection = await openRunCollection(file.source(signal), collected.archive);
  return { kind: "archive", file, collection };
}
