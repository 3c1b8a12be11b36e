import { type ComputeWatch, fileOf, type RunFileKind, type RunJob } from "@episcope/scenario";
import { expect, test } from "vitest";
import { type Deferred, deferred, deliver, jobFixture } from "../fixtures/runFixtures.ts";
import { RunService, type RunServiceOptions } from "./runService.ts";

interface Started {
  readonly job: RunJob;
  readonly watch: ComputeWatch;
  readonly result: Deferred<void>;
}

/** A service whose computations finish when the test says so. */
function makeService(options: Partial<RunServiceOptions> = {}) {
  const started: Started[] = [];
  const stored = new Set<string>();
  const failures: string[] = [];
  const clock = { now: 0 };
  const service = new RunService({
    threads: 1,
    queueLimit: 2,
    now: () => clock.now,
    compute: (job, watch) => {
      const result = deferred<void>();
      started.push({ job, watch, result });
      return result.promise;
    },
    results: {
      has: async (job, kind) => stored.has(fileOf(job, kind)),
      store: async (job, kind) => void stored.add(fileOf(job, kind)),
    },
    onFailure: (job, error) =>
      failures.push(`${job.runId} ${error instanceof Error ? error.message : ""}`),
    ...options,
  });
  const ask = async (runId: string, kind: RunFileKind = "zip") =>
    (await service.ask(jobFixture(runId), kind)).kind;
  const finish = async (number: number) => {
    const run = started[number];
    if (run) await deliver(run.job, run.watch);
    run?.result.resolve();
    await expect.poll(() => run && stored.has(fileOf(run.job, "zip"))).toBe(true);
  };
  const startedRuns = () => started.map(({ job }) => job.runId);
  return { service, started, startedRuns, stored, failures, clock, ask, finish };
}

test("a run is computed once for any number of simultaneous requests", async () => {
  const { ask, startedRuns, finish } = makeService();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask("sz1")));
  expect(new Set(answers)).toEqual(new Set(["computing"]));
  expect(startedRuns()).toEqual(["sz1"]);
  await finish(0);
  await expect.poll(() => ask("sz1")).toBe("ready");
  expect(startedRuns()).toEqual(["sz1"]);
});

test("a file is available as soon as it is stored, while others are still computed", async () => {
  const { ask, started, startedRuns } = makeService();
  await ask("sz1");
  started[0]?.watch.onFile("zip", new Uint8Array());
  await expect.poll(() => ask("sz1")).toBe("ready");
  expect(await ask("sz1", "infectionLoc.csv.gz")).toBe("computing");
  started[0]?.result.reject(new Error("no map"));
  await expect.poll(() => ask("sz1", "infectionLoc.csv.gz")).toBe("failed");
  expect([await ask("sz1"), startedRuns()]).toEqual(["ready", ["sz1"]]);
});

test("as many runs as threads are computed at once, in the order of requests", async () => {
  const { ask, startedRuns, finish } = makeService({ threads: 2, queueLimit: 9 });
  for (const runId of ["a", "b", "c", "d"]) await ask(runId);
  expect(startedRuns()).toEqual(["a", "b"]);
  await finish(1);
  await expect.poll(startedRuns).toEqual(["a", "b", "c"]);
});

test("first members of everybody come before second members of anybody", async () => {
  const { service, started, finish } = makeService({ threads: 1, queueLimit: 9 });
  const asked: readonly (readonly [string, number])[] = [
    ["a", 1],
    ["a", 2],
    ["a", 3],
    ["b", 1],
    ["b", 2],
  ];
  for (const [runId, member] of asked) await service.ask({ ...jobFixture(runId), member }, "zip");
  for (let number = 0; number < asked.length; number++) {
    await expect.poll(() => started.length).toBe(number + 1);
    await finish(number);
  }
  expect(started.map(({ job }) => `${job.runId}${job.member}`)).toEqual([
    "a1",
    "b1",
    "a2",
    "b2",
    "a3",
  ]);
});

test("in a full queue, a first member takes the place of a later one, not the other way", async () => {
  const { service } = makeService({ threads: 1, queueLimit: 2 });
  const ask = async (runId: string, member: number) =>
    (await service.ask({ ...jobFixture(runId), member }, "zip")).kind;
  const answers = [await ask("a", 1), await ask("a", 2), await ask("a", 3), await ask("b", 1)];
  expect(answers).toEqual(["computing", "computing", "computing", "computing"]);
  expect([await ask("a", 3), await ask("b", 2), await ask("c", 1)]).toEqual([
    "busy",
    "busy",
    "computing",
  ]);
});

