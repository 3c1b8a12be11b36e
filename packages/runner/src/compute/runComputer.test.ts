import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { memorySource, openRunArchive, parseSingleTable, readAnimation } from "@episcope/battery";
import { formatDay, numbers } from "@episcope/common";
import { spelled } from "@episcope/common/fixtures";
import { Simulation } from "@episcope/model";
import {
  type HelperStore,
  noHelpers,
  RunComputer,
  type RunFileKind,
  type RunJob,
  type SourceChanges,
} from "@episcope/scenario";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readEnsemble } from "../../../battery/src/ensemble/readEnsemble.ts";
import { emptyFolder } from "../fixtures/runFixtures.ts";
import {
  animationJobs,
  brokenJob,
  gridJob,
  sharedDays,
  smallJob,
} from "../fixtures/smallBattery.ts";
import { HelperFiles } from "./helperFiles.ts";

interface Computed {
  readonly zip: Uint8Array;
  readonly map: string;
  readonly kinds: readonly RunFileKind[];
  readonly table: Uint8Array;
  readonly animation: Uint8Array;
  /** Reported shares. */
  readonly progress: readonly number[];
}

function makeComputer(cacheFolder: string | undefined) {
  const stored: string[] = [];
  const warnings: string[] = [];
  const helpers = new HelperFiles({
    folder: cacheFolder,
    onStored: (name) => stored.push(name),
    onWarning: (message) => warnings.push(message),
  });
  const computer = new RunComputer({ helpers, program: "v1", snapshotBytes: 1e8 });
  const compute = async (job: RunJob): Promise<Computed> => {
    const files = new Map<RunFileKind, Uint8Array>();
    const progress: number[] = [];
    await computer.compute(job, {
      onProgress: (share) => void progress.push(share),
      onFile: (kind, bytes) => void files.set(kind, bytes),
    });
    await helpers.writePending();
    return {
      zip: files.get("zip") ?? new Uint8Array(),
      map: files.has(map) ? gunzipSync(files.get(map) ?? new Uint8Array()).toString() : "",
      kinds: [...files.keys()],
      table: files.get("table") ?? new Uint8Array(),
      animation: files.get("animation") ?? new Uint8Array(),
      progress,
    };
  };
  return { compute, stored, warnings };
}

/** Without a folder and with its own memory: nothing is shared. */
const computeAlone = (job: RunJob) => makeComputer(undefined).compute(job);

const map = "infectionLoc.csv.gz";
const folder = emptyFolder();
let alone: readonly Computed[];
beforeAll(async () => {
  alone = await Promise.all(["sz1", "sz4", "sz0"].map((runId) => computeAlone(smallJob(runId))));
}, 60_000);

test("a run has tables and a map", async () => {
  const [first] = alone;
  const source = memorySource(first?.zip ?? new Uint8Array());
  const archive = await openRunArchive(source, { runId: "sz1", file: "sz1.zip" });
  expect(archive.entries).toContain("sz1.scenario.json");
  const tables = await archive.readTables(source, [...archive.tables]);
  for (const [name, result] of tables) {
    expect([name, result.kind === "table" && result.faults]).toEqual([name, []]);
  }
  expect([...archive.tables]).toEqual(
    expect.arrayContaining(["infections", "restrictions", "strains", "rValues", "hospital"]),
  );
  const infections = tables.get("infections");
  expect(infections?.kind === "table" && infections.table.rowCount).toBe(76);
  const lines = first?.map.trim().split("\n") ?? [];
  expect(lines[0]).toBe("daysSinceStart,home_lon,home_lat,infection_type,strain");
  expect(lines.length).toBeGreaterThan(20);
  expect(lines[1]).toMatch(/^\d+,6\.\d{4},5\d\.\d{4},import,\w+$/);
  expect(first?.progress.at(-1)).toBe(1);
});

