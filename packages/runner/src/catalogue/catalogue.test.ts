import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { describeFixture, emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { Catalogue, type CatalogueOptions } from "./catalogue.ts";

function makeFolder(): string {
  const folder = emptyFolder();
  writeFixture(folder, "calibration.yaml", "theta: 1");
  writeFixture(folder, "regimes/berlin.yaml", "changes: []");
  writeFixture(folder, "regimes/cologne.yaml", "changes: []");
  writeFixture(folder, "2020-06-05/scenario.yaml", "2 berlin");
  writeFixture(folder, "2020-06-05/notes.md", "Notes");
  writeFixture(folder, "2020-06-05/notes.de.md", "Notizen");
  writeFixture(folder, "2020-06-05/chart-x.yaml", "title: X");
  writeFixture(folder, "2020-06-05/.draft.md", "no");
  writeFixture(folder, "v8/masks/berlin/scenario.yaml", "1");
  writeFixture(folder, "v8/masks/munich/scenario.yaml", "1");
  writeFixture(folder, "v8/masks/heinsberg/scenario.yaml", "many");
  return folder;
}

async function openCatalogue(folder = makeFolder(), options: Partial<CatalogueOptions> = {}) {
  const clock = { now: 0 };
  const faults: string[] = [];
  const catalogue = await Catalogue.open({
    folder,
    program: "v1",
    describe: describeFixture,
    now: () => clock.now,
    onFaults: ({ message }) => faults.push(message),
    ...options,
  });
  const stampOf = async (path = "2020-06-05") => {
    clock.now += 10_000;
    return (await catalogue.battery(path))?.job("sz1").stamp;
  };
  return { catalogue, clock, faults, folder, stampOf };
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test("all batteries are known at once; regimes are not batteries", async () => {
  const { catalogue } = await openCatalogue();
  expect(catalogue.batteries).toEqual([
    "2020-06-05",
    "v8/masks/berlin",
    "v8/masks/heinsberg",
    "v8/masks/munich",
  ]);
  await expect(
    Catalogue.open({ folder: join(emptyFolder(), "none"), program: "" }),
  ).rejects.toThrow();
});

test("a battery has notes, charts and listings", async () => {
  const { catalogue } = await openCatalogue();
  const battery = await catalogue.battery("2020-06-05");
  const files = new Map(
    [...(battery?.files ?? [])].map(([path, file]) => [
      path.replace("battery/2020-06-05/", ""),
      text(file.bytes),
    ]),
  );
  expect(files.get("metadata.yaml")).toBe("city: 2020-06-05\nseeds: 1\n");
  expect(files.get("_info.txt")).toBe("RunId\nsz1\nsz2\n");
  expect([files.get("notes.md"), files.get("notes.de.md")]).toEqual(["Notes", "Notizen"]);
  expect(JSON.parse(files.get("index.json") ?? "")).toEqual({
    folders: ["summaries"],
    files: [
      "_info.txt",
      "_scenario.txt",
      "chart-x.yaml",
      "metadata.yaml",
      "notes.de.md",
      "notes.md",
      "ro-crate-metadata.json",
    ],
  });
  expect(JSON.parse(files.get("summaries/index.json") ?? "").files).toEqual([
    "sz0.zip",
    "sz0.infectionLoc.csv.gz",
    "sz1.zip",
    "sz1.infectionLoc.csv.gz",
    "sz2.zip",
    "sz2.infectionLoc.csv.gz",
  ]);
  expect(files.has(".draft.md")).toBe(false);
  expect([...(battery?.runIds ?? [])]).toEqual(["sz0", "sz1", "sz2"]);
  expect(await catalogue.battery("none")).toBeUndefined();
  expect(await catalogue.battery("regimes")).toBeUndefined();
});

test("lists the folders above batteries", async () => {
  const { catalogue } = await openCatalogue();
  const foldersOf = (folder: string) => catalogue.listing(folder)?.folders;
  expect(foldersOf("")).toEqual(["battery"]);
  expect(foldersOf("battery")).toEqual(["2020-06-05", "v8"]);
  expect(foldersOf("battery/v8/masks")).toEqual(["berlin", "heinsberg", "munich"]);
  expect([foldersOf("battery/v8/m"), foldersOf("batt")]).toEqual([undefined, undefined]);
});

describe("grids of spring 2020", () => {
  async function openGrids() {
    const folder = makeFolder();
    writeFixture(folder, "legacy/v1/scenario.yaml", "1");
    writeFixture(folder, "legacy/v7/berlin/scenario.yaml", "2");
    return await openCatalogue(folder);
  }

  test("are side by side in legacy/, not below battery/", async () => {
    const { catalogue } = await openGrids();
    expect(catalogue.listing("")?.folders).toEqual(["battery", "legacy"]);
    expect(catalogue.listing("battery")?.folders).toEqual(["2020-06-05", "v8"]);
    expect(catalogue.listing("legacy")).toEqual({
      folders: ["v1-data", "v7-data-berlin"],
      files: ["v1-info.txt", "v7-info-berlin.txt"],
    });
    expect(catalogue.archives("legacy")).toEqual([
      "legacy/v1-data.zip",
      "legacy/v7-data-berlin.zip",
    ]);
    expect(catalogue.archives("battery")).toEqual([]);
  });

  test("have one table per run, and a run table", async () => {
    const { catalogue } = await openGrids();
    const grid = await catalogue.batteryAt("legacy/v7-info-berlin.txt");
    expect(grid?.path).toBe("legacy/v7/berlin");
    expect([...(grid?.files.keys() ?? [])]).toEqual([
      "legacy/v7-info-berlin.txt",
      "legacy/v7-data-berlin/index.json",
    ]);
    const listing = grid?.files.get("legacy/v7-data-berlin/index.json");
    expect(JSON.parse(text(listing?.bytes)).files).toEqual([
      "sz0.infections.csv",
      "sz0.provenance.json",
      "sz1.infections.csv",
      "sz1.provenance.json",
      "sz2.infections.csv",
      "sz2.provenance.json",
    ]);
    const run = grid?.runAt("legacy/v7-data-berlin/sz2.infections.csv");
    expect([run?.job.runId, run?.kind]).toEqual(["sz2", "table"]);
    expect([...(run?.job.files ?? [])]).toEqual([
      ["table", "legacy/v7-data-berlin/sz2.infections.csv"],
      ["record", "legacy/v7-data-berlin/sz2.provenance.json"],
    ]);
    expect(grid?.archive?.files.get("zip")).toBe("legacy/v7-data-berlin.zip");
    expect(grid?.folders).toEqual(["legacy", "legacy/v7-data-berlin"]);
  });

  test.each([
    ["legacy/v7-data-berlin/sz2.infections.csv", "legacy/v7/berlin"],
    ["legacy/v7-data-berlin.zip", "legacy/v7/berlin"],
    ["legacy/v1-data/index.json", "legacy/v1"],
    ["battery/2020-06-05/summaries/sz1.zip", "2020-06-05"],
    ["battery/v8/masks/berlin/metadata.yaml", "v8/masks/berlin"],
    ["legacy/index.json", undefined],
    ["battery/legacy/v1/metadata.yaml", undefined],
    ["battery/index.json", undefined],
    ["/legacy/v1-info.txt", undefined],
    ["", undefined],
  ])("%s belongs to %s", async (path, expected) => {
    const { catalogue } = await openGrids();
    expect((await catalogue.batteryAt(path))?.path).toBe(expected);
  });

  test.each(["sz3.infections.csv", "sz1.infections.txt", "sz1.zip", "x/sz1.infections.csv", ""])(
    "%s is no run",
    async (name) => {
      const { catalogue } = await openGrids();
      const grid = await catalogue.battery("legacy/v7/berlin");
      expect(grid?.runAt(`legacy/v7-data-berlin/${name}`)).toBeUndefined();
    },
  );
});

describe("animations", () => {
  async function openAnimations() {
    const folder = makeFolder();
    writeFixture(folder, "animation/berlin/scenario.yaml", "1");
    writeFixture(folder, "animation/munich/scenario.yaml", "1");
    return await openCatalogue(folder);
  }

  test("are side by side in animation/, not below battery/", async () => {
    const { catalogue } = await openAnimations();
    expect(catalogue.listing("")?.folders).toEqual(["animation", "battery"]);
    expect(catalogue.listing("animation")).toEqual({
      folders: [],
      files: ["berlin.epan", "munich.epan"],
    });
    expect(catalogue.listing("battery")?.folders).toEqual(["2020-06-05", "v8"]);
    expect(catalogue.listing("animation/berlin")).toBeUndefined();
    expect(catalogue.archives("animation")).toEqual([]);
  });

  test("have one run, which is the file", async () => {
    const { catalogue } = await openAnimations();
    const animation = await catalogue.batteryAt("animation/munich.epan");
    expect([animation?.path, animation?.files.size]).toEqual(["animation/munich", 0]);
    expect([...(animation?.runIds ?? [])]).toEqual(["munich"]);
    expect(animation?.folders).toEqual(["animation"]);
    const run = animation?.runAt("animation/munich.epan");
    expect([run?.job.runId, run?.kind]).toEqual(["munich", "animation"]);
    expect([...(run?.job.files ?? [])]).toEqual([["animation", "animation/munich.epan"]]);
    expect(animation?.runAt("animation/berlin.epan")).toBeUndefined();
  });

  test.each(["animation", "animation/index.json", "animation/munich", "animation/cologne.epan"])(
    "%s belongs to none",
    async (path) => {
      const { catalogue } = await openAnimations();
      expect(await catalogue.batteryAt(path)).toBeUndefined();
    },
  );
});

test("a broken scenario affects only itself, and is reported once per version", async () => {
  const { catalogue, clock, faults, folder } = await openCatalogue();
  const broken = "v8/masks/heinsberg/scenario.yaml:1:1: runs must be a number, not many";
  for (let time = 0; time < 3; time++) {
    clock.now += 10_000;
    await expect(catalogue.battery("v8/masks/heinsberg")).rejects.toThrow(broken);
  }
  expect(faults).toEqual([broken]);
  expect((await catalogue.battery("v8/masks/berlin"))?.runIds.size).toBe(2);
  writeFixture(folder, "v8/masks/heinsberg/scenario.yaml", "3");
  clock.now += 10_000;
  expect((await catalogue.battery("v8/masks/heinsberg"))?.runIds.size).toBe(4);
});

test("the stamp changes with everything that affects a result, and with nothing else", async () => {
  const folder = makeFolder();
  const { stampOf } = await openCatalogue(folder);
  const first = await stampOf();
  expect(await stampOf()).toBe(first);
  writeFixture(folder, "2020-06-05/notes.md", "Better notes");
  writeFixture(folder, "regimes/cologne.yaml", "changes: [x]");
  expect(await stampOf()).toBe(first);
  const seen = new Set([first]);
  for (const [path, content] of [
    ["2020-06-05/scenario.yaml", "3 berlin"],
    ["regimes/berlin.yaml", "changes: [x]"],
    ["calibration.yaml", "theta: 2"],
  ] as const) {
    writeFixture(folder, path, content);
    seen.add(await stampOf());
  }
  for (const options of [
    { program: "v2" },
    { changes: { seeds: 2 } },
    { changes: { districts: true } },
    { changes: { sample: "2" } },
  ] as const) {
    seen.add(await (await openCatalogue(folder, options)).stampOf());
  }
  expect(seen.size).toBe(8);
});

test("files are not reread constantly, and unchanged batteries stay the same objects", async () => {
  const { catalogue, clock, folder } = await openCatalogue();
  const first = await catalogue.battery("2020-06-05");
  clock.now = 20_000;
  expect(await catalogue.battery("2020-06-05")).toBe(first);
  rmSync(join(folder, "2020-06-05/scenario.yaml"));
  expect(await catalogue.battery("2020-06-05")).toBe(first);
  clock.now = 40_000;
  await expect(catalogue.battery("2020-06-05")).rejects.toThrow("ENOENT");
});
