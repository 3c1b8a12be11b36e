import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cityHash, makeCity, readCity, shareCity, writeCity } from "@episcope/model";
import { expect, test } from "vitest";
import { emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { HelperFiles } from "./helperFiles.ts";

const name = "snapshots/a.snapshot";
const bytes = Uint8Array.from({ length: 200 }, (_, index) => index);

function makeHelpers(folder: string | undefined) {
  const stored: [name: string, size: number][] = [];
  const warnings: string[] = [];
  const helpers = new HelperFiles({
    folder,
    onStored: (...each) => stored.push(each),
    onWarning: (message) => warnings.push(message),
  });
  const read = () => helpers.read(name, (contents) => Array.from(contents));
  return { helpers, stored, warnings, read };
}

test("stored files are read back and reported with their size on disk", async () => {
  const folder = emptyFolder();
  const { helpers, stored, warnings, read } = makeHelpers(folder);
  expect(await read()).toBeUndefined();
  helpers.store(name, () => bytes);
  await helpers.writePending();
  expect(await read()).toEqual([...bytes]);
  expect(stored).toEqual([[name, readFileSync(join(folder, name)).length]]);
  expect(warnings).toEqual([]);
});

test("a damaged, truncated or missing file is not used", async () => {
  const folder = emptyFolder();
  const { helpers, warnings, read } = makeHelpers(folder);
  helpers.store(name, () => bytes);
  await helpers.writePending();
  const file = join(folder, name);
  const whole = readFileSync(file);
  for (let place = 0; place < whole.length; place++) {
    const damaged = Buffer.from(whole);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect([place, await read()]).toEqual([place, undefined]);
  }
  for (const length of [0, 3, 100, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, length));
    expect([length, await read()]).toEqual([length, undefined]);
  }
  expect(warnings).toHaveLength(whole.length + 4);
  expect(new Set(warnings)).toEqual(
    new Set([`${name} is damaged and made anew: its checksum is wrong`]),
  );
  writeFileSync(file, whole);
  expect(await read()).toEqual([...bytes]);
});

test("a city is read into memory that threads share; sharing it takes no more", async () => {
  const { helpers } = makeHelpers(emptyFolder());
  const city = makeCity({ region: "heinsberg", sample: 1 / 400 });
  helpers.store("cities/x.city", () => writeCity(city));
  await helpers.writePending();
  const read = await helpers.read("cities/x.city", readCity);
  if (!read) throw new Error("no city");
  expect(read.age.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(shareCity(read).templates[2].visits).toBe(read.templates[2].visits);
  const made = shareCity(city);
  expect(made.templates[2].visits.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect([cityHash(read), cityHash(made)]).toEqual([cityHash(city), cityHash(city)]);
});

test("a file that cannot be read is not passed over in silence", async () => {
  const folder = emptyFolder();
  const { warnings, read } = makeHelpers(folder);
  writeFixture(folder, `${name}/a folder in its place`, "x");
  expect(await read()).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(/^snapshots\/a\.snapshot is damaged .*EISDIR/)]);
});

test("a failed write does no harm and leaves no file", async () => {
  const folder = emptyFolder();
  const { helpers, stored, warnings, read } = makeHelpers(folder);
  // A file in place of the folder.
  writeFixture(folder, "snapshots", "x");
  helpers.store(name, () => bytes);
  helpers.store("cities/a.city", () => bytes);
  await helpers.writePending();
  expect(warnings).toEqual([expect.stringMatching(/^snapshots\/a\.snapshot was not stored: /)]);
  expect(stored.map(([each]) => each)).toEqual(["cities/a.city"]);
  expect(await read()).toBeUndefined();
  expect(readdirSync(folder).sort()).toEqual(["cities", "snapshots"]);
});

test("without a folder nothing is stored", async () => {
  const { helpers, stored, read } = makeHelpers(undefined);
  helpers.store(name, () => bytes);
  await helpers.writePending();
  expect([stored, await read()]).toEqual([[], undefined]);
});
