// The methods of the reading worker.
import type { RunTableName } from "@episcope/common";
import type { CallContext, Methods } from "../calls/protocol.ts";
import { takeFilesOfWorker } from "../network/loadedFiles.ts";
import { findBatteries } from "./findBatteries.ts";
import type { CalculatorName } from "./findCalculator.ts";
import { isPublished } from "./isPublished.ts";
import type { MobilityFileAddress, MobilityTextAddress } from "./readMobilityFile.ts";
import { type NotesName, readNotes } from "./readNotes.ts";
import { type ObservedFiles, readObservedFiles } from "./readObservedFile.ts";
import { type FileAddress, isComputed, isThere } from "./runs/isComputed.ts";
import type { LegacyTableFile } from "./runs/legacyTables.ts";
import { type ArchiveAddress, RunArchives } from "./runs/runArchives.ts";
import { type CollectedAddress, RunCollections } from "./runs/runCollections.ts";
import { RunIndexes, type RunIndexFile } from "./runs/runIndexes.ts";

const runIndexes = new RunIndexes();
const archives = new RunArchives();
const collections = new RunCollections();

function isCollected(address: ArchiveAddress): address is CollectedAddress {
  return address.collected !== undefined;
}

export const readerMethods = {
  findBatteries: (
    address: { readonly dataRoot: string; readonly path: string },
    { signal }: CallContext,
  ) => findBatteries(address, runIndexes, signal),
  findCalculator: async (name: CalculatorName, { signal }: CallContext) =>
    (await import("./findCalculator.ts")).findCalculator(name, signal),
  readRuns: (name: RunIndexFile, { signal }: CallContext) => runIndexes.read(name, signal),
  readNotes: (name: NotesName, { signal }: CallContext) => readNotes(name, signal),
  readCharts: async ({ folder }: { readonly folder: string }, { signal }: CallContext) =>
    (await import("./readCharts.ts")).readCharts(folder, signal),
  isPublished: ({ url, packed }: FileAddress, { signal }: CallContext) =>
    isPublished(url, signal, packed),
  isComputed: (address: ArchiveAddress, context: CallContext) =>
    isCollected(address)
      ? collections.isComputed(address, context)
      : isComputed(address, context.signal),
  isThere: (address: FileAddress, { signal }: CallContext) => isThere(address, signal),
  readObserved: (files: ObservedFiles, { signal }: CallContext) => readObservedFiles(files, signal),
  readMobility: async (address: MobilityFileAddress, { signal }: CallContext) =>
    (await import("./readMobilityFile.ts")).readMobilityFile(address, signal),
  readMobilityPageText: async (address: MobilityTextAddress, { signal }: CallContext) =>
    (await import("./readMobilityFile.ts")).readMobilityPageText(address, signal),
  readLegacyIndex: async (file: LegacyTableFile, { signal }: CallContext) =>
    (await import("./runs/legacyTables.ts")).readLegacyIndex(file, signal),
  isInCollection: async (address: ArchiveAddress, context: CallContext) =>
    isCollected(address) && (await collections.holds(address, context)),
  openRun: (address: ArchiveAddress, context: CallContext) =>
    isCollected(address) ? collections.open(address, context) : archives.open(address, context),
  closeRun: async (address: ArchiveAddress) =>
    isCollected(address) ? collections.close(address) : archives.close(address),
  readTables: (
    {
      address,
      names,
    }: { readonly address: ArchiveAddress; readonly names: readonly RunTableName[] },
    context: CallContext,
  ) =>
    isCollected(address)
      ? collections.readTables(address, names, context)
      : archives.readTables(address, names, context),
  readEntry: (
    { address, name }: { readonly address: ArchiveAddress; readonly name: string },
    context: CallContext,
  ) => archives.readEntry(address, name, context),
  readRecord: (address: ArchiveAddress, context: CallContext) =>
    archives.readRecord(address, context),
  takeLoadedFiles: (_nothing: undefined) => takeFilesOfWorker(),
} satisfies Methods;
