// A small battery of the real model: 6,000 people of Heinsberg, two options that begin to act on different days; and the animation of the portal with
// fewer people.
import { readFileSync } from "node:fs";
import type { RunJob, SourceChanges } from "@episcope/scenario";
import { animationLayout, batteryLayout, filesOfRun, legacyLayout } from "@episcope/scenario";

const text = `
region: heinsberg
profile: classic2020
sample: tiny
seeds: 1
runName: sz
start: 2020-02-15
end: 2020-04-30
changes:
  - imports: { strain: SARS_CoV_2, from: 2020-02-15, to: 2020-03-10, perDay: 120 }
base:
  - restrict: { activities: outOfHome, from: 2020-04-01, remaining: 1 }
groups:
  - heading: Measures
    options:
      - name: leisure
        title: Leisure
        values:
          "0.1":
            - restrict: { activities: leisure, from: 2020-03-22, remaining: 0.1 }
          "0.9":
            - restrict: { activities: leisure, from: 2020-03-22, remaining: 0.9 }
      - name: work
        title: Work
        values:
          "0.2":
            - restrict: { activities: workBusiness, from: 2020-04-05, remaining: 0.2 }
          "0.8":
            - restrict: { activities: workBusiness, from: 2020-04-05, remaining: 0.8 }
`;

const grid = `legacy: { tables: csv, people: city, defaultRun: sz1 }\n`;

/** The same as a grid of spring 2020. */
export function gridJob(runId: string, changes: SourceChanges = {}): RunJob {
  const job = smallJob(runId, changes, `${text}${grid}`);
  const files = filesOfRun(legacyLayout("legacy/small", "infections.csv"), runId);
  return { ...job, stamp: `grid${job.stamp}`, files };
}

const animation = "animation/berlin";

/** As it lies in the folder of scenarios. */
export function animationText(): string {
  const file = new URL(`../../../../scenarios/${animation}/scenario.yaml`, import.meta.url);
  return readFileSync(file, "utf8");
}

/** With more people who begin, so that it does not die out in a small sample; and the same run as that of a battery. */
export function animationJobs(changes: SourceChanges): {
  readonly animation: RunJob;
  readonly run: RunJob;
} {
  const run = smallJob("berlin1", changes, animationText().replace(/perDay: \d+/, "perDay: 8000"));
  const files = filesOfRun(animationLayout(animation), "berlin");
  return { animation: { ...run, runId: "berlin", stamp: `animation${run.stamp}`, files }, run };
}

/** Days before the first option acts: 15 February to 21 March. */
export const sharedDays = 36;

export function smallJob(runId: string, changes: SourceChanges = {}, wanted = text): RunJob {
  const battery = "heinsberg/small";
  const shared = { calibration: "{}", regimes: {} };
  const stamp = JSON.stringify(changes).replace(/\W+/g, "-");
  const files = filesOfRun(batteryLayout(battery), runId);
  return { battery, runId, stamp, files, source: { battery, text: wanted, shared, changes } };
}

export function brokenJob(): RunJob {
  return smallJob("sz1", {}, text.replace("remaining: 0.1", "remaining: 1.1"));
}
