// The run that an address of the portal shows, from the scenarios.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type Metadata,
  parseLegacyIndex,
  parseMetadata,
  parseRunIndex,
  type RunIndex,
} from "@episcope/battery";
import { infoFile, metadataFile } from "@episcope/common";
import {
  type Description,
  describeParsed,
  graphStartDay as graphStartOf,
  parseScenario,
  type Scenario,
  type ScenarioSource,
  withPosterior,
} from "@episcope/scenario";
import { legacyMetadata } from "../../src/pages/legacy/legacyMetadata.ts";
import { legacyOptions } from "../../src/pages/legacy/legacyOptions.ts";
import { viewerAt } from "../../src/pages/legacy/viewers.ts";
import {
  AddressError,
  type AddressOptions,
  addressOptions,
  exactRun,
  noSuchRun,
} from "../../src/viewer/address/exactRun.ts";

export interface Battery {
  /** Path below scenarios/. */
  readonly path: string;
  readonly source: ScenarioSource;
  /** With the posterior of its region, which is read only for this. */
  scenario(): Scenario;
  readonly metadata: Metadata;
  readonly index: RunIndex;
  readonly options: AddressOptions;
  readonly runIds: ReadonlySet<string>;
}

export interface AddressedRun {
  readonly battery: Battery;
  readonly runId: string;
}

export class Batteries {
  readonly #folder: string;
  readonly #shared: ScenarioSource["shared"];
  readonly #known = new Map<string, Battery>();

  /** `folder` holds the scenarios. */
  constructor(folder: string) {
    this.#folder = folder;
    const read = (...path: readonly string[]) => readFileSync(join(folder, ...path), "utf8");
    const texts = (kind: string, ending: string) =>
      Object.fromEntries(
        readdirSync(join(folder, kind))
          .filter((file) => file.endsWith(ending))
          .map((file) => [basename(file, ending), read(kind, file)]),
      );
    this.#shared = {
      calibration: read("calibration.yaml"),
      regimes: texts("regimes", ".yaml"),
      posteriors: texts("posterior", ".json"),
    };
  }

  has(path: string): boolean {
    return existsSync(join(this.#folder, ...path.split("/"), "scenario.yaml"));
  }

  /** Throws an AddressError if there is no such run. */
  run(address: string): AddressedRun {
    const [, search = ""] = address.split("?");
    const path = pathOfAddress(address);
    if (!this.has(path)) throw new AddressError(`there are no runs at /${path}`);
    const battery = this.at(path);
    return { battery, runId: runIdOf(battery, new URLSearchParams(search)) };
  }

  at(path: string): Battery {
    const known = this.#known.get(path);
    if (known) return known;
    const source: ScenarioSource = {
      battery: path,
      text: readFileSync(join(this.#folder, ...path.split("/"), "scenario.yaml"), "utf8"),
      shared: this.#shared,
      changes: {},
    };
    const { calibration, regimes } = this.#shared;
    const parsed = parseScenario({ ...source, shared: { calibration, regimes } });
    let following: Scenario | undefined;
    const scenario = () => {
      following ??= withPosterior(parsed.scenario, this.#shared);
      return following;
    };
    const description = describeParsed(path, parsed, new Map());
    const battery = { path, source, scenario, ...described(path, description, scenario) };
    this.#known.set(path, battery);
    return battery;
  }
}

/** Below scenarios/. */
export function pathOfAddress(address: string): string {
  return decodeURIComponent((address.split("?")[0] ?? "").replace(/^\/|\/$/g, ""));
}

type Described = Pick<Battery, "metadata" | "index" | "options" | "runIds">;

function described(
  path: string,
  { files, runIds }: Description,
  scenario: () => Scenario,
): Described {
  const all = new Set(runIds);
  const grid = "legacy";
  if (path.startsWith(`${grid}/`)) {
    const [info = ""] = files.values();
    return { ...gridOf(scenario(), path.slice(grid.length), info), runIds: all };
  }
  const { metadata } = parseMetadata(files.get(metadataFile) ?? "", metadataFile);
  const { index } = parseRunIndex(files.get(infoFile) ?? "", infoFile);
  if (!metadata || !index) throw new AddressError(`/${path} is no page with runs`);
  return { metadata, index, options: addressOptions(index, metadata), runIds: all };
}

/** A grid of spring 2020 has no description of its own: its viewer says what options mean. */
function gridOf(scenario: Scenario, path: string, info: string): Omit<Described, "runIds"> {
  const viewer = viewerAt(path);
  const { index } = parseLegacyIndex(info, path);
  if (!viewer || !index) throw new AddressError(`${path} is no page with runs`);
  const { region, startDay, endDay, sample } = scenario;
  const graphStartDay = graphStartOf(scenario);
  const ofViewer = legacyMetadata(viewer);
  const metadata: Metadata = {
    ...ofViewer,
    ...{ city: region, startDay, graphStartDay, endDay, rValueDay: startDay, sample },
  };
  const { sets } = legacyOptions(viewer, ofViewer, index);
  const measures = viewer.groups.flatMap((group) => group.measures);
  const keys = new Map(measures.map(({ column, key }) => [column, key]));
  return { metadata, index, options: { sets, keyOf: (name) => keys.get(name) ?? name } };
}

function runIdOf(battery: Battery, query: URLSearchParams): string {
  const runId = exactRun(battery, query);
  if (!battery.runIds.has(runId)) throw new AddressError(noSuchRun);
  return runId;
}
