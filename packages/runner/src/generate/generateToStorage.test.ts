import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Describe } from "@episcope/scenario";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeGenerator } from "../fixtures/generatorFixture.ts";
import { describeFixture, writeFixture } from "../fixtures/runFixtures.ts";
import { packRuns } from "../packed/packRuns.ts";
import { bucket, type S3Server, startS3Server } from "../storage/fixtures/s3Server.ts";
import { folderStorage } from "../storage/folderStorage.ts";
import { openStorage } from "../storage/openStorage.ts";
import { readTextAt } from "../storage/storage.ts";
import { surveyRuns } from "./surveyRuns.ts";

test("packed runs count as there, stay packed, and give way to those computed again", async () => {
  const { root, generate, computed } = makeGenerator();
  const described: Describe = (...given) => {
    const description = describeFixture(...given);
    const metadata =
      "city: a\nzipFolder: summaries\nstartDate: 2020-02-16\noffset: [0]\noptionGroups: []\n";
    return { ...description, files: new Map([...description.files, ["metadata.yaml", metadata]]) };
  };
  const again = { batteries: ["city/a"], describe: described, isResuming: true };
  await generate(again);
  await packRuns({ storage: folderStorage(root), folder: "battery/city/a" });
  const folder = join(root, "battery/city/a");
  expect(existsSync(join(folder, "summaries/sz1.zip"))).toBe(false);
  computed.length = 0;
  expect(await generate(again)).toMatchObject({ computed: 0, found: 4 });
  expect(readFileSync(join(folder, "metadata.yaml"), "utf8")).toContain("\npacked: true\n");
  await generate({ ...again, isResuming: false, runs: ["sz2"] });
  const index = readFileSync(join(folder, "summaries/packed/index.csv"), "utf8");
  expect(index).toContain("\nsz1.zip,");
  expect(index).not.toContain("sz2.");
  expect(existsSync(join(folder, "summaries/sz2.zip"))).toBe(true);
  // Of other sources: a packed run with another stamp is missing.
  await generate({ ...again, program: "v2" });
  expect(computed).toHaveLength(5);
});

describe("onto an S3 server", () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());
  const open = () => openStorage(`s3://${bucket}/data`, server.environment);

  test("what is there already is known by its stamp, and counted without computing", async () => {
    const { generate, computed, scenarios } = makeGenerator();
    const root = await open();
    const here = { root, batteries: ["city"], isResuming: true };
    await generate({ ...here, shard: { number: 0, count: 2 } });
    expect(computed).toHaveLength(3);
    const plan = { scenarios, batteries: ["city"], runs: "all", changes: {} } as const;
    const surveys = await surveyRuns({ ...plan, root, program: "v1", describe: describeFixture });
    expect(surveys.map(({ runs, missing }) => [runs, missing.length])).toEqual([
      [4, 2],
      [2, 1],
    ]);
    expect(await generate(here)).toEqual({ computed: 3, found: 3, failed: 0, wasStopped: false });
    const listing = await readTextAt(root, "battery/city/a/summaries/index.json");
    expect(JSON.parse(listing ?? "").files).toHaveLength(8);
    const above = await readTextAt(root, "battery/index.json");
    expect(JSON.parse(above ?? "").folders).toEqual(["city"]);
    expect(await generate({ ...here, root: await open() })).toMatchObject({ found: 6 });
    expect(await generate({ ...here, root: await open(), program: "v2" })).toMatchObject({
      computed: 6,
    });
  });

  test("a bucket that refuses in the middle stops everything; what was stored is whole", async () => {
    const { generate } = makeGenerator();
    const root = await open();
    const here = { root, batteries: ["other"], threads: 1 };
    let stored = 0;
    server.disturb = (incoming, outgoing) => {
      const isRun = incoming.method === "PUT" && /\.zip$/.test(incoming.url ?? "");
      if (!isRun || stored++ === 0) return undefined;
      incoming.resume();
      outgoing.writeHead(403).end("<Error><Code>ExpiredToken</Code></Error>");
      return true;
    };
    await expect(generate(here)).rejects.toThrow(/refuses access .*ExpiredToken/);
    server.disturb = undefined;
    const { files } = await root.list("battery/other/summaries");
    expect([...files.keys()].filter((name) => name.endsWith(".zip"))).toEqual(["sz0.zip"]);
    expect(await generate({ ...here, root: await open(), isResuming: true })).toMatchObject({
      ...{ computed: 2, found: 1, failed: 0 },
    });
  });

  test("grids of spring 2020 need a folder", async () => {
    const { scenarios, generate } = makeGenerator();
    writeFixture(scenarios, "legacy/v1/scenario.yaml", "1");
    await expect(generate({ root: await open(), batteries: ["legacy"] })).rejects.toThrow(
      /legacy\/v1 can only be written to a folder/,
    );
  });
});
