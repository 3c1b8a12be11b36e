import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { memorySource, openRunArchive } from "@episcope/battery";
import { checkpointsOf } from "@episcope/scenario";
import { describe, expect, test } from "vitest";
import { StorageError } from "../files/storageError.ts";
import { makeGenerator } from "../fixtures/generatorFixture.ts";
import { emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import type { GenerateBatteriesOptions } from "./generateBatteries.ts";
import type { GenerateProgress } from "./generateRuns.ts";

test("whole batteries with listings form a data root", async () => {
  const { root, generate, listing } = makeGenerator();
  expect(await generate()).toEqual({ computed: 9, found: 0, failed: 0, wasStopped: false });
  expect(readdirSync(join(root, "battery/city/a/summaries"))).toContain("sz3.infectionLoc.csv.gz");
  expect(readFileSync(join(root, "battery/city/a/notes.md"), "utf8")).toBe("Notes");
  expect(listing("battery")).toEqual({ folders: ["city", "other"], files: [] });
  expect(listing("battery/city")).toEqual({ folders: ["a", "b"], files: [] });
  expect(listing("battery/city/a")).toEqual({
    folders: ["summaries"],
    files: ["_info.txt", "_scenario.txt", "metadata.yaml", "notes.md", "ro-crate-metadata.json"],
  });
  expect(listing("battery/city/b/summaries").files).toEqual([
    "sz0.infectionLoc.csv.gz",
    "sz0.zip",
    "sz1.infectionLoc.csv.gz",
    "sz1.zip",
  ]);
});

test.each([
  [["city"], "default", ["city/a sz1", "city/a sz0", "city/b sz1", "city/b sz0"]],
  [["/city/a/", "city/a"], ["sz2"], ["city/a sz2"]],
  [[], ["sz2"], ["city/a sz2", "other sz2"]],
] as const)("batteries %j, runs %j", async (batteries, runs, expected) => {
  const { generate, computed } = makeGenerator();
  await generate({ batteries, runs, threads: 1 });
  expect(computed).toEqual(expected);
});

test("unknown batteries and runs are reported before anything is computed", async () => {
  const { generate, computed, scenarios } = makeGenerator();
  await expect(generate({ batteries: ["cit"] })).rejects.toThrow("There is no scenario for cit.");
  await expect(generate({ runs: ["sz9"] })).rejects.toThrow("There is no run sz9.");
  writeFixture(scenarios, "city/b/scenario.yaml", "many");
  await expect(generate()).rejects.toThrow(
    "city/b/scenario.yaml:1:1: runs must be a number, not many",
  );
  expect(computed).toEqual([]);
});

test("resumes where it was interrupted", async () => {
  const { generate, computed, compute } = makeGenerator();
  const interruption = new AbortController();
  const result = await generate({
    threads: 1,
    signal: interruption.signal,
    compute: async (job, watch) => {
      if (computed.length === 4) interruption.abort(new Error("Interrupted."));
      await compute(job, watch);
    },
  });
  expect(result).toEqual({ computed: 4, found: 0, failed: 0, wasStopped: true });
  expect(await generate({ isResuming: true })).toEqual({
    computed: 5,
    found: 4,
    failed: 0,
    wasStopped: false,
  });
  expect(new Set(computed).size).toBe(9);
  expect(computed).toHaveLength(9);
});

test("resuming recomputes results of another version", async () => {
  const { generate } = makeGenerator();
  await generate({ batteries: ["other"] });
  const options = { batteries: ["other"], isResuming: true };
  expect(await generate(options)).toMatchObject({ computed: 0, found: 3 });
  expect(await generate({ ...options, program: "v2" })).toMatchObject({ computed: 3, found: 0 });
  expect(await generate({ ...options, program: "v2", changes: { seeds: 2 } })).toMatchObject({
    computed: 3,
  });
});

test("all shards together give the complete batteries in one folder", async () => {
  const root = emptyFolder();
  const parts = await Promise.all(
    [0, 1, 2].map(async (number) => {
      const { generate, computed } = makeGenerator(root);
      await generate({ shard: { number, count: 3 } });
      return computed;
    }),
  );
  expect(parts.map(({ length }) => length)).toEqual([3, 3, 3]);
  expect(new Set(parts.flat()).size).toBe(9);
  expect(existsSync(join(root, "battery/other/summaries/sz2.zip"))).toBe(true);
});

describe("with a number of members", () => {
  const options = { batteries: ["city/a"], changes: { members: 3 } };
  const ensemblesIn = (root: string) =>
    readdirSync(join(root, "battery/city/a/summaries")).filter((name) =>
      name.endsWith(".ensemble.zip"),
    );
  const ensembles = ["sz0", "sz1", "sz2", "sz3"].map((runId) => `${runId}.ensemble.zip`);

  test("every chosen run gets its ensemble, and others do not", async () => {
    const { root, generate, listing } = makeGenerator();
    await generate({ batteries: ["city/a"] });
    expect(ensemblesIn(root)).toEqual([]);
    expect(await generate({ ...options, runs: ["sz2"] })).toMatchObject({ computed: 1 });
    expect(ensemblesIn(root)).toEqual(["sz2.ensemble.zip"]);
    expect(await generate(options)).toMatchObject({ computed: 4, failed: 0 });
    expect(ensemblesIn(root)).toEqual(ensembles);
    expect(listing("battery/city/a/summaries").files).toEqual(expect.arrayContaining(ensembles));
  });

  test("a run without its ensemble, or with another number of members, is not there yet", async () => {
    const { root, generate } = makeGenerator();
    await generate(options);
    const resuming = { ...options, isResuming: true };
    expect(await generate(resuming)).toMatchObject({ computed: 0, found: 4 });
    rmSync(join(root, "battery/city/a/summaries/sz3.ensemble.zip"));
    expect(await generate(resuming)).toMatchObject({ computed: 1, found: 3 });
    const more = { ...resuming, changes: { members: 5 } };
    expect(await generate(more)).toMatchObject({ computed: 4, found: 0 });
  });

  test("shards, a stop and a full disk hold as for runs", async () => {
    const root = emptyFolder();
    for (const number of [0, 1]) {
      await makeGenerator(root).generate({ ...options, shard: { number, count: 2 } });
    }
    expect(ensemblesIn(root)).toEqual(ensembles);
    const { generate, compute } = makeGenerator();
    const full = generate({
      ...options,
      compute: (job, watch) =>
        compute(job, {
          ...watch,
          onFile: (kind, bytes) => {
            if (kind === "ensemble") throw new StorageError("the disk is full", true, undefined);
            watch.onFile(kind, bytes);
          },
        }),
    });
    await expect(full).rejects.toThrow("the disk is full");
    const stopping = new AbortController();
    const stopped = await makeGenerator().generate({
      ...options,
      threads: 1,
      signal: stopping.signal,
      compute: async (job, watch) => {
        await compute(job, watch);
        stopping.abort(new Error("Interrupted."));
      },
    });
    expect(stopped).toMatchObject({ computed: 1, wasStopped: true });
  });

  test("grids of spring 2020 and single members have none", async () => {
    const { scenarios, root, generate } = makeGenerator();
    writeFixture(scenarios, "legacy/v7/heinsberg/scenario.yaml", "1");
    expect(await generate({ ...options, batteries: ["legacy/v7/heinsberg"] })).toMatchObject({
      computed: 2,
      failed: 0,
    });
    await generate({ ...options, changes: { members: 1 } });
    expect(ensemblesIn(root)).toEqual([]);
  });
});

describe("a grid of spring 2020", () => {
  function makeGrid(root?: string) {
    const made = makeGenerator(root);
    writeFixture(made.scenarios, "legacy/v7/heinsberg/scenario.yaml", "5");
    const generate = (options: Partial<GenerateBatteriesOptions> = {}) =>
      made.generate({ batteries: ["legacy/v7/heinsberg"], ...options });
    const archive = async () => {
      const bytes = readFileSync(join(made.root, "legacy/v7-data-heinsberg.zip"));
      const source = memorySource(bytes);
      const zip = await openRunArchive(source, { runId: "sz1", file: "x.zip" });
      return { bytes, entries: zip.entries.toSorted() };
    };
    const hasArchive = () => existsSync(join(made.root, "legacy/v7-data-heinsberg.zip"));
    return { ...made, generate, archive, hasArchive };
  }
  const runIds = ["sz0", "sz1", "sz2", "sz3", "sz4", "sz5"];
  const entries = ["provenance.json", ...runIds.map((id) => `${id}.infections.csv`)];

  test("becomes single tables, one archive, the run table and listings", async () => {
    const { root, generate, archive, listing } = makeGrid();
    expect(await generate()).toMatchObject({ computed: 6, failed: 0 });
    expect((await archive()).entries).toEqual(entries);
    expect(listing("legacy")).toEqual({
      folders: ["v7-data-heinsberg"],
      files: ["v7-data-heinsberg.zip", "v7-info-heinsberg.txt"],
    });
    expect(listing("legacy/v7-data-heinsberg").files).toEqual(
      runIds.flatMap((id) => [`${id}.infections.csv`, `${id}.provenance.json`]),
    );
    expect(readFileSync(join(root, "legacy/v7-info-heinsberg.txt"), "utf8")).toContain("sz5");
    expect(existsSync(join(root, "battery"))).toBe(false);
  });

  test("has no archive until all of its runs exist, and resumes", async () => {
    const { generate, compute, computed, archive, hasArchive } = makeGrid();
    const interruption = new AbortController();
    const stopped = await generate({
      threads: 1,
      signal: interruption.signal,
      compute: async (job, watch) => {
        if (computed.length === 4) interruption.abort(new Error("Interrupted."));
        await compute(job, watch);
      },
    });
    expect([stopped.computed, stopped.wasStopped, hasArchive()]).toEqual([4, true, false]);
    expect(await generate({ isResuming: true })).toMatchObject({ computed: 2, found: 4 });
    const { bytes } = await archive();
    expect(await generate({ isResuming: true })).toMatchObject({ computed: 0, found: 6 });
    expect((await archive()).bytes).toEqual(bytes);
  });

  test("in shards: the shard that finds all runs writes the archive", async () => {
    const root = emptyFolder();
    const parts = [0, 1, 2].map((number) => ({ number, count: 3 }));
    const seen: boolean[] = [];
    for (const shard of parts) {
      const { generate, hasArchive } = makeGrid(root);
      await generate({ shard });
      seen.push(hasArchive());
    }
    expect(seen).toEqual([false, false, true]);
    expect((await makeGrid(root).archive()).entries).toEqual(entries);
  });
});

test("an animation is one file beside others, and is found again", async () => {
  const { scenarios, root, generate, computed, listing } = makeGenerator();
  writeFixture(scenarios, "animation/berlin/scenario.yaml", "1");
  writeFixture(root, "animation/timelapse.csv", "published");
  const options = { batteries: ["animation/berlin"], isResuming: true };
  expect(await generate(options)).toMatchObject({ computed: 1, found: 0, failed: 0 });
  expect(readFileSync(join(root, "animation/berlin.epan"), "utf8")).toMatch(
    /^EPAN animation\/berlin berlin/,
  );
  expect(listing("animation")).toEqual({ folders: [], files: ["berlin.epan", "timelapse.csv"] });
  expect(await generate(options)).toMatchObject({ computed: 0, found: 1 });
  expect(await generate({ ...options, runs: "default" })).toMatchObject({ found: 1 });
  expect(await generate({ ...options, changes: { sample: "tiny" } })).toMatchObject({
    computed: 1,
  });
  expect(computed).toEqual(["animation/berlin berlin", "animation/berlin berlin"]);
});

test("what killed processes left beside cities and snapshots is removed, too", async () => {
  const { root, generate } = makeGenerator();
  const helperFolder = emptyFolder();
  const part = ".x.part-01234567-99-3";
  const places = [
    join(root, "battery"),
    ...["cities", "snapshots"].map((name) => join(helperFolder, name)),
  ];
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
  for (const place of places) {
    writeFixture(place, part, "half");
    utimesSync(join(place, part), yesterday, yesterday);
  }
  await generate({ helperFolder });
  expect(places.filter((place) => existsSync(join(place, part)))).toEqual([]);
});

test("checkpoints are removed when the files of their run are stored", async () => {
  const { root, generate, compute } = makeGenerator();
  const folder = join(root, "checkpoints");
  const result = await generate({
    batteries: ["city/b"],
    checkpointDays: 30,
    compute: async (job, watch) => {
      writeFixture(root, `${checkpointsOf(job)}0.snapshot`, "state");
      if (job.runId === "sz0") throw new Error("stopped");
      await compute(job, watch);
    },
  });
  expect(result).toMatchObject({ computed: 1, failed: 1 });
  expect(readdirSync(folder)).toEqual([expect.stringContaining("-sz0-0.snapshot")]);
});

test("a failed run does not stop the others", async () => {
  const { generate, compute, logged } = makeGenerator();
  const result = await generate({
    compute: async (job, watch) => {
      if (job.runId === "sz0") throw new Error("no such strain");
      await compute(job, watch);
    },
  });
  expect(result).toEqual({ computed: 6, found: 0, failed: 3, wasStopped: false });
  expect(logged).toContain("other sz0: no such strain");
});

test("a full disk stops everything", async () => {
  const { generate, compute, computed } = makeGenerator();
  const full = generate({
    threads: 1,
    compute: async (job, watch) => {
      if (computed.length === 2) throw new StorageError("the disk is full", true, undefined);
      await compute(job, watch);
    },
  });
  await expect(full).rejects.toThrow("the disk is full");
  expect(computed).toHaveLength(2);
});

test("reports progress with the remaining time", async () => {
  const { generate } = makeGenerator();
  const seen: GenerateProgress[] = [];
  await generate({
    batteries: ["city/b"],
    threads: 1,
    onProgress: (progress) => seen.push(progress),
  });
  expect(seen.map(({ share, finished, total }) => [share, finished, total])).toEqual([
    [0.25, 0, 2],
    [0.5, 1, 2],
    [0.75, 1, 2],
    [1, 2, 2],
  ]);
  expect(seen.at(-1)?.secondsLeft).toBe(0);
});

test("complete batteries get a list that sha256sum accepts, others a message", async () => {
  const { root, generate, logged, listing } = makeGenerator();
  const lists = { batteries: ["city"], hasChecksums: true } as const;
  await generate({ ...lists, shard: { number: 0, count: 2 } });
  expect(logged).toEqual([
    "city/a: no SHA256SUMS, because runs are missing.",
    "city/b: no SHA256SUMS, because runs are missing.",
  ]);
  await generate({ ...lists, isResuming: true });
  const folder = join(root, "battery/city/a");
  const check = () =>
    execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: folder, stdio: "pipe" });
  expect(check().toString()).toBe("");
  expect(listing("battery/city/a").files).toContain("SHA256SUMS");
  const names = readFileSync(join(folder, "SHA256SUMS"), "utf8")
    .split("\n")
    .map((line) => line.slice(66));
  expect(names).toEqual(expect.arrayContaining(["_info.txt", "summaries/sz3.zip"]));
  writeFixture(folder, "summaries/sz3.zip", "cut off");
  expect(check).toThrow("1 computed checksum did NOT match");
});
