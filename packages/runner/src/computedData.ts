// A data root that computes itself: small files at once, runs on request.
import { basename, extname } from "node:path/posix";
import { writeListing } from "@episcope/battery";
import { listingFile } from "@episcope/common";
import {
  fileOf,
  publishedPaths,
  type RunFileKind,
  type RunJob,
  ScenarioError,
} from "@episcope/scenario";
import type { ResultFileStore } from "./cache/resultFileStore.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { ComputableBattery } from "./catalogue/computableBattery.ts";
import { type MemoryFile, memoryFile } from "./catalogue/memoryFile.ts";
import type { RunService, RunState } from "./jobs/runService.ts";

export type DataAnswer =
  | { readonly kind: "text"; readonly file: MemoryFile }
  /** Path of a complete file in the cache. */
  | { readonly kind: "file"; readonly name: string }
  /** Will be computed on a real request. */
  | { readonly kind: "computable"; readonly type: string }
  | Exclude<RunState, { readonly kind: "ready" }>
  | { readonly kind: "missing" };

const contentTypes: Readonly<Record<string, string>> = {
  ".zip": "application/zip",
  ".gz": "application/gzip",
  ".csv": "text/csv; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
};

export class ComputedData {
  readonly #catalogue: Catalogue;
  readonly #runs: RunService;
  readonly #results: ResultFileStore;

  constructor(catalogue: Catalogue, runs: RunService, results: ResultFileStore) {
    this.#catalogue = catalogue;
    this.#runs = runs;
    this.#results = results;
  }

  /** Paths of batteries below battery/; grids of spring 2020 and animations are elsewhere. */
  get batteries(): readonly string[] {
    return this.#catalogue.batteries.filter(
      (path) => publishedPaths(path).folder === `battery/${path}`,
    );
  }

  /** What is at a path relative to the data root. A missing run is computed. */
  ask(path: string): Promise<DataAnswer> {
    return this.#answer(path, true);
  }

  /** The same, but computes nothing. */
  peek(path: string): Promise<DataAnswer> {
    return this.#answer(path, false);
  }

  async #answer(path: string, isComputing: boolean): Promise<DataAnswer> {
    try {
      const battery = await this.#catalogue.batteryAt(path);
      const run = battery?.runAt(path);
      if (run) return await this.#stateOf(run.job, run.kind, isComputing);
      const file = battery?.files.get(path) ?? (await this.#listing(path));
      if (file) return { kind: "text", file };
      const archive = battery && (await this.#archiveAt(path, battery));
      return archive ?? { kind: "missing" };
    } catch (error) {
      if (error instanceof ScenarioError) return { kind: "failed", message: error.message };
      throw error;
    }
  }

  async #stateOf(job: RunJob, kind: RunFileKind, isComputing: boolean): Promise<DataAnswer> {
    const state = await (isComputing ? this.#runs.ask(job, kind) : this.#runs.peek(job, kind));
    const name = fileOf(job, kind);
    if (state?.kind === "ready") return { kind: "file", name };
    const type = contentTypes[extname(name)] ?? "application/octet-stream";
    return isComputing && state ? state : { kind: "computable", type };
  }

  /** Archives of all runs are only created ahead of time. */
  async #archiveAt(path: string, { archive }: ComputableBattery): Promise<DataAnswer | undefined> {
    const isThere =
      archive && path === fileOf(archive, "zip") && (await this.#results.has(archive, "zip"));
    return isThere ? { kind: "file", name: path } : undefined;
  }

  async #listing(path: string): Promise<MemoryFile | undefined> {
    const [isListing, folder = ""] = /^(?:(.*)\/)?index\.json$/.exec(path) ?? [];
    const listing = isListing === undefined ? undefined : this.#catalogue.listing(folder);
    if (!listing) return undefined;
    const files = [...listing.files];
    for (const archive of this.#catalogue.archives(folder)) {
      if (await this.#hasArchive(archive)) files.push(basename(archive));
    }
    return memoryFile(listingFile, writeListing({ ...listing, files: files.sort() }));
  }

  async #hasArchive(path: string): Promise<boolean> {
    // Usually there is none, which is known without reading any scenario.
    if (!(await this.#results.isFile(path))) return false;
    try {
      const battery = await this.#catalogue.batteryAt(path);
      return battery !== undefined && (await this.#archiveAt(path, battery)) !== undefined;
    } catch (error) {
      if (error instanceof ScenarioError) return false;
      throw error;
    }
  }
}
