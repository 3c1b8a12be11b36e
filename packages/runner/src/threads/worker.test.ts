// The real model in a real thread.
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { memorySource, openRunArchive } from "@episcope/battery";
import type { RunFileKind, RunJob } from "@episcope/scenario";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bundle, bundle } from "../fixtures/bundle.ts";
import { emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { brokenJob, smallJob } from "../fixtures/smallBattery.ts";
import { ThreadPool } from "./threadPool.ts";

const cacheFolder = emptyFolder();
const stored: string[] = [];
let program: Bundle;
let pool: ThreadPool;
beforeAll(async () => {
  program = await bundle("threads/worker.ts");
  pool = new ThreadPool({
    program: program.program,
    data: { cacheFolder, program: "v1", snapshotBytes: 1e8 },
    onStored: (name) => stored.push(name),
  });
}, 60_000);
afterAll(async () => {
  await pool.close();
  rmSync(program.folder, { recursive: true });
});

async function compute(job: RunJob) {
  const files = new Map<RunFileKind, Uint8Array>();
  const progress: number[] = [];
  await pool.compute(job, {
    onProgress: (share) => void progress.push(share),
    onFile: (kind, bytes) => void files.set(kind, bytes),
  });
  return { files, progress };
}

test("computes a run, and stores city and snapshot for the next one", {
  timeout: 60_000,
}, async () => {
  const { files, progress } = await compute(smallJob("sz1"));
  const source = memorySource(files.get("zip") ?? new Uint8Array());
  const archive = await openRunArchive(source, { runId: "sz1", file: "sz1.zip" });
  expect(archive.tables.has("infections")).toBe(true);
  expect(files.get("infectionLoc.csv.gz")?.length).toBeGreaterThan(1000);
  expect([progress.length, progress.at(-1)]).toEqual([76, 1]);
  await expect.poll(() => stored.length, { timeout: 20_000 }).toBe(2);
  expect(readdirSync(join(cacheFolder, "snapshots"))).toHaveLength(1);
});

test("threads that finish have written city and snapshot", async () => {
  const cacheFolder = emptyFolder();
  const data = { cacheFolder, program: "v1", snapshotBytes: 1e8 };
  const finishing = new ThreadPool({ program: program.program, data });
  const watch = { onProgress: () => undefined, onFile: () => undefined };
  await finishing.compute(smallJob("sz1"), watch);
  await finishing.finish();
  const files = ["cities", "snapshots"].flatMap((name) => readdirSync(join(cacheFolder, name)));
  expect(files.map((name) => name.replace(/.*\./, "."))).toEqual([".city", ".snapshot"]);
});

test("threads that compute at the same time see one city, which one of them reads or makes", {
  timeout: 60_000,
}, async () => {
  const { files: first } = await compute(smallJob("sz1"));
  const { files: second } = await compute(smallJob("sz4"));
  const known = join(cacheFolder, "cities");
  const names = () =>
    existsSync(known) ? readdirSync(known).filter((each) => each.endsWith(".city")) : [];
  await expect.poll(names, { timeout: 20_000 }).toHaveLength(1);
  const [name = ""] = names();
  const damagedFolder = emptyFolder();
  writeFixture(damagedFolder, `cities/${name}`, "no city");
  const warnings: string[] = [];
  const both = new ThreadPool({
    program: program.program,
    data: { cacheFolder: damagedFolder, program: "v1", snapshotBytes: 1e8 },
    onWarning: (message) => warnings.push(message),
  });
  const runs = ["sz1", "sz4"].map(async (runId) => {
    const files = new Map<RunFileKind, Uint8Array>();
    const onFile = (kind: RunFileKind, bytes: Uint8Array) => void files.set(kind, bytes);
    await both.compute(smallJob(runId), { onProgress: () => undefined, onFile });
    return files;
  });
  expect(await Promise.all(runs)).toEqual([first, second]);
  expect(warnings).toEqual([expect.stringMatching(/^cities\/.* is damaged/)]);
  expect(both.cityBytes / statSync(join(known, name)).size).toBeCloseTo(1, 1);
  await both.close();
});

test("a request during a rehearsal gets the same files", {
  timeout: 60_000,
}, async () => {
  const rehearsed = new ThreadPool({
    program: program.program,
    data: { cacheFolder: undefined, program: "v1", snapshotBytes: 1e8 },
  });
  try {
    rehearsed.warmUp(smallJob("sz1", { sample: "demo" }));
    const files = new Map<RunFileKind, Uint8Array>();
    await rehearsed.compute(smallJob("sz2"), {
      onProgress: () => undefined,
      onFile: (kind, bytes) => void files.set(kind, bytes),
    });
    const { files: expected } = await compute(smallJob("sz2"));
    expect(files).toEqual(expected);
  } finally {
    await rehearsed.close();
  }
});

test("a broken scenario fails with its faults, and the thread continues", async () => {
  await expect(compute({ ...brokenJob(), stamp: "broken" })).rejects.toThrow(
    /^heinsberg\/small\/scenario\.yaml:20:\d+: remaining must be a share/,
  );
  expect((await compute(smallJob("sz4"))).progress).toHaveLength(40);
});
