// Addresses for machines of runs that the server computes on request.
import { writeLegacyInfo } from "@episcope/battery";
import { openComputedData } from "@episcope/runner";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type Deferred,
  deferred,
  describeFixture,
  emptyFolder,
  writeFixture,
} from "../../../../runner/src/fixtures/runFixtures.ts";
import { gridTable, heinsbergInfo } from "../../machines/fixtures/gridRoot.ts";
import { archiveOf, smallFiles } from "../../machines/fixtures/machineRoot.ts";
import { createServer } from "../server.ts";

const battery = "/data/battery/test/small";
const table = `${battery}/tables/infections.csv?schools=closed&leis=1.0`;

const encoded = (text: string) => new TextEncoder().encode(text);
const gridInfo = writeLegacyInfo(heinsbergInfo, "sz0");

let server: FastifyInstance;
let started: { readonly runId: string; readonly release: Deferred<void> }[] = [];
beforeEach(async () => {
  started = [];
  const [site, scenarios, cacheFolder] = [emptyFolder(), emptyFolder(), emptyFolder()];
  writeFixture(site, "index.html", "home");
  writeFixture(site, "404.html", "other");
  writeFixture(site, "config.json", '{"dataRoot":"/data/"}');
  writeFixture(scenarios, "test/small/scenario.yaml", "4");
  writeFixture(scenarios, "test/broken/scenario.yaml", "many");
  writeFixture(scenarios, "legacy/v7/heinsberg/scenario.yaml", "4");
  writeFixture(scenarios, "animation/berlin/scenario.yaml", "1");
  const computed = await openComputedData({
    scenarios,
    cacheFolder,
    cacheLimit: 1e9,
    threads: 1,
    queueLimit: 1,
    program: "v1",
    threadProgram: new URL("data:text/javascript,"),
    log: () => {},
    describe: (source, published) => {
      const description = describeFixture(source, published);
      if (source.battery === "test/small") return { ...description, files: smallFiles };
      return source.battery.startsWith("legacy/")
        ? { ...description, files: new Map([["v7-info-heinsberg.txt", gridInfo]]) }
        : description;
    },
    compute: async ({ battery, runId }, { onFile, onProgress }) => {
      const release = deferred<void>();
      started.push({ runId, release });
      onProgress(0.25);
      await release.promise;
      if (!battery.startsWith("legacy/")) {
        onFile("zip", await archiveOf(runId, 20));
        return;
      }
      onFile("table", encoded(gridTable(20, { days: 10, separator: "," })));
      onFile("record", encoded(JSON.stringify({ runId })));
    },
  });
  server = await createServer({ siteFolder: site, dataRoot: undefined, computed });
});
afterEach(() => server.close());

test("a run that is missing is computed: 202 with the time to wait, then the table", async () => {
  const waiting = await server.inject(table);
  expect([waiting.statusCode, waiting.json().progress]).toEqual([202, 0.25]);
  expect(Number(waiting.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  expect(waiting.headers["cache-control"]).toBe("no-store");
  const later = await server.inject(`${battery}/tables/sz2/infections.json`);
  expect([later.statusCode, later.json().progress]).toEqual([202, 0.25]);
  expect(started.map(({ runId }) => runId)).toEqual(["sz2"]);
  started[0]?.release.resolve();
  await expect.poll(async () => (await server.inject(table)).statusCode).toBe(200);
  expect((await server.inject(table)).body).toContain("1,2021-03-01,980,20,0");
  // Old addresses answer as before.
  expect((await server.inject(`${battery}/summaries/sz2.zip`)).statusCode).toBe(200);
  expect((await server.inject(`${battery}/figures.csv`)).body).toContain(
    "sz2,closed,1.0,true,1,560",
  );
});

test("so is a run of spring 2020, with its record", async () => {
  const grid = "/data/legacy/v7-data-heinsberg";
  const at = `${grid}/tables/infections.csv?offset=-6`;
  const head = await server.inject({ url: at, method: "HEAD" });
  expect([head.statusCode, started]).toEqual([200, []]);
  const waiting = await server.inject(at);
  expect([waiting.statusCode, waiting.json().progress]).toEqual([202, 0.25]);
  const record = `${grid}/tables/sz1/provenance.json`;
  expect((await server.inject(record)).statusCode).toBe(202);
  expect(started.map(({ runId }) => runId)).toEqual(["sz1"]);
  started[0]?.release.resolve();
  await expect.poll(async () => (await server.inject(at)).statusCode).toBe(200);
  expect((await server.inject(at)).body).toContain("1,2020-02-22,980,0,18,0,2,0,20,20,0,7");
  expect((await server.inject(record)).json()).toEqual({ runId: "sz1" });
  expect((await server.inject(`${grid}/figures.csv`)).body).toContain("sz1,-6,0.8,true,1,200,");
  // The old address answers as before.
  expect((await server.inject(`${grid}/sz1.infections.csv`)).body).toContain("1,980,0,18,");
});

test("HEAD, pages that fetch ahead, figures and the catalogue compute nothing", async () => {
  const head = await server.inject({ url: table, method: "HEAD" });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  const ahead = await server.inject({ url: table, headers: { purpose: "prefetch" } });
  expect(ahead.statusCode).toBe(202);
  const figures = await server.inject(`${battery}/figures.csv`);
  expect(figures.body.trimEnd().split("\r\n")).toHaveLength(5);
  const catalogue = (await server.inject("/data/catalogue.json")).json();
  expect(catalogue.batteries.map(({ path }: { readonly path: string }) => path)).toEqual([
    "test/small",
  ]);
  expect(catalogue.broken).toEqual(["test/broken"]);
  expect((await server.inject(`${battery}/datapackage.json`)).statusCode).toBe(200);
  expect(started).toEqual([]);
});

test("a full queue and a broken scenario are said in words", async () => {
  for (const runId of ["sz1", "sz2"])
    await server.inject(`${battery}/tables/${runId}/infections.csv`);
  const busy = await server.inject(`${battery}/tables/sz3/infections.csv`);
  expect([busy.statusCode, busy.json().message]).toEqual([
    503,
    "Too many runs wait to be computed. Please try again in a moment.",
  ]);
  expect(Number(busy.headers["retry-after"])).toBeGreaterThanOrEqual(1);
  for (const { release } of started) release.resolve();
  const broken = await server.inject("/data/battery/test/broken/figures.csv");
  expect([broken.statusCode, broken.json().message]).toEqual([
    500,
    "test/broken/scenario.yaml:1:1: runs must be a number, not many",
  ]);
});
