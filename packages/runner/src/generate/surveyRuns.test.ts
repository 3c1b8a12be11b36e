import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Compute } from "@episcope/scenario";
import { expect, test } from "vitest";
import { deliver, describeFixture, emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { generateBatteries } from "./generateBatteries.ts";
import { measureRuns } from "./measureRuns.ts";
import { surveyRuns } from "./surveyRuns.ts";

function makeSweep() {
  const [scenarios, root] = [emptyFolder(), emptyFolder()];
  writeFixture(scenarios, "city/a/scenario.yaml", "3");
  writeFixture(scenarios, "city/b/scenario.yaml", "1");
  const plan = {
    ...{ scenarios, root, program: "v1", batteries: [], changes: {}, describe: describeFixture },
    runs: "all" as const,
  };
  const survey = async () =>
    (await surveyRuns(plan)).map(({ battery, runs, missing }) => [
      battery,
      runs,
      missing.map(({ runId }) => runId),
    ]);
  const generate = (number: number) =>
    generateBatteries({
      ...plan,
      helperFolder: root,
      shard: { number, count: 2 },
      threads: 1,
      isResuming: true,
      threadProgram: new URL("data:text/javascript,"),
      signal: new AbortController().signal,
      log: () => undefined,
      compute: deliver,
    });
  return { root, plan, survey, generate };
}

test("says what is missing over all parts, file by file", async () => {
  const { root, survey, generate } = makeSweep();
  expect(await survey()).toEqual([
    ["city/a", 4, ["sz0", "sz1", "sz2", "sz3"]],
    ["city/b", 2, ["sz0", "sz1"]],
  ]);
  await generate(1);
  expect(await survey()).toEqual([
    ["city/a", 4, ["sz0", "sz2"]],
    ["city/b", 2, ["sz0"]],
  ]);
  await generate(0);
  const summaries = join(root, "battery/city/a/summaries");
  rmSync(join(summaries, "sz2.infectionLoc.csv.gz"));
  writeFixture(summaries, "sz3.zip", "cut off");
  expect(await survey()).toEqual([
    ["city/a", 4, ["sz2", "sz3"]],
    ["city/b", 2, []],
  ]);
});

test("a measured run finds what the one before it has kept, and nothing stays", async () => {
  const { plan } = makeSweep();
  const [survey] = await surveyRuns(plan);
  if (!survey) throw new Error("no battery");
  const warnings: string[] = [];
  // Each run says which files there are, and adds one.
  const thread = `
    import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
    import { parentPort, workerData } from "node:worker_threads";
    parentPort.on("message", ({ job: { runId } }) => {
      const folder = workerData.cacheFolder;
      const message = folder + " " + readdirSync(folder).join();
      parentPort.postMessage({ kind: "warning", message });
      writeFileSync(folder + "/" + runId, "");
      parentPort.postMessage({ kind: "done" });
    });`;
  await measureRuns(survey, {
    ...{ program: "v1", threads: 2 },
    threadProgram: new URL(`data:text/javascript,${encodeURIComponent(thread)}`),
    signal: new AbortController().signal,
    log: (message) => warnings.push(message),
  });
  const [folder = "", before] = warnings[0]?.split(" ") ?? [];
  expect([before, warnings[1]]).toEqual(["", `${folder} sz0`]);
  expect(existsSync(folder)).toBe(false);
});

test("measures two runs, and multiplies", async () => {
  const { plan } = makeSweep();
  const [a, b] = await surveyRuns(plan);
  if (!a || !b) throw new Error("no batteries");
  let clock = 0;
  const computed: string[] = [];
  const compute: Compute = async (job, watch) => {
    clock += computed.length === 0 ? 90_000 : 30_000;
    computed.push(job.runId);
    await deliver(job, watch);
  };
  const options = {
    ...{ program: "v1", threadProgram: new URL("data:text/javascript,") },
    signal: new AbortController().signal,
    log: () => undefined,
    now: () => clock,
    compute,
  };
  const costs = await measureRuns(a, { ...options, threads: 2 });
  expect(computed).toEqual(["sz0", "sz1"]);
  // Two threads begin with 90 s each; of four runs two are left, with 30 s each.
  expect(costs).toMatchObject({ firstSeconds: 90, laterSeconds: 30, coreHours: 240 / 3600 });
  expect(costs?.bytesPerRun).toBeGreaterThan(100);
  const single = { ...b, missing: b.missing.slice(0, 1) };
  expect(await measureRuns(single, { ...options, threads: 8 })).toMatchObject({
    laterSeconds: 30,
    coreHours: 30 / 3600,
  });
  expect(await measureRuns({ ...b, missing: [] }, { ...options, threads: 1 })).toBeUndefined();
});