test("each member has its own course and its own past, and no map", async () => {
  const member = (runId: string, number: number): RunJob => {
    const job = smallJob(runId);
    return { ...job, member: number, files: new Map([["zip", `${runId}.member${number}.zip`]]) };
  };
  const { compute, stored } = makeComputer(emptyFolder());
  const second = await compute(member("sz1", 2));
  expect(second.kinds).toEqual(["zip"]);
  expect(second.zip).not.toEqual(alone[0]?.zip);
  const other = await compute(member("sz4", 2));
  expect(other.progress.length).toBeLessThanOrEqual(76 - sharedDays);
  expect(other.zip).toEqual((await computeAlone(member("sz4", 2))).zip);
  await compute(member("sz4", 3));
  expect(stored.filter((name) => name.startsWith("snapshots/"))).toHaveLength(2);
});

test("an ensemble holds the tables and figures of all its members", async () => {
  const job = smallJob("sz1", { members: 3 });
  const files = new Map<RunFileKind, Uint8Array>();
  const helpers = new HelperFiles({ folder: undefined, onStored() {}, onWarning() {} });
  const computer = new RunComputer({ helpers, program: "v1", snapshotBytes: 1e8 });
  const wanted = new Map([...job.files, ["ensemble", "sz1.ensemble.zip"] as const]);
  await computer.compute(
    { ...job, files: wanted },
    { onProgress() {}, onFile: (kind, bytes) => void files.set(kind, bytes) },
  );
  expect([...files.keys()]).toEqual(["zip", "infectionLoc.csv.gz", "ensemble"]);
  const source = memorySource(files.get("ensemble") ?? new Uint8Array());
  const { ensemble, faults } = await readEnsemble(source, { runId: "sz1", file: "e.zip" });
  expect([faults, ensemble?.figures.length]).toEqual([[], 3]);
  const infections = async (bytes: Uint8Array | undefined, runId: string) => {
    const from = memorySource(bytes ?? new Uint8Array());
    const archive = await openRunArchive(from, { runId, file: "x.zip" });
    return (await archive.readTables(from, ["infections"])).get("infections");
  };
  const first = await infections(files.get("zip"), "sz1");
  expect(await infections(files.get("ensemble"), "member1/sz1")).toEqual(first);
  expect(await infections(files.get("ensemble"), "member3/sz1")).not.toEqual(first);
});

describe("the shared past", () => {
  test("is computed once: the result has the same bytes without it, from memory and from disk", async () => {
    const { compute, stored, warnings } = makeComputer(folder);
    const [sz1, sz4, sz0] = alone;
    expect((await compute(smallJob("sz1"))).zip).toEqual(sz1?.zip);
    expect(stored.map((name) => name.replace(/-.*\./, "."))).toEqual([
      "cities/heinsberg.city",
      "snapshots/.snapshot",
    ]);
    const next = makeComputer(folder);
    for (const other of [compute, next.compute]) {
      const branched = await other(smallJob("sz4"));
      expect(branched.zip).toEqual(sz4?.zip);
      expect(branched.map).toBe(sz4?.map);
      // Progress counts only the remaining days.
      expect(branched.progress.length).toBeLessThanOrEqual(76 - sharedDays);
      expect((await other(smallJob("sz0"))).zip).toEqual(sz0?.zip);
    }
    expect([...warnings, ...next.warnings, ...next.stored]).toEqual([]);
  });

  test("is computed again if a snapshot or city is damaged", async () => {
    const names = ["cities", "snapshots"].map((name) =>
      join(folder, name, readdirSync(join(folder, name))[0] ?? ""),
    );
    const sizes = names.map((name) => statSync(name).size);
    for (const name of names) writeFileSync(name, readFileSync(name).subarray(0, 5000));
    const { compute, warnings } = makeComputer(folder);
    expect((await compute(smallJob("sz4"))).zip).toEqual(alone[1]?.zip);
    expect(warnings).toEqual([
      expect.stringMatching(/^cities\/heinsberg.* is damaged/),
      expect.stringMatching(/^snapshots\/.* is damaged/),
    ]);
    expect(names.map((name) => statSync(name).size)).toEqual(sizes);
  });
});

