// All batteries that can be computed, including the grids of spring 2020 and the animations. Their
// paths are known at once; a scenario is read on request, and again when its file has changed. A
// broken one affects only itself.
import { dirname } from "node:path/posix";
import type { FolderListing } from "@episcope/battery";
import {
  type BuildIdentity,
  type Describe,
  describeScenario,
  type PublishedPaths,
  publishedPaths,
  ScenarioError,
  type ScenarioSource,
  type SourceChanges,
} from "@episcope/scenario";
import { type ComputableBattery, makeBattery } from "./computableBattery.ts";
import { listFolders } from "./listing.ts";
import { findScenarios, readBatteryTexts, readSharedTexts } from "./scenarioSource.ts";

export interface CatalogueOptions {
  /** The folder of scenarios. */
  readonly folder: string;
  /** Fingerprint of the program that computes. */
  readonly program: string;
  readonly changes?: SourceChanges;
  /** For the records of runs. */
  readonly build?: BuildIdentity;
  /** Called once for each version of a broken scenario. */
  onFaults?(error: ScenarioError): void;
  /** For tests. */
  readonly describe?: Describe;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface ReadScenario {
  /** The texts it was read from. */
  readonly texts: string;
  readonly outcome: ComputableBattery | ScenarioError;
}

interface Known {
  readonly readAt: number;
  readonly reading: Promise<ReadScenario>;
}

/** Files are checked again after this time, so that reloading the page shows an edit. */
const freshMilliseconds = 1000;

export class Catalogue {
  /** Paths, sorted. */
  readonly batteries: readonly string[];
  readonly #options: CatalogueOptions;
  /** By path of the scenario. */
  readonly #places: ReadonlyMap<string, PublishedPaths>;
  /** Paths of scenarios by the paths they occupy below the data root. */
  readonly #owners: ReadonlyMap<string, string>;
  readonly #known = new Map<string, Known>();

  /** Throws if the folder cannot be read. */
  static async open(options: CatalogueOptions): Promise<Catalogue> {
    return new Catalogue(options, await findScenarios(options.folder));
  }

  private constructor(options: CatalogueOptions, batteries: readonly string[]) {
    this.#options = options;
    this.batteries = batteries;
    this.#places = new Map(batteries.map((path) => [path, publishedPaths(path)]));
    this.#owners = new Map(
      [...this.#places].flatMap(([path, places]) =>
        Object.values(places).map((place: string) => [place, path] as const),
      ),
    );
  }

  /** Undefined if there is no such battery. Throws a ScenarioError if it is broken. */
  async battery(path: string): Promise<ComputableBattery | undefined> {
    if (!this.#places.has(path)) return undefined;
    const now = (this.#options.now ?? performance.now.bind(performance))();
    let known = this.#known.get(path);
    if (!known || now - known.readAt > freshMilliseconds) {
      known = { readAt: now, reading: this.#read(path, known?.reading) };
      this.#known.set(path, known);
    }
    const { outcome } = await known.reading;
    if (outcome instanceof ScenarioError) throw outcome;
    return outcome;
  }

  /** The battery to which a path below the data root may belong. */
  async batteryAt(path: string): Promise<ComputableBattery | undefined> {
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
      const owner = this.#owners.get(path.slice(0, end));
      if (owner !== undefined) return await this.battery(owner);
    }
    return undefined;
  }

  /** Content of a folder above batteries; undefined if it contains none. */
  listing(folder: string): FolderListing | undefined {
    return listFolders(folder, [...this.#places.values()]);
  }

  /** Paths of archives in a folder, each with all runs of a scenario. They may not exist yet. */
  archives(folder: string): readonly string[] {
    const all = [...this.#places.values()].flatMap(({ archive }) => archive ?? []);
    return all.filter((path) => dirname(path) === folder);
  }

  async #read(path: string, before: Promise<ReadScenario> | undefined): Promise<ReadScenario> {
    const { folder, program, build, changes = {}, describe = describeScenario } = this.#options;
    const [{ scenario: text, published }, shared] = await Promise.all([
      readBatteryTexts(folder, path),
      readSharedTexts(folder),
    ]);
    const source: ScenarioSource = { battery: path, text, shared, changes };
    const texts = JSON.stringify([source, [...published]]);
    const known = await before?.catch(() => undefined);
    if (known?.texts === texts) return known;
    try {
      const description = describe(source, published);
      return { texts, outcome: makeBattery(source, description, program, build) };
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      this.#options.onFaults?.(error);
      return { texts, outcome: error };
    }
  }
}
