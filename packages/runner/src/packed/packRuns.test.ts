import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BatteryFiles, memorySource, PackedRuns, writeRunIndex } from "@episcope/battery";
import { describe, expect, test } from "vitest";
import { emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { folderStorage } from "../storage/folderStorage.ts";
import { readTextAt, readWhole, type Storage } from "../storage/storage.ts";
import { PackError, packRuns } from "./packRuns.ts";

const metadata =
  "city: berlin\nzipFolder: summaries\nstartDate: 2020-02-16\noffset: [0]\noptionGroups: []\n";
const runs = ["sz10", "sz2", "sz3", "sz4", "sz5"];
const singles = [
  "sz0.zip",
  ...runs.flatMap((runId) => [`${runId}.zip`, `${runId}.infectionLoc.csv.gz`]),
];
const archiveBytes = 100;

function battery(): { root: string; storage: Storage } {
  const root = emptyFolder();
  const index = writeRunIndex({
    parameters: ["n"],
    runs: runs.map((runId) => ({ runId, values: [runId] })),
  });
  writeFixture(root, "b/metadata.yaml", metadata);
  writeFixture(root, "b/_info.txt", index);
  for (const name of singles) write(root, name, `content of ${name}`);
  write(root, "sz2.epan", "a time lapse");
  write(root, "sz2.member2.zip", "a member");
  return { root, storage: folderStorage(root) };
}

const write = (root: string, name: string, text: string) =>
  writeFixture(root, `b/summaries/${name}`, text);

/** As a reader finds it: packed, or else as a single file. */
async function contents(storage: Storage): Promise<Record<string, string>> {
  const files: BatteryFiles = {
    open: async (path) => {
      const bytes = await readWhole(storage, `b/${path}`);
      return bytes && memorySource(bytes);
    },
    list: async () => ({ folders: [], files: [] }),
  };
  const packed = await PackedRuns.find(files, "summaries");
  const found: Record<string, string> = {};
  for (const name of singles) {
    const source = (await packed?.open(name)) ?? (await files.open(`summaries/${name}`));
    if (source) found[name] = new TextDecoder().decode(await source.read(0, source.size));
  }
  return found;
}

const original = Object.fromEntries(singles.map((name) => [name, `content of ${name}`]));
const pack = (storage: Storage, signal?: AbortSignal) =>
  packRuns({ storage, folder: "b", archiveBytes, ...(signal && { signal }) });

/** Everything below a folder, as text. */
function everything(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, "latin1")]),
  );
}

test("the files of runs are in archives, in the order of the run table; others stay", async () => {
  const { root, storage } = battery();
  const packed = await pack(storage);
  expect(packed).toMatchObject({ files: 11, kept: 0, lost: [] });
  expect(packed.archives).toBeGreaterThan(2);
  expect(await contents(storage)).toEqual(original);
  const { files } = await storage.list("b/summaries");
  expect([...files.keys()]).toEqual(["index.json", "sz2.epan", "sz2.member2.zip"]);
  const index = (await readTextAt(storage, "b/summaries/packed/index.csv")) ?? "";
  const names = index.split("\n").map((line) => line.split(",")[0]);
  expect(names.slice(1, 4)).toEqual(["sz0.zip", "sz10.zip", "sz10.infectionLoc.csv.gz"]);
  expect(await readTextAt(storage, "b/metadata.yaml")).toBe(`${metadata}packed: true\n`);
  expect(JSON.parse(readFileSync(join(root, "b/summaries/index.json"), "utf8"))).toEqual({
    folders: ["packed"],
    files: ["sz2.epan", "sz2.member2.zip"],
  });
});

test("a second time nothing changes, and another folder gets the same bytes", async () => {
  const [one, other] = [battery(), battery()];
  await pack(one.storage);
  const before = everything(one.root);
  const again = await pack(one.storage);
  expect(again.kept).toBe(again.archives);
  expect(everything(one.root)).toEqual(before);
  await pack(other.storage);
  expect(everything(other.root)).toEqual(before);
});