test("a past that is larger than an array can be is left out", async () => {
  const save = vi.spyOn(Simulation.prototype, "save").mockImplementation(() => {
    throw new RangeError("Invalid typed array length: 5000000000");
  });
  try {
    const { compute, warnings } = makeComputer(emptyFolder());
    expect((await compute(smallJob("sz1"))).zip).toEqual(alone[0]?.zip);
    expect(warnings).toEqual([
      expect.stringMatching(/^snapshots\/.* is too large to be kept: Invalid typed array length/),
    ]);
  } finally {
    save.mockRestore();
  }
});

test("several seeds are averaged", async () => {
  const { zip } = await computeAlone(smallJob("sz1", { seeds: 2 }));
  const archive = await openRunArchive(memorySource(zip), { runId: "sz1", file: "sz1.zip" });
  expect(archive.tables.has("infectionsPerSeed")).toBe(true);
  expect(archive.entries).toContain("sz1.bands.tsv");
});

describe("a run of a grid of spring 2020", () => {
  test("has one small table with the counts of its run", async () => {
    const [first] = alone;
    const { kinds, table: bytes, progress } = await computeAlone(gridJob("sz1"));
    expect(kinds).toEqual(["table", "record"]);
    expect(progress.at(-1)).toBe(1);
    const source = memorySource(first?.zip ?? new Uint8Array());
    const archive = await openRunArchive(source, { runId: "sz1", file: "sz1.zip" });
    const whole = (await archive.readTables(source, ["infections"])).get("infections");
    const small = parseSingleTable(bytes, "sz1");
    if (whole?.kind !== "table" || small.kind !== "table") throw new Error("no table");
    expect(small.table.rowCount).toBe(76);
    for (const name of ["nSusceptible", "nContagious", "nInfectedCumulative"]) {
      expect(numbers(small.table, name)).toEqual(numbers(whole.table, name));
    }
    for (const name of ["nSeriouslySick", "nCritical"]) {
      expect(numbers(small.table, name)).toEqual(numbers(whole.table, name)?.map(Math.round));
    }
  });

  test("of several seeds is their mean, as integers", async () => {
    const result = parseSingleTable(
      (await computeAlone(gridJob("sz4", { seeds: 2 }))).table,
      "sz4",
    );
    if (result.kind !== "table") throw new Error("no table");
    const cells = [...result.table.columns.values()].flatMap(({ values }) => [...values]);
    expect(cells.every(Number.isInteger)).toBe(true);
  });
});

describe("an animation", () => {
  /** By state; the table expects people in hospital, the animation shows who is drawn. */
  const columns = [
    "nSusceptible",
    "nInfectedButNotContagious",
    "nContagious",
    "nShowingSymptoms",
    undefined,
    undefined,
    "nRecovered",
  ];

  test("counts on each day what the table of its run counts", { timeout: 120_000 }, async () => {
    // It shows a single course, whatever the number of seeds.
    const job = animationJobs({ sample: "tiny", seeds: 3 }).animation;
    const { compute } = makeComputer(undefined);
    const { animation: bytes, kinds, progress } = await compute(job);
    expect(kinds).toEqual(["animation"]);
    expect(progress[0]).toBeGreaterThan(0.2);
    expect(progress.slice(-2)).toEqual([0.7, 1]);
    const read = await readAnimation(memorySource(bytes), "berlin.epan");
    if (read.kind === "broken") throw new Error(spelled(read.faults)[0]?.reason);
    const { facts, stateCounts, courses } = read.value;
    const source = memorySource((await compute(animationJobs({ sample: "tiny" }).run)).zip);
    const archive = await openRunArchive(source, { runId: "berlin1", file: "berlin1.zip" });
    const table = (await archive.readTables(source, ["infections"])).get("infections");
    if (table?.kind !== "table") throw new Error("no table");
    columns.forEach((name, state) => {
      if (!name) return;
      const counts = stateCounts.filter((_, place) => place % columns.length === state);
      const people = [...counts].map((count) => count / facts.sample);
      expect([name, people]).toEqual([name, [...(numbers(table.table, name) ?? [])]]);
    });
    // 90 days, starting on a Monday; nobody is infected on the first.
    expect([formatDay(facts.startDay), facts.dayCount]).toEqual(["2020-02-17", 90]);
    expect(facts.dayTypes.join("")).toBe("0000012".repeat(13).slice(0, 90));
    expect(Math.min(...courses.day)).toBe(2);
    expect(courses.day.filter((day) => day === 2).length).toBeGreaterThanOrEqual(20);
    expect(courses.day.length).toBeGreaterThan(5000);
  });
});

