// Small things that tests need: folders, runs, results.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeZip } from "@episcope/battery";
import type { ComputeWatch, Describe, RunJob } from "@episcope/scenario";
import {
  animationLayout,
  animationRunId,
  batteryLayout,
  filesOfRun,
  isAnimation,
  isLegacy,
  type Layout,
  legacyInfoFile,
  legacyLayout,
  ScenarioError,
} from "@episcope/scenario";
import { afterAll } from "vitest";

/** An empty folder that is removed after the tests of the file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "episcope-runner-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeTestFile(folder: string, path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export function testJob(runId: string, stamp = "stamp", battery = "city/2020-06-05"): RunJob {
  const shared = { calibration: "", regimes: {} };
  const files = filesOfRun(layoutOf(battery), runId);
  return { battery, runId, stamp, files, source: { battery, text: "", shared, changes: {} } };
}

function layoutOf(battery: string): Layout {
  if (isAnimation(battery)) return animationLayout(battery);
  return isLegacy(battery) ? legacyLayout(battery, "infections.csv") : batteryLayout(battery);
}

/** An archive that tells who it belongs to. */
export function testZip({ battery, runId, stamp }: RunJob): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(`${battery} ${runId} ${stamp}`);
  return writeZip([{ name: `${runId}.infections.txt.csv`, bytes }]);
}

export const testMap = new TextEncoder().encode("daysSinceStart\n1\n");

export function testTable({ battery, runId, stamp }: RunJob): Uint8Array {
  return new TextEncoder().encode(`day,${battery} ${runId} ${stamp}\n1,40\n`);
}

/** Not more than something to be kept. */
export function testAnimation({ battery, runId, stamp }: RunJob): Uint8Array {
  return new TextEncoder().encode(`EPAN ${battery} ${runId} ${stamp}`);
}

/** Hands over the files of a run. */
export async function deliver(
  job: RunJob,
  { onFile }: Pick<ComputeWatch, "onFile">,
): Promise<void> {
  if (job.files.has("table")) {
    onFile("table", testTable(job));
    return;
  }
  if (job.files.has("animation")) {
    onFile("animation", testAnimation(job));
    return;
  }
  onFile("zip", await testZip(job));
  onFile("infectionLoc.csv.gz", testMap);
}

/** Reads scenarios of one line: the number of runs, optionally the name of a regime. */
export const testDescribe: Describe = ({ battery, text, changes }, published) => {
  const [count = "", regime] = text.trim().split(/\s+/);
  if (!/^\d+$/.test(count)) {
    throw new ScenarioError([
      { file: `${battery}/scenario.yaml`, line: 1, column: 1, reason: `"${count}" is no number` },
    ]);
  }
  const regimes = regime === undefined ? [] : [regime];
  const layout = layoutOf(battery);
  if (isAnimation(battery)) {
    const runIds = [animationRunId(battery)];
    return { layout, files: new Map(), runIds, defaultRunIds: runIds, regimes };
  }
  const runIds = Array.from({ length: Number(count) + 1 }, (_, index) => `sz${index}`);
  const index = `RunId\n${runIds.slice(1).join("\n")}\n`;
  return {
    layout,
    files: isLegacy(battery)
      ? new Map([[legacyInfoFile(battery), index]])
      : new Map([
          ...published,
          ["metadata.yaml", `city: ${battery}\nseeds: ${changes.seeds ?? 1}\n`],
          ["_info.txt", index],
        ]),
    runIds,
    defaultRunIds: ["sz1", "sz0"],
    regimes,
  };
};

export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>["resolve"] = () => {};
  let reject: Deferred<T>["reject"] = () => {};
  const promise = new Promise<T>((resolveIt, rejectIt) => {
    resolve = resolveIt;
    reject = rejectIt;
  });
  return { promise, resolve, reject };
}
