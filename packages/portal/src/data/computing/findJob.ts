// Finds the run of a file path in the published scenarios.
import {
  describeScenario,
  filesWith,
  type LabFile,
  labFileAt,
  parseSharedSource,
  runFileAt,
  type ScenarioSource,
  type SharedSource,
  scenarioFile,
  scenarioOfFile,
  sharedSourceFile,
} from "@episcope/scenario";
import { FetchError } from "../network/fetchError.ts";
import { fetchText } from "../network/fetchText.ts";
import { fileUrl } from "../paths.ts";
import { buildIdentity } from "./buildIdentity.ts";
import type { ComputedAddress, FoundJob } from "./foundJob.ts";
import { readScenarioIndex } from "./scenarioIndex.ts";

/** Undefined if there is no such run. */
export async function findJob({ scenarios, path }: ComputedAddress): Promise<FoundJob | undefined> {
  const labFile = labFileAt(path);
  if (labFile) return await findLabJob(labFile);
  if (scenarios === undefined) return undefined;
  const index = await readScenarioIndex(scenarios);
  const scenario = index && scenarioOfFile(index, path);
  if (!scenario) return undefined;
  const { path: battery, stamp, hash } = scenario;
  const source = await readSource(scenarios, battery);
  const { layout, runIds, members } = describeScenario(source, new Map());
  const file = runFileAt(layout, path);
  if (!file || !runIds.includes(file.runId) || file.member > members) return undefined;
  if (file.kind === "ensemble" && members < 2) return undefined;
  const { runId, member } = file;
  const files = filesWith(layout, file);
  const origin = { build: buildIdentity, ...(hash !== undefined && { scenarioHash: hash }) };
  return { job: { battery, runId, member, source, origin, stamp, files }, program: index.program };
}

/** Only where the lab is used. */
async function findLabJob(file: LabFile): Promise<FoundJob | undefined> {
  const { labRunJob } = await import("./labRunJob.ts");
  return await labRunJob(file);
}

async function readSource(scenarios: string, battery: string): Promise<ScenarioSource> {
  const [text, shared] = await Promise.all([
    fetchText(fileUrl(scenarios, scenarioFile(battery)) ?? ""),
    readShared(scenarios + sharedSourceFile),
  ]);
  return { battery, text, ...shared };
}

async function readShared(url: string): Promise<SharedSource> {
  const shared = parseSharedSource(await fetchText(url));
  if (!shared) throw new FetchError("notText", url);
  return shared;
}
