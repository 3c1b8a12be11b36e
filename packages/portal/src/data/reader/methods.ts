// Everything that the worker can be asked for.
import type { RunTableName } from "@episcope/battery";
import { findBatteries } from "./findBatteries.ts";
import { isComputed } from "./isComputed.ts";
import { isPublished } from "./isPublished.ts";
import type { CallContext, Methods } from "./protocol.ts";
import { readCharts } from "./readCharts.ts";
import { type NotesName, readNotes } from "./readNotes.ts";
import { type ObservedFiles, readObservedFiles } from "./readObservedFile.ts";
import { type ArchiveAddress, RunArchives } from "./runArchives.ts";
import { type RunTableFile, RunTables } from "./runTables.ts";

const runTables = new RunTables();
const archives = new RunArchives();

export const readerMethods = {
  findBatteries: (
    address: { readonly dataRoot: string; readonly path: string },
    { signal }: CallContext,
  ) => findBatteries(address, runTables, signal),
  readRuns: (name: RunTableFile, { signal }: CallContext) => runTables.read(name, signal),
  readNotes: (name: NotesName, { signal }: CallContext) => readNotes(name, signal),
  readCharts: ({ folder }: { readonly folder: string }, { signal }: CallContext) =>
    readCharts(folder, signal),
  isPublished: ({ url }: { readonly url: string }, { signal }: CallContext) =>
    isPublished(url, signal),
  isComputed: ({ url }: { readonly url: string }, { signal }: CallContext) =>
    isComputed(url, signal),
  readObserved: (files: ObservedFiles, { signal }: CallContext) => readObservedFiles(files, signal),
  openRun: (address: ArchiveAddress, context: CallContext) => archives.open(address, context),
  closeRun: async (address: ArchiveAddress) => archives.close(address),
  readTables: (
    {
      address,
      names,
    }: { readonly address: ArchiveAddress; readonly names: readonly RunTableName[] },
    context: CallContext,
  ) => archives.readTables(address, names, context),
  readEntry: (
    { address, name }: { readonly address: ArchiveAddress; readonly name: string },
    context: CallContext,
  ) => archives.readEntry(address, name, context),
} satisfies Methods;
