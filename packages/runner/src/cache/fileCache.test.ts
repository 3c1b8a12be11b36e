import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { type CacheClock, FileCache } from "./fileCache.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A clock that never jumps. */
function steady(now: () => number): CacheClock {
  return { elapsed: now, date: now };
}

function makeCache(limit: number, folder = emptyFolder()) {
  const clock = { now: Date.parse("2024-01-01T00:00:00Z") };
  const cache = new FileCache({ folder, limit, clock: steady(() => clock.now) });
  const isThere = (name: string) => existsSync(join(folder, name));
  return { cache, clock, folder, isThere };
}

test("the least recently used file is removed first", async () => {
  const { cache, clock, isThere } = makeCache(35);
  for (const name of ["battery/a.zip", "battery/b.zip", "battery/c.zip"]) {
    await cache.write(name, new Uint8Array(10));
    clock.now += 2 * minute;
  }
  cache.touch("battery/a.zip");
  clock.now += 2 * minute;
  await cache.write("battery/d.zip", new Uint8Array(10));
  expect(["a", "b", "c", "d"].map((name) => isThere(`battery/${name}.zip`))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(cache.size).toBe(30);
});

test("cities and snapshots that were idle for a day are removed before runs", async () => {
  const { cache, clock, isThere } = makeCache(35);
  await cache.write("battery/old.zip", new Uint8Array(10));
  clock.now += minute;
  await cache.add("cities/berlin.city", 10);
  await cache.write("snapshots/x.snapshot", new Uint8Array(10));
  clock.now += 20 * hour;
  cache.touch("cities/berlin.city");
  clock.now += 10 * hour;
  await cache.write("battery/new.zip", new Uint8Array(10));
  expect(isThere("snapshots/x.snapshot")).toBe(false);
  expect(isThere("battery/old.zip")).toBe(true);
  clock.now += 2 * minute;
  await cache.write("battery/newer.zip", new Uint8Array(10));
  expect(isThere("battery/old.zip")).toBe(false);
});

test("a file that was just written stays, even if it exceeds the limit", async () => {
  const { cache, clock, isThere } = makeCache(5);
  await cache.write("battery/a.zip", new Uint8Array(10));
  expect(isThere("battery/a.zip")).toBe(true);
  clock.now += 2 * minute;
  await cache.write("battery/b.zip", new Uint8Array(10));
  expect([isThere("battery/a.zip"), isThere("battery/b.zip")]).toEqual([false, true]);
});

test("a file that is written twice counts once; a file that is already gone does no harm", async () => {
  const { cache, clock } = makeCache(25);
  await cache.write("a", new Uint8Array(10));
  await cache.write("a", new Uint8Array(20));
  expect(cache.size).toBe(20);
  await cache.add("never/written", 10);
  cache.touch("unknown");
  clock.now += 2 * minute;
  await cache.write("b", new Uint8Array(20));
  expect(cache.size).toBe(20);
});

test("the order of use survives a restart, and modification times are unchanged", async () => {
  const { cache, clock, folder } = makeCache(100);
  await cache.write("battery/a.zip", new Uint8Array(10));
  await cache.write("battery/b.zip", new Uint8Array(10));
  const long = new Date(clock.now - 10 * day);
  for (const name of ["a", "b"]) utimesSync(join(folder, `battery/${name}.zip`), long, long);
  clock.now += 3 * hour;
  cache.touch("battery/a.zip");
  const a = join(folder, "battery/a.zip");
  await expect.poll(() => statSync(a).atimeMs).toBe(clock.now);
  expect(statSync(a).mtimeMs).toBe(long.getTime());

  writeFixture(folder, ".a.zip.part-01234567-1-1", "x");
  const next = new FileCache({ folder, limit: 15, clock: steady(() => clock.now + 2 * day) });
  await Promise.all([next.scan(), next.scan()]);
  expect(next.size).toBe(10);
  expect(readdirSync(join(folder, "battery"))).toEqual(["a.zip"]);
});

test("a missing folder is empty", async () => {
  const cache = new FileCache({ folder: join(emptyFolder(), "none"), limit: 10 });
  await cache.scan();
  expect(cache.size).toBe(0);
});

describe("a changed system date", () => {
  const year = 365 * day;
  const today = Date.parse("2024-01-01T00:00:00Z");

  function settable(limit: number, folder = emptyFolder()) {
    const time = { elapsed: 0, offset: 0 };
    const clock = { elapsed: () => time.elapsed, date: () => today + time.elapsed + time.offset };
    return { cache: new FileCache({ folder, limit, clock }), time, folder };
  }

  const names = (folder: string) => readdirSync(join(folder, "battery")).sort();

  test.each([
    ["back", -year],
    ["forward", year],
  ])("%s by a year does not change which file is removed first", async (_, jump) => {
    const { cache, time, folder } = settable(35);
    for (const name of ["a", "b", "c"]) {
      await cache.write(`battery/${name}.zip`, new Uint8Array(10));
      time.elapsed += 2 * minute;
    }
    cache.touch("battery/a.zip");
    time.offset = jump;
    time.elapsed += 2 * minute;
    cache.touch("battery/c.zip");
    time.elapsed += 2 * minute;
    await cache.write("battery/d.zip", new Uint8Array(10));
    expect(names(folder)).toEqual(["a.zip", "c.zip", "d.zip"]);
  });

  test("forward by a year does not remove what was just written", async () => {
    const { cache, time, folder } = settable(5);
    await cache.write("battery/a.zip", new Uint8Array(10));
    time.offset = year;
    await cache.write("battery/b.zip", new Uint8Array(10));
    expect(names(folder)).toEqual(["a.zip", "b.zip"]);
  });

  test("back by a year, before a start: files from the future count as just used, in their order", async () => {
    const folder = emptyFolder();
    for (const [name, used] of [
      ["b", today + year - hour],
      ["a", today + year],
      ["old", today - day],
    ] as const) {
      writeFixture(folder, `battery/${name}.zip`, "0123456789");
      utimesSync(join(folder, `battery/${name}.zip`), used / 1000, used / 1000);
    }
    const { cache, time } = settable(25, folder);
    await cache.scan();
    expect(names(folder)).toEqual(["a.zip", "b.zip"]);
    time.elapsed += 2 * minute;
    await cache.write("battery/c.zip", new Uint8Array(10));
    expect(names(folder)).toEqual(["a.zip", "c.zip"]);
  });

  test("the last use is stored with the current date", async () => {
    const { cache, time, folder } = settable(100);
    await cache.write("battery/a.zip", new Uint8Array(10));
    time.elapsed += 2 * hour;
    time.offset = -year;
    cache.touch("battery/a.zip");
    const written = () => statSync(join(folder, "battery/a.zip")).atimeMs;
    await expect.poll(written).toBe(today + 2 * hour - year);
  });
});
