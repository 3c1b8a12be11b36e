// A run of the lab, with what the build knows of its place.
import sources from "virtual:lab/sources";
import {
  type LabFile,
  type LabSource,
  labBatteryText,
  labJob,
  type NamedLab,
} from "@episcope/scenario";
import { labMembers } from "@episcope/scenario/lab";
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

/** Scenarios of one place as a battery. Undefined if the lab does not know it. */
export async function labFileText(scenarios: readonly NamedLab[]): Promise<string | undefined> {
  const source = await sourceOf(scenarios[0]?.lab.place ?? "");
  const { usual: members } = labMembers;
  return source && labBatteryText(scenarios, { regime: source.regime, sample: "demo", members });
}

async function sourceOf(place: string): Promise<LabSource | undefined> {
  const load = Object.hasOwn(sources, place) ? sources[place] : undefined;
  return load && (await load()).default;
}