test("the time lapse of a run is that of its first member, and goes on from the shared past", async () => {
  const job = smallJob("sz4");
  const lapse = { ...job, files: new Map([["animation", "sz4.epan"]] as const) };
  const { compute } = makeComputer(emptyFolder());
  const { zip } = await compute(job);
  const { animation, kinds, progress } = await compute(lapse);
  expect(kinds).toEqual(["animation"]);
  expect(progress.at(-1)).toBe(1);
  expect(animation).toEqual((await computeAlone(lapse)).animation);
  const read = await readAnimation(memorySource(animation), "sz4.epan");
  if (read.kind === "broken") throw new Error(spelled(read.faults)[0]?.reason);
  const { facts, stateCounts, movement } = read.value;
  expect(facts.dayCount).toBe(76);
  expect(movement.map(({ place }) => place.length)).toEqual([0, 0, 0]);
  const source = memorySource(zip);
  const archive = await openRunArchive(source, { runId: "sz4", file: "sz4.zip" });
  const table = (await archive.readTables(source, ["infections"])).get("infections");
  if (table?.kind !== "table") throw new Error("no table");
  const susceptible = [...stateCounts.filter((_, place) => place % 7 === 0)];
  expect(susceptible.map((count) => Math.round(count / facts.sample))).toEqual(
    [...(numbers(table.table, "nSusceptible") ?? [])].map(Math.round),
  );
});

test("a table of every district is included on request, also for several seeds", async () => {
  const hasDistricts = async (changes: SourceChanges) => {
    const { zip } = await computeAlone(smallJob("sz1", changes));
    return Buffer.from(zip).includes("sz1.infections.districts.tsv");
  };
  expect(await hasDistricts({})).toBe(false);
  expect(await hasDistricts({ districts: true })).toBe(true);
  expect(await hasDistricts({ districts: true, seeds: 2 })).toBe(true);
});

test("a scenario that cannot be simulated says why", async () => {
  await expect(computeAlone(brokenJob())).rejects.toThrow(
    /^heinsberg\/small\/scenario\.yaml:20:\d+: .*share/,
  );
  await expect(computeAlone(smallJob("sz1", { sample: "1e-4" }))).rejects.toThrow(/25 people/);
  await expect(computeAlone(smallJob("sz1", { sample: "huge" }))).rejects.toThrow(
    /scenario\.yaml:4:\d+: .*huge/,
  );
  await expect(computeAlone(smallJob("sz9"))).rejects.toThrow("sz9");
});

test("a read-only folder costs only time", async () => {
  const file = join(emptyFolder(), "file");
  writeFileSync(file, "");
  const { compute, stored, warnings } = makeComputer(file);
  expect((await compute(smallJob("sz1"))).zip).toEqual(alone[0]?.zip);
  expect([stored, warnings.length]).toEqual([[], 2]);
  expect(warnings[0]).toMatch(/was not stored: The result could not be stored/);
});

test("the snapshot of a seed is written before the next seed", async () => {
  let pending = 0;
  const written: number[] = [];
  const helpers: HelperStore = {
    ...noHelpers,
    store: () => void pending++,
    writePending: async () => {
      written.push(pending);
      pending = 0;
    },
  };
  const computer = new RunComputer({ helpers, program: "v1", snapshotBytes: 0 });
  const watch = { onProgress: () => undefined, onFile: () => undefined };
  await computer.compute(smallJob("sz1", { seeds: 3 }), watch);
  // The city comes with the first one.
  expect(written).toEqual([2, 1, 1]);
});
