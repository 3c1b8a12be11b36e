// Reads and checks a scenario file: every fault is reported with its position before anything is
// computed.
import {
  maxMembers,
  type ParsedYaml,
  parseYaml,
  readYaml,
  type YamlFile,
  yamlFile,
} from "@episcope/battery";
import { type Fault, problem, regionNames, regionRecord } from "@episcope/common";
import {
  anything,
  fields,
  listOf,
  type Mapping,
  Place,
  required,
  type Type,
  text,
  wholeNumber,
} from "@episcope/common/reading";
import { readCalibration } from "./calibration.ts";
import { checkScenario } from "./checkScenario.ts";
import { LruCache } from "./compute/lruCache.ts";
import { readLegacyGrid } from "./legacyGrid.ts";
import type { Posterior } from "./posterior/posterior.ts";
import { parsePosterior } from "./posterior/posteriorText.ts";
import { readChanges } from "./readChanges.ts";
import { date, flag, oneOf, placeIn, positive, type RunPlace } from "./reading/types.ts";
import { readOptions } from "./readOptions.ts";
import type { PageSettings, Regime, Scenario } from "./scenario.ts";

export interface SharedFiles {
  /** Texts of regimes by name. */
  readonly regimes: ReadonlyMap<string, string>;
  /** Text of calibration.yaml. */
  readonly calibration: string;
}

export interface ReadScenario {
  /** Missing if there is any fault. */
  readonly scenario: Scenario | undefined;
  readonly faults: readonly Fault[];
}

const sampleType: Type<string | number> = (raw, place) =>
  typeof raw === "string" || (typeof raw === "number" && raw > 0 && raw <= 1)
    ? raw
    : place.fault(problem("sampleForm"));

/** As many as two cores compute while a visitor reads the first answer. */
const defaultMembers = 16;

const head = fields({
  region: required(oneOf(...regionNames())),
  profile: required(oneOf("classic2020", "berlin2021", "cologne2022")),
  sample: required(sampleType),
  seeds: wholeNumber(1, 20),
  members: wholeNumber(1, maxMembers),
  districts: flag,
  runName: required(text),
  start: required(date),
  end: required(date),
  regime: anything,
  page: anything,
  changes: anything,
  base: anything,
  groups: anything,
  fixed: anything,
  legacy: anything,
  posterior: text,
});

const pageFields = fields({
  graphStart: date,
  rValueDate: date,
  heatMapMaxValue: positive,
  ignoredPlots: listOf(text),
});

const regimeFields = fields({ name: required(text), until: date, follows: date, hindsight: flag });

const regimeFile = fields({ changes: required(anything) });

const maxDays = 2000;
const maxRuns = 20_000;

/** A few regimes are those of many scenarios, and the lab reads the same with every edit. */
const sharedFiles = new LruCache<ParsedYaml>(4);

function readShared(text: string, file: string): YamlFile {
  const parsed = sharedFiles.get(text) ?? parseYaml(text);
  sharedFiles.set(text, parsed);
  return yamlFile(parsed, file);
}

/** Overrides are top-level keys that replace those of the file. */
export function readScenario(
  text: string,
  file: string,
  shared: SharedFiles,
  overrides: Mapping = {},
): ReadScenario {
  const yaml = readYaml(text, file);
  const furtherFiles: YamlFile[] = [];
  const top = yaml.mapping && { ...yaml.mapping, ...overrides };
  const scenario = top && assemble(yaml, top, shared, furtherFiles);
  const faults = [yaml, ...furtherFiles].flatMap((source) => source.faults.faults);
  return { scenario: faults.length > 0 ? undefined : scenario, faults };
}

