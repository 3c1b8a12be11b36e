import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { memorySource, openRunArchive } from "@episcope/battery";
import { fileOf } from "@episcope/scenario";
import { describe, expect, test } from "vitest";
import { StorageError } from "../files/storageError.ts";
import { realFileSystem } from "../files/writeAtomically.ts";
import {
  animationFixture,
  emptyFolder,
  jobFixture,
  mapFixture,
  tableFixture,
  zipFixture,
} from "../fixtures/runFixtures.ts";
import { FileCache } from "./fileCache.ts";
import { ResultFileStore } from "./resultFileStore.ts";
import { hasStamp, stampFile } from "./stamp.ts";

const folder = emptyFolder();
const results = new ResultFileStore(new FileCache({ folder, limit: 1e9 }));
const map = "infectionLoc.csv.gz";

test("files are stored in the published layout, separately, and can be opened", async () => {
  const job = jobFixture("sz1");
  expect(await results.has(job, "zip")).toBe(false);
  await results.store(job, "zip", await zipFixture(job));
  expect([await results.has(job, "zip"), await results.has(job, map)]).toEqual([true, false]);
  const zip = readFileSync(join(folder, "battery/city/2020-06-05/summaries/sz1.zip"));
  const archive = await openRunArchive(memorySource(zip), { runId: "sz1", file: "sz1.zip" });
  expect(archive.entries).toEqual(["sz1.infections.txt.csv"]);

  await results.store(job, map, mapFixture);
  expect(await results.has(job, map)).toBe(true);
  const gzip = readFileSync(join(folder, fileOf(job, map)));
  expect(gunzipSync(gzip)).toEqual(gunzipSync(mapFixture));
  const stream = new Blob([gzip]).stream().pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(stream).text()).toBe("daysSinceStart\n1\n");
});

test("a file of another version of scenario or program is invalid, and is replaced", async () => {
  const before = jobFixture("sz2", "old");
  const job = jobFixture("sz2", "new");
  for (const [kind, bytes] of [
    ["zip", await zipFixture(job)],
    [map, mapFixture],
  ] as const) {
    await results.store(before, kind, bytes);
    expect(await results.has(job, kind)).toBe(false);
    await results.store(job, kind, bytes);
    expect([await results.has(job, kind), await results.has(before, kind)]).toEqual([true, false]);
  }
});

test("truncated, empty and foreign files are invalid", async () => {
  const job = jobFixture("sz4");
  const file = join(folder, fileOf(job, "zip"));
  await results.store(job, "zip", await zipFixture(job));
  truncateSync(file, readFileSync(file).length - 1);
  expect(await results.has(job, "zip")).toBe(false);
  writeFileSync(file, "");
  expect(await results.has(job, "zip")).toBe(false);
  writeFileSync(join(folder, fileOf(job, map)), "x".repeat(100));
  expect(await results.has(job, map)).toBe(false);
  expect(await hasStamp("zip", folder, "stamp")).toBe(false);
});

test("a file that was damaged on disk is invalid, wherever the damage is", async () => {
  const job = jobFixture("sz6");
  const animation = jobFixture("munich", "stamp", "animation/munich");
  for (const [owner, kind, bytes] of [
    [job, "zip", await zipFixture(job)],
    [job, map, mapFixture],
    [animation, "animation", animationFixture(animation)],
  ] as const) {
    await results.store(owner, kind, bytes);
    expect(await results.has(owner, kind)).toBe(true);
    const file = join(folder, fileOf(owner, kind));
    const whole = readFileSync(file);
    for (let place = 0; place < whole.length; place++) {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] ?? 0) ^ 0x10;
      writeFileSync(file, damaged);
      // A new store, because file times are too coarse for a loop like this.
      const fresh = new ResultFileStore(new FileCache({ folder, limit: 1e9 }));
      expect([place, await fresh.has(owner, kind)]).toEqual([place, false]);
    }
    writeFileSync(file, whole);
    expect(await results.has(owner, kind)).toBe(true);
  }
});

describe("a plain table", () => {
  const job = jobFixture("sz1", "stamp", "legacy/v7/berlin");
  const file = join(folder, "legacy/v7-data-berlin/sz1.infections.csv");

  test("is stored unchanged, and valid only for its stamp", async () => {
    expect(await results.has(job, "table")).toBe(false);
    await results.store(job, "table", tableFixture(job));
    expect(new Uint8Array(readFileSync(file))).toEqual(tableFixture(job));
    expect(await results.has(job, "table")).toBe(true);
    expect(await results.has({ ...job, stamp: "other" }, "table")).toBe(false);
  });

  test("of another version, truncated or without its stamp is invalid", async () => {
    const other = tableFixture({ ...job, stamp: "other" });
    writeFileSync(file, other);
    expect(await results.has(job, "table")).toBe(false);
    await results.store(job, "table", tableFixture(job));
    truncateSync(file, 5);
    expect(await results.has(job, "table")).toBe(false);
    await results.store(job, "table", tableFixture(job));
    rmSync(join(folder, "legacy/v7-data-berlin/.sz1.infections.csv.stamp"));
    expect(await results.has(job, "table")).toBe(false);
  });

  test("has no other files", async () => {
    await expect(results.has(job, "zip")).rejects.toThrow("there is no zip of this run");
  });
});

test("an animation is stored with a stamp at its end, and valid only for that", async () => {
  const job = jobFixture("berlin", "stamp", "animation/berlin");
  const file = join(folder, "animation/berlin.epan");
  expect(await results.has(job, "animation")).toBe(false);
  await results.store(job, "animation", animationFixture(job));
  expect(readFileSync(file, "utf8")).toMatch(
    /^EPAN animation\/berlin berlin stampepiscope stamp [0-9a-f]{8}$/,
  );
  expect(await results.has(job, "animation")).toBe(true);
  expect(await results.has({ ...job, stamp: "other" }, "animation")).toBe(false);
  truncateSync(file, readFileSync(file).length - 1);
  expect(await results.has(job, "animation")).toBe(false);
  writeFileSync(file, "EPAN");
  expect(await results.has(job, "animation")).toBe(false);
});

test("nothing is stored on a full disk", async () => {
  const rename = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
  const system = { ...realFileSystem, rename };
  const full = new ResultFileStore(new FileCache({ folder, limit: 1e9, system }));
  const job = jobFixture("sz5");
  await expect(full.store(job, "zip", await zipFixture(job))).rejects.toThrow(StorageError);
  expect(await full.has(job, "zip")).toBe(false);
  expect(existsSync(join(folder, fileOf(job, "zip")))).toBe(false);
});

describe("stamps", () => {
  test("only files without a stamp accept one", async () => {
    const stamped = stampFile("zip", await zipFixture(jobFixture("sz1")), "a");
    expect(() => stampFile("zip", stamped, "b")).toThrow("without comment");
    expect(() => stampFile("zip", new Uint8Array(3), "b")).toThrow("without comment");
    expect(() => stampFile(map, new Uint8Array(3), "b")).toThrow("without further fields");
    expect(() => stampFile(map, stamped, "b")).toThrow("without further fields");
  });
});