test("of 200 different requests, those that exceed the queue are told when to retry", async () => {
  const { service, startedRuns } = makeService({ threads: 2, queueLimit: 64 });
  const runIds = Array.from({ length: 200 }, (_, index) => `sz${index}`);
  const states = await Promise.all(runIds.map((runId) => service.ask(jobFixture(runId), "zip")));
  const count = (wanted: string) => states.filter(({ kind }) => kind === wanted).length;
  expect([count("computing"), count("busy")]).toEqual([66, 134]);
  expect(startedRuns()).toHaveLength(2);
  for (const state of states) {
    if (state.kind === "busy") expect(state.retrySeconds).toBe(30);
  }
});

test("reports progress and remaining time", async () => {
  const { service, started, clock } = makeService();
  const first = jobFixture("sz1");
  expect(await service.ask(first, "zip")).toEqual({
    kind: "computing",
    progress: 0,
    secondsLeft: 2,
  });
  expect(await service.ask(jobFixture("sz2"), "zip")).toEqual({
    kind: "computing",
    progress: 0,
    secondsLeft: 4,
  });
  clock.now = 3000;
  started[0]?.watch.onProgress(0.25);
  started[0]?.watch.onProgress(0.2);
  expect(await service.ask(first, "zip")).toEqual({
    kind: "computing",
    progress: 0.25,
    secondsLeft: 9,
  });
});

test("a failure is reported to everybody who waits; the next request starts again", async () => {
  const { service, ask, started, startedRuns, failures, clock } = makeService();
  await ask("sz1");
  await ask("sz2");
  started[0]?.result.reject(new Error("no such strain"));
  await expect.poll(() => ask("sz1")).toBe("failed");
  expect(await service.ask(jobFixture("sz1"), "zip")).toEqual({
    kind: "failed",
    message: "no such strain",
  });
  expect([failures, startedRuns()]).toEqual([["sz1 no such strain"], ["sz1", "sz2"]]);
  clock.now += 10_000;
  expect(await ask("sz1")).toBe("computing");
});

test("a result that cannot be stored is a failure, and the next run continues", async () => {
  const { service, ask, started, startedRuns } = makeService({
    results: {
      has: async () => false,
      store: () => Promise.reject(new Error("The result could not be stored: the disk is full.")),
    },
  });
  await ask("sz1");
  await ask("sz2");
  await deliver(jobFixture("sz1"), started[0]?.watch ?? { onFile: () => {} });
  started[0]?.result.resolve();
  await expect.poll(startedRuns).toEqual(["sz1", "sz2"]);
  expect(await service.ask(jobFixture("sz1"), "zip")).toMatchObject({
    kind: "failed",
    message: "The result could not be stored: the disk is full.",
  });
});

test("peeking computes nothing", async () => {
  const { service, startedRuns, stored, ask } = makeService();
  expect(await service.peek(jobFixture("sz1"), "zip")).toBeUndefined();
  stored.add(fileOf(jobFixture("sz1"), "zip"));
  expect(await service.peek(jobFixture("sz1"), "zip")).toEqual({ kind: "ready" });
  expect(startedRuns()).toEqual([]);
  await ask("sz2");
  expect(await service.peek(jobFixture("sz2"), "zip")).toMatchObject({ kind: "computing" });
});

test("an abandoned run is overtaken by others and loses its place in a full queue", async () => {
  const { ask, startedRuns, finish, clock } = makeService();
  await ask("running");
  await ask("left");
  await ask("waiting");
  expect(await ask("full")).toBe("busy");
  clock.now = 8000;
  await ask("waiting");
  clock.now = 15_000;
  expect(await ask("late")).toBe("computing");
  await finish(0);
  await expect.poll(startedRuns).toEqual(["running", "waiting"]);
  expect(await ask("left")).toBe("computing");
});

test("a run that somebody waits for goes first; an abandoned one is still computed", async () => {
  const { ask, startedRuns, finish, clock } = makeService();
  await ask("running");
  await ask("left");
  clock.now = 20_000;
  await ask("waiting");
  await finish(0);
  await expect.poll(startedRuns).toEqual(["running", "waiting"]);
  await finish(1);
  await expect.poll(startedRuns).toEqual(["running", "waiting", "left"]);
});

test("another version of the scenario is another run", async () => {
  const { service, started } = makeService({ threads: 2 });
  await service.ask(jobFixture("sz1", "old"), "zip");
  await service.ask(jobFixture("sz1", "new"), "zip");
  expect(started.map(({ job }) => job.stamp)).toEqual(["old", "new"]);
});

test("closing aborts what is running and accepts nothing more", async () => {
  const { service, ask, started, startedRuns, failures } = makeService();
  await ask("sz1");
  await ask("sz2");
  service.close();
  expect(started[0]?.watch.signal?.aborted).toBe(true);
  started[0]?.result.reject(new Error("stopped"));
  await expect.poll(() => ask("sz3")).toBe("busy");
  expect([startedRuns(), failures]).toEqual([["sz1"], []]);
});
