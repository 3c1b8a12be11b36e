// Scenarios as published beside the data, for browsers that compute missing runs. index.json lists
// them, shared.json has what several of them share, <path>/scenario.yaml is the file itself.
import { withTopValues } from "@episcope/battery";
import type { RunJob } from "../compute/runJob.ts";
import { isInRunFolder } from "./layout.ts";
import { isInRanges, runRanges } from "./runRanges.ts";
import {
  headOf,
  type ScenarioSource,
  type SharedTexts,
  type SourceChanges,
} from "./scenarioSource.ts";

export interface ScenarioIndex {
  /** Fingerprint of the program that computed the published data. */
  readonly program: string;
  /** By path. */
  readonly scenarios: ReadonlyMap<string, IndexedScenario>;
}

export interface IndexedScenario {
  /** Changes whenever a result could. */
  readonly stamp: string;
  /** SHA-256 of the file of the scenario, as it was written. */
  readonly hash?: string;
  /** All runs that can be computed. */
  readonly runs: readonly string[];
}

export type SharedSource = Pick<ScenarioSource, "shared" | "changes">;

export const scenarioIndexFile = "index.json";
export const sharedSourceFile = "shared.json";

export function scenarioFile(path: string): string {
  return `${path}/scenario.yaml`;
}

export interface PublishableScenario {
  readonly runIds: Iterable<string>;
  /** Of any of its runs. */
  readonly job: RunJob;
}

/** File names are relative to the folder of scenarios. */
export function publishedScenarios(
  published: readonly PublishableScenario[],
  program: string,
): ReadonlyMap<string, string> {
  const indexed = published.map(
    ({ job: { battery, stamp, origin }, runIds }) =>
      [battery, { stamp, hash: origin?.scenarioHash, runs: runRanges(runIds) }] as const,
  );
  const { shared, changes } = published[0]?.job.source ?? { shared: noTexts, changes: {} };
  return new Map([
    [scenarioIndexFile, JSON.stringify({ program, scenarios: Object.fromEntries(indexed) })],
    [sharedSourceFile, JSON.stringify({ shared, changes } satisfies SharedSource)],
    ...published.map(({ job }) => [scenarioFile(job.battery), publishedText(job.source)] as const),
  ]);
}

/** Includes command-line options and the posterior. */
function publishedText(source: ScenarioSource): string {
  const head = headOf(source);
  return Object.keys(head).length === 0 ? source.text : withTopValues(source.text, head);
}

/** The scenario whose run a file below the data root belongs to. */
export function scenarioOfFile(
  { scenarios }: ScenarioIndex,
  path: string,
): ({ readonly path: string } & Pick<IndexedScenario, "stamp" | "hash">) | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  for (const [scenario, { stamp, hash, runs }] of scenarios) {
    if (!isInRunFolder(scenario, path)) continue;
    // RunIds have no dots, suffixes begin with one.
    if (!isInRanges(runs, name.replace(/\..*$/, ""))) return undefined;
    return { path: scenario, stamp, ...(hash !== undefined && { hash }) };
  }
  return undefined;
}

const noTexts: SharedTexts = { calibration: "{}", regimes: {} };

/** Undefined if the text is not an index. */
export function parseScenarioIndex(text: string): ScenarioIndex | undefined {
  const { program, scenarios } = objectOf(text);
  if (typeof program !== "string" || !isObject(scenarios)) return undefined;
  const indexed = Object.entries(scenarios).flatMap(([path, scenario]) =>
    isIndexed(scenario) ? [[path, scenario] as const] : [],
  );
  return { program, scenarios: new Map(indexed) };
}

function isIndexed(value: unknown): value is IndexedScenario {
  if (!isObject(value)) return false;
  const { stamp, hash, runs } = value;
  const isText = (part: unknown) => typeof part === "string";
  if (hash !== undefined && !isText(hash)) return false;
  return isText(stamp) && Array.isArray(runs) && runs.every(isText);
}

/** Undefined if the text is invalid. */
export function parseSharedSource(text: string): SharedSource | undefined {
  const { shared, changes } = objectOf(text);
  if (!isObject(shared) || !isObject(changes)) return undefined;
  const { calibration, regimes } = shared;
  if (typeof calibration !== "string" || !isTexts(regimes)) return undefined;
  return { shared: { calibration, regimes }, changes: changesOf(changes) };
}

/** The checks of scenarios apply to these, too. */
function changesOf(given: Readonly<Record<string, unknown>>): SourceChanges {
  const { seeds, members, sample, districts } = given;
  return {
    ...(typeof seeds === "number" && { seeds }),
    ...(typeof members === "number" && { members }),
    ...(typeof sample === "string" && { sample }),
    ...(districts === true && { districts }),
  };
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}
