// The run that an address of the portal shows, from the scenarios.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Metadata, parseMetadata, parseRunIndex, type RunIndex } from "@episcope/battery";
import { infoFile, metadataFile } from "@episcope/common";
import {
  type Description,
  describeScenario,
  graphStartDay as graphStartOf,
  parseScenario,
  runsOf,
  type Scenario,
  type ScenarioSource,
} from "@episcope/scenario";
import { AddressError, exactRun, noSuchRun } from "../../src/viewer/address/exactRun.ts";

export interface Battery {
  /** Path below scenarios/. */
  readonly path: string;
  readonly source: ScenarioSource;
  /** With the posterior of its region, which is read only for this. */
  scenario(): Scenario;
  readonly metadata: Metadata;
  readonly index: RunIndex;
  readonly runIds: ReadonlySet<string>;
  /** Of a grid of spring 2020, of which only the first shown run has an address here. */
  readonly onlyRun: string | undefined;
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
    let parsed: Scenario | undefined;
    const scenario = () => {
      parsed ??= parseScenario(source).scenario;
      return parsed;
    };
    const { calibration, regimes } = this.#shared;
    const description = describeScenario(
      { ...source, shared: { calibration, regimes } },
      new Map(),
    );
    const battery = { path, source, scenario, ...described(path, description, scenario) };
    this.#known.set(path, battery);
    return battery;
  }
}

/** Below scenarios/. */
export function pathOfAddress(address: string): string {
  return decodeURIComponent((address.split("?")[0] ?? "").replace(/^\/|\/$/g, ""));
}

type Described = Pick<Battery, "metadata" | "index" | "runIds" | "onlyRun">;

function described(
  path: string,
  { files, runIds, defaultRunIds }: Description,
  scenario: () => Scenario,
): Described {
  if (path.startsWith("legacy/")) return gridOf(scenario(), runIds, defaultRunIds[0]);
  const { metadata } = parseMetadata(files.get(metadataFile) ?? "", metadataFile);
  const { index } = parseRunIndex(files.get(infoFile) ?? "", infoFile);
  if (!metadata || !index) throw new AddressError(`/${path} is no page with runs`);
  return { metadata, index, runIds: new Set(runIds), onlyRun: undefined };
}

/** A grid of spring 2020 has no description of its own. */
function gridOf(
  scenario: Scenario,
  runIds: readonly string[],
  onlyRun: string | undefined,
): Described {
  const { region, startDay, endDay, sample } = scenario;
  const graphStartDay = graphStartOf(scenario);
  return {
    metadata: {
      viewerVersion: 1,
      city: region,
      zipFolder: "",
      info: "",
      readme: undefined,
      runName: undefined,
      ...{ startDay, graphStartDay, endDay, sample },
      rValueDay: startDay,
      shifts: [0],
      shiftColumn: "offset",
      ignoredPlots: [],
      heatMapMaxValue: 0,
      optionGroups: [],
    },
    index: runsOf(scenario),
    runIds: new Set(runIds),
    onlyRun,
  };
}

function runIdOf({ index, metadata, runIds, onlyRun }: Battery, query: URLSearchParams): string {
  if (onlyRun !== undefined) {
    if (query.size === 0) return onlyRun;
    throw new AddressError("a grid of spring 2020 takes no options here");
  }
  const runId = exactRun({ index, metadata }, query);
  if (!runIds.has(runId)) throw new AddressError(noSuchRun);
  return runId;
}
