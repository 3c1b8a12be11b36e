import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { RunFileKind } from "@episcope/scenario";
import { afterEach, expect, test } from "vitest";
import { bundle } from "../fixtures/bundle.ts";
import { deferred, emptyFolder, jobFixture, writeFixture } from "../fixtures/runFixtures.ts";
import { ThreadPool } from "./threadPool.ts";

/** The RunId says what the thread does. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId, workerData } from "node:worker_threads";
    const tell = (message) => parentPort.postMessage(message);
    parentPort.on("message", ({ job: { runId, battery } }) => {
      if (runId === "dies") throw new Error("out of memory");
      if (runId === "exits") process.exit(0);
      if (runId === "hangs") return;
      if (runId === "fails") return tell({ kind: "failed", message: "no such strain", trace: "at x" });
      tell({ kind: "progress", share: 0.5 });
      const bytes = new TextEncoder().encode(battery + " " + workerData.program + " " + threadId);
      tell({ kind: "file", file: "zip", bytes });
      tell({ kind: "file", file: "infectionLoc.csv.gz", bytes });
      tell({ kind: "done" });
      tell({ kind: "warning", message: "careful" });
      tell({ kind: "stored", name: "cities/x.city", size: 7 });
    });
  `)}`,
);

const pools: ThreadPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function makePool() {
  const told: unknown[] = [];
  const pool = new ThreadPool({
    program,
    data: { cacheFolder: undefined, program: "v1", snapshotBytes: 1e6 },
    onStored: (...parameters) => told.push(parameters),
    onWarning: (message) => told.push(message),
  });
  pools.push(pool);
  const run = async (runId: string, battery = "a", signal?: AbortSignal) => {
    const files = new Map<RunFileKind, Uint8Array>();
    await pool.compute(jobFixture(runId, "stamp", battery), {
      onProgress: (share) => void told.push(share),
      onFile: (kind, bytes) => void files.set(kind, bytes),
      ...(signal && { signal }),
    });
    expect([...files.keys()]).toEqual(["zip", "infectionLoc.csv.gz"]);
    return / v1 (\d+)$/.exec(new TextDecoder().decode(files.get("zip")))?.[1];
  };
  return { pool, told, run };
}

test("reports files, progress and other messages of a thread", async () => {
  const { run, told } = makePool();
  expect(await run("sz1")).toMatch(/^\d+$/);
  await expect.poll(() => told).toEqual([0.5, "careful", ["cities/x.city", 7]]);
});

test("a thread that was started in advance is used", async () => {
  const { pool, run } = makePool();
  pool.warmUp();
  pool.warmUp();
  const first = await run("sz1");
  expect(await run("sz2", "b")).toBe(first);
});

test("a thread computes one run at a time; a battery returns to the thread that knows it", async () => {
  const { run } = makePool();
  const [a, b] = await Promise.all([run("sz1", "a"), run("sz1", "b")]);
  expect(a).not.toBe(b);
  expect(await run("sz2", "b")).toBe(b);
  expect(await run("sz2", "a")).toBe(a);
  expect([a, b]).toContain(await run("sz1", "c"));
});

test("a failed run leaves its thread usable", async () => {
  const { run } = makePool();
  const thread = await run("sz1");
  await expect(run("fails")).rejects.toThrow(/^no such strain$/);
  expect(await run("sz1")).toBe(thread);
});

test.each([
  ["dies", "The computation broke off: out of memory"],
  ["exits", "The computation broke off: its thread ended."],
])("a thread that %s fails only its own run and is replaced", async (runId, message) => {
  const { run } = makePool();
  const thread = await run("sz1");
  const [failure] = await Promise.allSettled([run(runId, "a"), run("sz1", "b")]);
  expect(failure).toMatchObject({ status: "rejected", reason: { message } });
  expect(await run("sz1", "a")).not.toBe(thread);
});

test("aborting a run ends its thread", async () => {
  const { run } = makePool();
  const abort = new AbortController();
  const reason = deferred<string>();
  run("hangs", "a", abort.signal).catch(({ message }: Error) => reason.resolve(message));
  abort.abort(new Error("enough"));
  expect(await reason.promise).toBe("enough");
  await expect(run("sz1", "a", abort.signal)).rejects.toThrow("enough");
  expect(await run("sz1")).toMatch(/^\d+$/);
});

test("closing ends what is running", async () => {
  const { pool, run } = makePool();
  const running = run("hangs");
  await Promise.all([
    expect(running).rejects.toThrow("The computation broke off: its thread ended."),
    pool.close(),
  ]);
});

test("a thread that is ended while it writes leaves no part of a file", async () => {
  const writer = await bundle("fixtures/endlessThread.ts");
  const cacheFolder = emptyFolder();
  const folder = join(cacheFolder, "cities");
  mkdirSync(folder);
  const other = ".y.city.part-01234567-99-3";
  writeFixture(folder, other, "of another machine");
  const pool = new ThreadPool({
    program: writer.program,
    data: { cacheFolder, program: "v1", snapshotBytes: 1e6 },
  });
  for (let round = 1; round <= 6; round++) {
    const abort = new AbortController();
    let begun = 0;
    const running = pool.compute(jobFixture("sz1"), {
      onProgress: () => {
        begun++;
        if (begun === round) abort.abort(new Error("enough"));
      },
      onFile: () => undefined,
      signal: abort.signal,
    });
    await expect(running).rejects.toThrow("enough");
    expect(readdirSync(folder).filter((name) => name !== "x.city")).toEqual([other]);
  }
  rmSync(writer.folder, { recursive: true });
});
