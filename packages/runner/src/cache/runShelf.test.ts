import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { memorySource, openRunArchive } from "@episcope/battery";
import { fileOf } from "@episcope/scenario";
import { describe, expect, test } from "vitest";
import { StorageError } from "../files/storageError.ts";
import { realFileSystem } from "../files/writeAtomically.ts";
import { testAnimation, testFolder, testJob, testMap, testTable, testZip } from "../testRuns.ts";
import { FileCache } from "./fileCache.ts";
import { RunShelf } from "./runShelf.ts";
import { hasStamp, stampFile } from "./stamp.ts";

const folder = testFolder();
const shelf = new RunShelf(new FileCache({ folder, limit: 1e9 }));
const map = "infectionLoc.csv.gz";

test("files are kept in the published layout, each for itself, and open", async () => {
  const job = testJob("sz1");
  expect(await shelf.has(job, "zip")).toBe(false);
  await shelf.keep(job, "zip", await testZip(job));
  expect([await shelf.has(job, "zip"), await shelf.has(job, map)]).toEqual([true, false]);
  const zip = readFileSync(join(folder, "battery/city/2020-06-05/summaries/sz1.zip"));
  const archive = await openRunArchive(memorySource(zip), { runId: "sz1", file: "sz1.zip" });
  expect(archive.entries).toEqual(["sz1.infections.txt.csv"]);

  await shelf.keep(job, map, testMap);
  expect(await shelf.has(job, map)).toBe(true);
  const gzip = readFileSync(join(folder, fileOf(job, map)));
  expect(new Uint8Array(gunzipSync(gzip))).toEqual(testMap);
  const stream = new Blob([gzip]).stream().pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(stream).text()).toBe("daysSinceStart\n1\n");
});

test("another version of scenario or program does not hold, and is replaced", async () => {
  const before = testJob("sz2", "old");
  const job = testJob("sz2", "new");
  for (const [kind, bytes] of [
    ["zip", await testZip(job)],
    [map, testMap],
  ] as const) {
    await shelf.keep(before, kind, bytes);
    expect(await shelf.has(job, kind)).toBe(false);
    await shelf.keep(job, kind, bytes);
    expect([await shelf.has(job, kind), await shelf.has(before, kind)]).toEqual([true, false]);
  }
});

test("files that are cut, empty or something else do not hold", async () => {
  const job = testJob("sz4");
  const file = join(folder, fileOf(job, "zip"));
  await shelf.keep(job, "zip", await testZip(job));
  truncateSync(file, readFileSync(file).length - 1);
  expect(await shelf.has(job, "zip")).toBe(false);
  writeFileSync(file, "");
  expect(await shelf.has(job, "zip")).toBe(false);
  writeFileSync(join(folder, fileOf(job, map)), "x".repeat(100));
  expect(await shelf.has(job, map)).toBe(false);
  expect(await hasStamp("zip", folder, "stamp")).toBe(false);
});

test("a file that was damaged on the disk does not hold, wherever the damage is", async () => {
  const job = testJob("sz6");
  const animation = testJob("munich", "stamp", "animation/munich");
  for (const [kept, kind, bytes] of [
    [job, "zip", await testZip(job)],
    [job, map, testMap],
    [animation, "animation", testAnimation(animation)],
  ] as const) {
    await shelf.keep(kept, kind, bytes);
    expect(await shelf.has(kept, kind)).toBe(true);
    const file = join(folder, fileOf(kept, kind));
    const whole = readFileSync(file);
    for (let place = 0; place < whole.length; place++) {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] ?? 0) ^ 0x10;
      writeFileSync(file, damaged);
      // Another shelf: the time of a file is too coarse for a loop like this.
      const fresh = new RunShelf(new FileCache({ folder, limit: 1e9 }));
      expect([place, await fresh.has(kept, kind)]).toEqual([place, false]);
    }
    writeFileSync(file, whole);
    expect(await shelf.has(kept, kind)).toBe(true);
  }
});

describe("a plain table", () => {
  const job = testJob("sz1", "stamp", "legacy/v7/berlin");
  const file = join(folder, "legacy/v7-data-berlin/sz1.infections.csv");

  test("is kept as it is, and holds for its stamp only", async () => {
    expect(await shelf.has(job, "table")).toBe(false);
    await shelf.keep(job, "table", testTable(job));
    expect(new Uint8Array(readFileSync(file))).toEqual(testTable(job));
    expect(await shelf.has(job, "table")).toBe(true);
    expect(await shelf.has({ ...job, stamp: "other" }, "table")).toBe(false);
  });

  test("of another version, cut, or without its stamp does not hold", async () => {
    const other = testTable({ ...job, stamp: "other" });
    writeFileSync(file, other);
    expect(await shelf.has(job, "table")).toBe(false);
    await shelf.keep(job, "table", testTable(job));
    truncateSync(file, 5);
    expect(await shelf.has(job, "table")).toBe(false);
    await shelf.keep(job, "table", testTable(job));
    rmSync(join(folder, "legacy/v7-data-berlin/.sz1.infections.csv.stamp"));
    expect(await shelf.has(job, "table")).toBe(false);
  });

  test("has no other files", async () => {
    await expect(shelf.has(job, "zip")).rejects.toThrow("there is no zip of this run");
  });
});

test("an animation is kept with its stamp behind it, and holds for that only", async () => {
  const job = testJob("berlin", "stamp", "animation/berlin");
  const file = join(folder, "animation/berlin.epan");
  expect(await shelf.has(job, "animation")).toBe(false);
  await shelf.keep(job, "animation", testAnimation(job));
  expect(readFileSync(file, "utf8")).toMatch(
    /^EPAN animation\/berlin berlin stampepiscope stamp [0-9a-f]{8}$/,
  );
  expect(await shelf.has(job, "animation")).toBe(true);
  expect(await shelf.has({ ...job, stamp: "other" }, "animation")).toBe(false);
  truncateSync(file, readFileSync(file).length - 1);
  expect(await shelf.has(job, "animation")).toBe(false);
  writeFileSync(file, "EPAN");
  expect(await shelf.has(job, "animation")).toBe(false);
});

test("a full disk keeps nothing", async () => {
  const rename = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
  const system = { ...realFileSystem, rename };
  const full = new RunShelf(new FileCache({ folder, limit: 1e9, system }));
  const job = testJob("sz5");
  await expect(full.keep(job, "zip", await testZip(job))).rejects.toThrow(StorageError);
  expect(await full.has(job, "zip")).toBe(false);
  expect(existsSync(join(folder, fileOf(job, "zip")))).toBe(false);
});

describe("stamps", () => {
  test("only files without one take one", async () => {
    const stamped = stampFile("zip", await testZip(testJob("sz1")), "a");
    expect(() => stampFile("zip", stamped, "b")).toThrow("without comment");
    expect(() => stampFile("zip", new Uint8Array(3), "b")).toThrow("without comment");
    expect(() => stampFile(map, new Uint8Array(3), "b")).toThrow("without further fields");
    expect(() => stampFile(map, stamped, "b")).toThrow("without further fields");
  });
});