test("a run that was computed again replaces its packed one, as if it had been there before", async () => {
  const [one, other] = [battery(), battery()];
  await pack(one.storage);
  for (const { root } of [one, other]) write(root, "sz3.zip", "another content, a little longer");
  await pack(one.storage);
  await pack(other.storage);
  expect(await contents(one.storage)).toEqual({
    ...original,
    "sz3.zip": "another content, a little longer",
  });
  expect(everything(one.root)).toEqual(everything(other.root));
});

test("a run that is computed while its battery is packed is not lost", async () => {
  const { root, storage } = battery();
  const put = async (path: string, bytes: Uint8Array | readonly Uint8Array[]) => {
    await storage.put(path, bytes);
    if (path.endsWith(".csv")) write(root, "sz5.zip", "computed meanwhile");
  };
  await pack({ ...storage, put });
  expect(readFileSync(join(root, "b/summaries/sz5.zip"), "utf8")).toBe("computed meanwhile");
  await pack(storage);
  expect((await contents(storage))["sz5.zip"]).toBe("computed meanwhile");
});

describe("stopped at any moment, the battery can be read, and the next call ends the same", () => {
  /** Fails at the n-th change, before or after it was done. */
  function dying(storage: Storage, at: number, isDone: boolean): Storage {
    let changes = 0;
    const change = async (work: () => Promise<void>) => {
      const isLast = ++changes === at;
      if (!isLast || isDone) await work();
      if (changes >= at) throw new Error("killed");
    };
    return {
      ...storage,
      put: (path, bytes) => change(() => storage.put(path, bytes)),
      remove: (path) => change(() => storage.remove(path)),
    };
  }

  test.each([false, true])("the change itself was done: %s", async (isDone) => {
    const whole = battery();
    await pack(whole.storage);
    const end = everything(whole.root);
    let stops = 0;
    for (let at = 1; ; at++) {
      const { root, storage } = battery();
      const outcome = await pack(dying(storage, at, isDone)).catch((error: Error) => error);
      if (!(outcome instanceof Error)) break;
      stops++;
      expect(await contents(storage)).toEqual(original);
      await pack(storage);
      expect(everything(root)).toEqual(end);
    }
    expect(stops).toBeGreaterThan(10);
  });
});

test("a table that is lost is made again from the archives", async () => {
  const { root, storage } = battery();
  await pack(storage);
  const before = everything(root);
  rmSync(join(root, "b/summaries/packed/index.csv"));
  await pack(storage);
  expect(everything(root)).toEqual(before);
});

test("files of an archive that is lost are named", async () => {
  const { root, storage } = battery();
  await pack(storage);
  const [, line = ""] = readFileSync(join(root, "b/summaries/packed/index.csv"), "utf8").split(
    "\n",
  );
  rmSync(join(root, "b/summaries/packed", line.split(",")[1] ?? ""));
  const { lost, files } = await pack(storage);
  expect(lost).toContain("sz0.zip");
  expect(files + lost.length).toBe(11);
});

test("a damaged file is not packed again under a right checksum", async () => {
  const { root, storage } = battery();
  await pack(storage);
  const [, line = ""] = readFileSync(join(root, "b/summaries/packed/index.csv"), "utf8").split(
    "\n",
  );
  const archive = line.split(",")[1] ?? "";
  const damaged = readFileSync(join(root, "b/summaries/packed", archive), "latin1");
  writeFixture(root, `b/summaries/packed/${archive}`, damaged.replace("content of", "cOntent of"));
  write(root, "sz10.zip", "makes its archive be written again");
  await expect(pack(storage)).rejects.toThrow(`sz0.zip is damaged in ${archive}`);
});

test("folders without a battery, and descriptions to which nothing can be added, are told", async () => {
  const { root, storage } = battery();
  await expect(packRuns({ storage, folder: "b/summaries" })).rejects.toThrow(PackError);
  const flow =
    "{city: b, zipFolder: summaries, startDate: 2020-02-16, offset: [0], optionGroups: []}";
  writeFixture(root, "b/metadata.yaml", flow);
  await expect(pack(storage)).rejects.toThrow('Add the line "packed: true"');
  expect(existsSync(join(root, "b/summaries/sz2.zip"))).toBe(true);
});
