// A run of the lab, with what the build knows of its place.
import sources from "virtual:lab/sources";
import { type LabFile, labJob } from "@episcope/scenario";
import type { FoundJob } from "./foundJob.ts";

/** Undefined if the lab does not know the place. */
export async function labRunJob(file: LabFile): Promise<FoundJob | undefined> {
  const { place } = file.lab;
  const load = Object.hasOwn(sources, place) ? sources[place] : undefined;
  if (!load) return undefined;
  const { default: source } = await load();
  // The name of this script changes with the model.
  const program = import.meta.url.replace(/^.*\//, "");
  return { job: labJob(file, source, program), program };
}