function assemble(
  yaml: YamlFile,
  top: Mapping,
  shared: SharedFiles,
  furtherFiles: YamlFile[],
): Scenario | undefined {
  const given = head(top, placeIn(yaml, { startDay: 0, endDay: 0 }, undefined, true));
  if (!given) return undefined;
  const { region, profile, start, end, runName } = given;
  if (end <= start) yaml.fault(["end"], problem("endBeforeStart"));
  if (end - start + 1 > maxDays) yaml.fault(["end"], problem("tooManyDays", { most: maxDays }));
  if (end <= start || end - start + 1 > maxDays) return undefined;
  if (!/^[A-Za-z][\w-]*$/.test(runName)) yaml.fault(["runName"], problem("runNameForm"));
  const at = placeIn(yaml, { startDay: start, endDay: end });
  const { groups, fixed, catalogue } = readOptions(yaml, at, given.groups, given.fixed);
  for (const key of given.legacy === undefined ? [] : (["page", "fixed"] as const)) {
    if (given[key] !== undefined) yaml.faultAtKey([key], problem("notBesideLegacy", { key }));
  }
  const combinations = [...catalogue.values()].reduce((runs, { length }) => runs * length, 1);
  if (combinations > maxRuns)
    yaml.fault(["groups"], problem("tooManyRuns", { count: combinations, most: maxRuns }));
  const changesOf = (name: "changes" | "base") =>
    given[name] === undefined ? undefined : readChanges(yaml, given[name], [name], catalogue);
  const calibration = readShared(shared.calibration, "calibration.yaml");
  furtherFiles.push(calibration);
  const regime = readRegime(yaml, at, given.regime, shared, furtherFiles);
  const options = groups.flatMap((group) => group.options);
  const scenario: Scenario = {
    region,
    profile,
    sample: sampleOf(yaml, region, given.sample),
    seeds: given.seeds ?? 1,
    members: given.members ?? defaultMembers,
    countsDistricts: given.districts ?? false,
    runName,
    startDay: start,
    endDay: end,
    ...readCalibration(calibration, region, profile),
    regime: regime?.regime,
    posterior: readPosterior(yaml, given.posterior),
    page: readPage(at, given.page),
    changes: changesOf("changes") ?? [],
    base: changesOf("base"),
    groups,
    options,
    fixed,
    legacy: readLegacyGrid(yaml, at, given.legacy, options),
  };
  // Structural faults would only cause further ones.
  const isValid = [yaml, ...furtherFiles].every(({ faults }) => faults.faults.length === 0);
  if (isValid) checkScenario(scenario, yaml, regime?.yaml);
  return scenario;
}

function sampleOf(yaml: YamlFile, region: string, given: string | number): number {
  if (typeof given === "number") return given;
  const { samples } = regionRecord(region);
  const sample = Object.hasOwn(samples, given) ? samples[given] : undefined;
  if (sample === undefined)
    yaml.fault(["sample"], problem("presetUnknown", { region, preset: given }));
  return sample ?? 1;
}

function readPosterior(yaml: YamlFile, given: string | undefined): Posterior | undefined {
  const posterior = given === undefined ? undefined : parsePosterior(given);
  if (given !== undefined && !posterior) yaml.fault(["posterior"], problem("posteriorForm"));
  return posterior;
}

function readPage(at: RunPlace, raw: unknown): PageSettings {
  const given = raw === undefined ? undefined : pageFields(raw, at.at("page"));
  return {
    graphStart: given?.graphStart,
    rValueDate: given?.rValueDate,
    heatMapMaxValue: given?.heatMapMaxValue,
    ignoredPlots: given?.ignoredPlots ?? [],
  };
}

function readRegime(
  yaml: YamlFile,
  at: RunPlace,
  raw: unknown,
  shared: SharedFiles,
  furtherFiles: YamlFile[],
): { readonly regime: Regime; readonly yaml: YamlFile } | undefined {
  if (raw === undefined) return undefined;
  // What is known in advance may be later than the end of the run.
  const given = regimeFields(raw, placeIn(yaml, at.known, undefined, true).at("regime"));
  if (!given) return undefined;
  if (given.until !== undefined && given.until < at.known.startDay)
    yaml.fault(["regime", "until"], problem("untilBeforeStart"));
  const text = shared.regimes.get(given.name);
  if (text === undefined) {
    yaml.fault(["regime", "name"], problem("regimeUnknown", { regime: given.name }));
    return undefined;
  }
  const file = readShared(text, `regimes/${given.name}.yaml`);
  furtherFiles.push(file);
  const course = file.mapping && regimeFile(file.mapping, new Place(file, {}, true));
  const changes = course ? readChanges(file, course.changes, ["changes"], new Map(), true) : [];
  const { name, until = Number.POSITIVE_INFINITY, follows = until, hindsight = false } = given;
  return { regime: { name, changes, until, follows, hasHindsight: hindsight }, yaml: file };
}
