// From a file of the lab to the run that makes it.
import { parseDay } from "@episcope/common";
import type { BuildIdentity, RunJob } from "../compute/runJob.ts";
import { filesWith } from "../publication/layout.ts";
import { type LabFile, labLayout } from "./labFile.ts";
import type { LabSource } from "./labPlace.ts";
import { labFolders, labMembers, labRunName, labStart } from "./labRunId.ts";
import { labSample } from "./labSample.ts";
import { labRunText } from "./labText.ts";

/** `program` is the fingerprint of the program. */
export function labJob(
  file: LabFile,
  source: LabSource,
  program: string,
  build?: BuildIdentity,
): RunJob {
  const { runId, member, lab, size } = file;
  const { place, first, last } = lab;
  const { calibration, regime, posterior } = source;
  const battery = labFolders[size];
  const options = { regime, sample: labSample(place, size), members: labMembers[size] };
  return {
    battery,
    runId,
    member,
    stamp: `${program}-${size}-${runId}`,
    files: filesWith(labLayout(size), file),
    source: {
      battery,
      text: labRunText(lab, labRunName(runId), options),
      shared: { calibration, regimes: { [place]: regime }, posteriors: { [place]: posterior } },
      changes: {},
    },
    origin: { ...(build && { build }), isUnpublished: true },
    past: {
      name: `lab-${program}-${size}-${place}-${first}-${last}`,
      days: first - (parseDay(labStart) ?? 0),
    },
  };
}
