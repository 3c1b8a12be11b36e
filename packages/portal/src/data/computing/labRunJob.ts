// A run of the lab, with what the build knows of its place.
import sources from "virtual:lab/sources";
import { scenarioTextFile } from "@episcope/common";
import {
  type LabFile,
  type LabSource,
  labBatteryText,
  labJob,
  labOfRun,
  labSample,
  type NamedLab,
  type TakenOver,
} from "@episcope/scenario";
import { type LabSize, labMembers } from "@episcope/scenario/lab";
import { fetchText } from "../network/fetchText.ts";
import { buildIdentity } from "./buildIdentity.ts";
import type { FoundJob } from "./foundJob.ts";

/** Undefined if the lab does not know the place. */
export async function labRunJob(file: LabFile): Promise<FoundJob | undefined> {
  const source = await sourceOf(file.lab.place);
  if (!source) return undefined;
  // The name of this script changes with the model.
  const program = import.meta.url.replace(/^.*\//, "");
  return { job: labJob(file, source, program, buildIdentity), program };
}

/** Scenarios of one place, and the size of the city they were seen in. */
export interface LabFileContent {
  readonly scenarios: readonly NamedLab[];
  readonly size: LabSize;
}

/** As a battery, with the same runs as the page. Undefined if the lab does not know the place. */
export async function labFileText({
  scenarios,
  size,
}: LabFileContent): Promise<string | undefined> {
  const place = scenarios[0]?.lab.place ?? "";
  const source = await sourceOf(place);
  if (!source) return undefined;
  const options = { sample: labSample(place, size), members: labMembers[size] };
  return labBatteryText(scenarios, { regime: source.regime, ...options });
}

export interface ShownScenario {
  /** Address of the battery, with a trailing slash. */
  readonly battery: string;
  readonly runId: string;
  readonly place: string;
}

/** Undefined if the lab cannot begin with it. Throws if the battery does not say what it is. */
export async function labTakenOver({
  battery,
  runId,
  place,
}: ShownScenario): Promise<TakenOver | undefined> {
  const source = await sourceOf(place);
  if (!source) return undefined;
  const text = await fetchText(battery + scenarioTextFile);
  return labOfRun({ text, runId, place }, source);
}

async function sourceOf(place: string): Promise<LabSource | undefined> {
  const load = Object.hasOwn(sources, place) ? sources[place] : undefined;
  return load && (await load()).default;
}
