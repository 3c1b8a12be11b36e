// The data root that computes itself: batteries from scenarios at once, runs when somebody asks for them.
import type { Battery } from "./catalogue/battery.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { MemoryFile } from "./catalogue/memoryFile.ts";
import { ScenarioError } from "./catalogue/scenarioError.ts";
import type { RunService, RunState } from "./jobs/runService.ts";
import { type RunFileKind, runFile, runFileKinds, zipFolder } from "./run.ts";

export type DataAnswer =
  | { readonly kind: "text"; readonly file: MemoryFile }
  /** Path of a whole file below the cache. */
  | { readonly kind: "file"; readonly name: string }
  /** It exists as soon as somebody asks for it in earnest. */
  | { readonly kind: "computable"; readonly type: string }
  | Exclude<RunState, { readonly kind: "ready" }>
  | { readonly kind: "missing" };

const contentTypes: Readonly<Record<RunFileKind, string>> = {
  zip: "application/zip",
  "infectionLoc.csv.gz": "application/gzip",
};

export class ComputedData {
  readonly #catalogue: Catalogue;
  readonly #runs: RunService;

  constructor(catalogue: Catalogue, runs: RunService) {
    this.#catalogue = catalogue;
    this.#runs = runs;
  }

  /** What there is at a path below the data root. A run that nobody has computed yet is computed. */
  ask(path: string): Promise<DataAnswer> {
    return this.#answer(path, true);
  }

  /** The same without computing anything. */
  peek(path: string): Promise<DataAnswer> {
    return this.#answer(path, false);
  }

  async #answer(path: string, isComputing: boolean): Promise<DataAnswer> {
    try {
      return (
        (await this.#runAnswer(path, isComputing)) ??
        (await this.#textAnswer(path)) ?? { kind: "missing" }
      );
    } catch (error) {
      if (error instanceof ScenarioError) return { kind: "failed", message: error.message };
      throw error;
    }
  }

  async #runAnswer(path: string, isComputing: boolean): Promise<DataAnswer | undefined> {
    const [, folder = "", name = ""] = archivePath.exec(path) ?? [];
    const kind = runFileKinds.find((each) => name.endsWith(`.${each}`));
    if (kind === undefined) return undefined;
    const runId = name.slice(0, -kind.length - 1);
    const battery = await this.#catalogue.battery(folder);
    if (!battery?.runIds.has(runId)) return undefined;
    return await this.#stateOf(battery, runId, kind, isComputing);
  }

  async #stateOf(
    battery: Battery,
    runId: string,
    kind: RunFileKind,
    isComputing: boolean,
  ): Promise<DataAnswer> {
    const job = battery.job(runId);
    const state = await (isComputing ? this.#runs.ask(job, kind) : this.#runs.peek(job, kind));
    if (state?.kind === "ready") return { kind: "file", name: runFile(job, kind) };
    return isComputing && state ? state : { kind: "computable", type: contentTypes[kind] };
  }

  async #textAnswer(path: string): Promise<DataAnswer | undefined> {
    const [, folder = "", inside = ""] = batteryPath.exec(path) ?? [];
    const inRuns = folder.endsWith(`/${zipFolder}`);
    const battery = await this.#catalogue.battery(
      inRuns ? folder.slice(0, -zipFolder.length - 1) : folder,
    );
    const file =
      battery?.files.get(inRuns ? `${zipFolder}/${inside}` : inside) ?? this.#listing(path);
    return file && { kind: "text", file };
  }

  #listing(path: string): MemoryFile | undefined {
    const folder = /^(?:(.*)\/)?index\.json$/.exec(path);
    return folder ? this.#catalogue.listing(folder[1] ?? "") : undefined;
  }
}

const archivePath = new RegExp(`^battery/(.+)/${zipFolder}/([^/]+)$`);
const batteryPath = /^battery\/(.+)\/([^/]+)$/;
