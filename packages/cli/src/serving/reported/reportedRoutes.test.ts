// Reported data beside data that the server computes itself.
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { openComputedData } from "@episcope/runner";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  describeFixture,
  emptyFolder,
  writeFixture,
} from "../../../../runner/src/fixtures/runFixtures.ts";
import { createServer } from "../server.ts";

let server: FastifyInstance;
let reported: string;

beforeEach(async () => {
  const [site, scenarios] = [emptyFolder(), emptyFolder()];
  // As the default folder: below one that begins with a dot, and not there at first.
  reported = join(emptyFolder(), ".cache/reported");
  writeFixture(site, "index.html", "home");
  writeFixture(site, "404.html", "other");
  writeFixture(site, "config.json", '{"dataRoot":"/data/"}');
  writeFixture(site, "data/r-calculator/de.yaml", "calculator");
  writeFixture(scenarios, "2020-06-05/scenario.yaml", "300");
  const computed = await openComputedData({
    ...{ scenarios, cacheFolder: emptyFolder(), cacheLimit: 1e9, threads: 1, queueLimit: 1 },
    ...{ program: "v1", threadProgram: new URL("data:text/javascript,"), log: () => {} },
    describe: describeFixture,
    compute: () => Promise.reject(new Error("nothing is computed here")),
  });
  server = await createServer({ siteFolder: site, dataRoot: undefined, computed, reported });
});
afterEach(() => server.close());

const get = async (url: string) => {
  const { statusCode, body } = await server.inject({ url });
  return statusCode === 200 ? body : statusCode;
};

test("files that come later are served; what is kept about them is not", async () => {
  expect(await get("/data/reported/sources.json")).toBe(404);
  writeFixture(reported, "reported/sources.json", "{}");
  writeFixture(reported, "reported/.state.json", "secret");
  writeFixture(reported, "reported/.arriving/r", "half");
  expect(await get("/data/reported/sources.json")).toBe("{}");
  expect(await get("/data/reported/.state.json")).toBe(404);
  expect(await get("/data/reported/.arriving/r")).toBe(404);
  expect(await get("/data/reported")).toBe(404);
  expect(await get("/data/r-calculator/de.yaml")).toBe("calculator");
});

test("pages are told as soon as there are any", async () => {
  const told = async () => JSON.parse(String(await get("/config.json")));
  expect(await told()).toEqual({ dataRoot: "/data/" });
  writeFixture(reported, "reported/sources.json", "{}");
  expect(await told()).toEqual({ dataRoot: "/data/", reported: true });
});

test("links that lead out of the folder are not followed", async () => {
  const outside = emptyFolder();
  writeFixture(outside, "x.json", "outside");
  writeFixture(reported, "reported/a.json", "a");
  symlinkSync(join(outside, "x.json"), join(reported, "reported/x.json"));
  expect(await get("/data/reported/x.json")).toBe(404);
});
