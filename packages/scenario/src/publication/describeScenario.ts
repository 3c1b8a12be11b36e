// Creates the small files that are published of a scenario.
import { legacyEntry, parseMetadata, type RunIndex } from "@episcope/battery";
import { metadataFile, notesFile, type Problem, problem } from "@episcope/common";
import { batteryFiles, defaultRunId } from "../batteryFiles.ts";
import { legacyInfo } from "../legacyFiles.ts";
import { baseRunId, memberCount, runsOf } from "../runs.ts";
import type { Scenario } from "../scenario.ts";
import {
  animationLayout,
  animationRunId,
  batteryLayout,
  isAnimation,
  isLegacy,
  type Layout,
  legacyInfoFile,
  legacyLayout,
} from "./layout.ts";
import { type ParsedScenario, parseScenario } from "./parseScenario.ts";
import { ScenarioError } from "./scenarioError.ts";
import type { ScenarioSource } from "./scenarioSource.ts";

export interface Description {
  readonly layout: Layout;
  /** Description, run table, notes and charts, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Those of the run table and the base run. */
  readonly runIds: readonly string[];
  /** The run that a page shows without any choice, and the base run. */
  readonly defaultRunIds: readonly string[];
  /** Names of the regimes that the scenario uses. */
  readonly regimes: readonly string[];
  /** What the scenario needs of the posterior of its region. */
  readonly posterior: string | undefined;
  /** Of the ensemble of each run. */
  readonly members: number;
}

/** `published` contains notes and charts. Throws a ScenarioError if the scenario is broken. */
export type Describe = (
  source: ScenarioSource,
  published: ReadonlyMap<string, string>,
) => Description;

export const describeScenario: Describe = (source, published) =>
  describeParsed(source.battery, parseScenario(source), published);

/** Throws a ScenarioError if its path is not for such a scenario. */
export function describeParsed(
  battery: string,
  { scenario, regimes }: ParsedScenario,
  published: ReadonlyMap<string, string>,
): Description {
  checkPlace(battery, scenario);
  const posterior = scenario.posterior && JSON.stringify(scenario.posterior);
  if (isAnimation(battery)) return { ...animationOf(battery), regimes, posterior, members: 1 };
  const index = runsOf(scenario);
  const { layout, files, defaultRunId } = publicationOf(battery, scenario, index, published);
  const base = baseRunId(scenario);
  const baseRunIds = base === undefined ? [] : [base];
  return {
    layout,
    files,
    runIds: [...index.runs.map(({ runId }) => runId), ...baseRunIds],
    defaultRunIds: [...(defaultRunId === undefined ? [] : [defaultRunId]), ...baseRunIds],
    regimes,
    posterior,
    members: memberCount(scenario),
  };
}

function animationOf(path: string): Omit<Description, "regimes" | "posterior" | "members"> {
  const runIds = [animationRunId(path)];
  return { layout: animationLayout(path), files: new Map(), runIds, defaultRunIds: runIds };
}

interface Publication {
  readonly layout: Layout;
  readonly files: ReadonlyMap<string, string>;
  readonly defaultRunId: string | undefined;
}

function publicationOf(
  path: string,
  scenario: Scenario,
  index: RunIndex,
  published: ReadonlyMap<string, string>,
): Publication {
  const { legacy } = scenario;
  if (legacy) {
    return {
      layout: legacyLayout(path, legacyEntry(legacy.form)),
      files: new Map([[legacyInfoFile(path), legacyInfo(scenario)]]),
      defaultRunId: legacy.defaultRunId,
    };
  }
  const files = batteryFiles(scenario, published.has(notesFile));
  const { metadata } = parseMetadata(files.get(metadataFile) ?? "", metadataFile);
  return {
    layout: batteryLayout(path),
    files: new Map([...published, ...files]),
    defaultRunId: metadata && defaultRunId(metadata, index),
  };
}

/**
 * The path determines the kind of a scenario, and the names of its files below legacy/ and
 * animation/.
 */
function checkPlace(path: string, scenario: Scenario): void {
  const found = misplacement(path, scenario);
  if (found === undefined) return;
  throw new ScenarioError([{ file: `${path}/scenario.yaml`, line: 1, column: 1, ...found }]);
}

function misplacement(path: string, scenario: Scenario): Problem | undefined {
  const { legacy, options, fixed, base, runName } = scenario;
  if (legacy && !isLegacy(path)) return problem("legacyElsewhere");
  if (!legacy && isLegacy(path)) return problem("legacyMissing");
  if (!isAnimation(path)) return undefined;
  if (options.length > 0 || fixed.length > 0 || base) return problem("animationWithOptions");
  const name = animationRunId(path);
  return runName === name ? undefined : problem("animationName", { name });
}
