// All batteries that can be computed, the grids of spring 2020 and the animations. Which there are
// is known at once; a scenario is read when somebody asks for it, and again when its file has
// changed. A broken one spoils nothing but itself.
import { dirname } from "node:path/posix";
import type { FolderListing } from "@episcope/battery";
import {
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
  /** A scenario was found broken: once for each version of its file. */
  onFaults?(error: ScenarioError): void;
  /** For tests. */
  readonly describe?: Describe;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface ReadScenario {
  /** What it was made from. */
  readonly texts: string;
  readonly outcome: ComputableBattery | ScenarioError;
}

interface Known {
  readonly readAt: number;
  readonly reading: Promise<ReadScenario>;
}

/** Files are checked again after this time, so that a reload of the page shows an edit. */
const freshMilliseconds = 1000;

export class Catalogue {
  /** Paths, sorted. */
  readonly batteries: readonly string[];
  readonly #options: CatalogueOptions;
  /** By path of the scenario. */
  readonly #places: ReadonlyMap<string, PublishedPaths>;
  /** Paths of scenarios by what they have of the data root. */
  readonly #owners: ReadonlyMap<string, string>;
  readonly #known = new Map<string, Known>();

  /** Throws when the folder cannot be read. */
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

  /** Undefined when there is no such battery. Throws a ScenarioError when it is broken. */
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

  /** The one that may have something at a path below the data root. */
  async batteryAt(path: string): Promise<ComputableBattery | undefined> {
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
      const owner = this.#owners.get(path.slice(0, end));
      if (owner !== undefined) return await this.battery(owner);
    }
    return undefined;
  }

  /** What lies in a folder above batteries; undefined when none lies below it. */
  listing(folder: string): FolderListing | undefined {
    return listFolders(folder, [...this.#places.values()]);
  }

  /** Paths in a folder of archives with all runs of a scenario, which may not exist. */
  archives(folder: string): readonly string[] {
    const all = [...this.#places.values()].flatMap(({ archive }) => archive ?? []);
    return all.filter((path) => dirname(path) === folder);
  }

  async #read(path: string, before: Promise<ReadScenario> | undefined): Promise<ReadScenario> {
    const { folder, program, changes = {}, describe = describeScenario } = this.#options;
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
      return { texts, outcome: makeBattery(source, description, program) };
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      this.#options.onFaults?.(error);
      return { texts, outcome: error };
    }
  }
}
