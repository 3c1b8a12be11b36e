// A run that was killed goes on from its last checkpoint, with the same bytes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RunComputer, type RunFileKind, type RunJob } from "@episcope/scenario";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bundle, bundle } from "../fixtures/bundle.ts";
import { emptyFolder } from "../fixtures/runFixtures.ts";
import { smallJob } from "../fixtures/smallBattery.ts";
import { HelperFiles } from "./helperFiles.ts";

const dayCount = 76;

/** `day` is called after every simulated day. */
async function compute(
  job: RunJob,
  options: { readonly folder?: string; readonly checkpointDays?: number; day?(): void } = {},
) {
  const { folder, checkpointDays, day } = options;
  const warnings: string[] = [];
  const helpers = new HelperFiles({
    folder,
    onStored() {},
    onWarning: (message) => warnings.push(message),
  });
  const computer = new RunComputer({
    ...{ helpers, program: "v1", snapshotBytes: 1e8 },
    ...(checkpointDays !== undefined && { checkpointDays }),
  });
  const files = new Map<RunFileKind, Uint8Array>();
  let days = 0;
  await computer.compute(job, {
    onProgress: () => undefined,
    onFile: (kind, bytes) => void files.set(kind, bytes),
    pause: () => {
      days++;
      day?.();
      return undefined;
    },
  });
  return { files, days, warnings };
}

let program: Bundle;
let whole: ReadonlyMap<RunFileKind, Uint8Array>;
beforeAll(async () => {
  program = await bundle("fixtures/checkpointedRun.ts");
  ({ files: whole } = await compute(smallJob("sz1")));
}, 60_000);
afterAll(() => rmSync(program.folder, { recursive: true }));

/** Kills a run after so many days, or a little later. */
async function killedRun(afterDays: number): Promise<string> {
  const folder = emptyFolder();
  const child = spawn(process.execPath, [fileURLToPath(program.program), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let days = 0;
  child.stdout.on("data", (text: Buffer) => {
    days += text.length;
    if (days >= afterDays) child.kill("SIGKILL");
  });
  await ended;
  return folder;
}

test.each([11, 23, 40, 64])("killed after %i days", { timeout: 60_000 }, async (afterDays) => {
  const folder = await killedRun(afterDays);
  const { files, days, warnings } = await compute(smallJob("sz1"), { folder, checkpointDays: 10 });
  expect(files).toEqual(whole);
  expect(days).toBeLessThanOrEqual(dayCount - 10 * Math.floor((afterDays - 1) / 10));
  expect(warnings).toEqual([]);
});

test("of several seeds, those that are done are not computed again", {
  timeout: 60_000,
}, async () => {
  const job = smallJob("sz1", { seeds: 2 });
  const { files: expected } = await compute(job);
  const folder = emptyFolder();
  let days = 0;
  const stopped = compute(job, {
    ...{ folder, checkpointDays: 30 },
    day: () => {
      days++;
      if (days === dayCount + 40) throw new Error("stopped");
    },
  });
  await expect(stopped).rejects.toThrow("stopped");
  const resumed = await compute(job, { folder, checkpointDays: 30 });
  expect(resumed.files).toEqual(expected);
  expect(resumed.days).toBe(dayCount - 30);
});

test("a damaged checkpoint is told, and the run computed from its first day", async () => {
  const folder = await killedRun(23);
  const checkpoints = join(folder, "checkpoints");
  const [name = ""] = readdirSync(checkpoints).filter((each) => !each.startsWith("."));
  writeFileSync(join(checkpoints, name), readFileSync(join(checkpoints, name)).subarray(0, 5000));
  const { files, days, warnings } = await compute(smallJob("sz1"), { folder, checkpointDays: 10 });
  expect(files).toEqual(whole);
  expect(days).toBe(dayCount);
  expect(warnings).toEqual([expect.stringMatching(/^checkpoints\/.* is damaged and made anew/)]);
});

test("without the option, nothing is kept", async () => {
  const folder = emptyFolder();
  await compute(smallJob("sz4"), { folder });
  expect(readdirSync(folder)).not.toContain("checkpoints");
});
