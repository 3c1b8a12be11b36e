import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { openComputedData } from "@episcope/runner";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FileCache } from "../../../runner/src/cache/fileCache.ts";
import { ResultFileStore } from "../../../runner/src/cache/resultFileStore.ts";
import { Catalogue } from "../../../runner/src/catalogue/catalogue.ts";
import {
  type Deferred,
  deferred,
  deliver,
  describeFixture,
  emptyFolder,
  jobFixture,
  writeFixture,
  zipFixture,
} from "../../../runner/src/fixtures/runFixtures.ts";
import { createServer } from "./server.ts";

interface Started {
  readonly name: string;
  readonly release: Deferred<void>;
  progress(share: number): void;
}

let server: FastifyInstance;
let started: Started[] = [];
let logged: string[] = [];
let folders: { readonly site: string; readonly scenarios: string; readonly cache: string };

const battery = "/data/battery/2020-06-05";

async function start(): Promise<void> {
  started = [];
  logged = [];
  const { site, scenarios, cache } = folders;
  const computed = await openComputedData({
    scenarios,
    cacheFolder: cache,
    cacheLimit: 1e9,
    threads: 2,
    queueLimit: 64,
    program: "v1",
    threadProgram: new URL("data:text/javascript,"),
    log: (message) => logged.push(message),
    describe: describeFixture,
    compute: async (job, watch) => {
      const release = deferred<void>();
      const progress = watch.onProgress.bind(watch);
      started.push({ name: `${job.battery} ${job.runId}`, release, progress });
      await release.promise;
      await deliver(job, watch);
    },
  });
  server = await createServer({ siteFolder: site, dataRoot: undefined, computed });
}

beforeEach(async () => {
  // Cache folders often begin with a dot.
  folders = { site: emptyFolder(), scenarios: emptyFolder(), cache: join(emptyFolder(), ".cache") };
  writeFixture(folders.site, "index.html", "home");
  writeFixture(folders.site, "404.html", "other");
  writeFixture(folders.site, "config.json", '{"dataRoot":"/data/"}');
  writeFixture(folders.site, "data/r-calculator/de.yaml", "calculator");
  writeFixture(folders.scenarios, "2020-06-05/scenario.yaml", "300");
  writeFixture(folders.scenarios, "2020-06-05/notes.md", "Notes");
  writeFixture(folders.scenarios, "animation/berlin/scenario.yaml", "1");
  writeFixture(folders.scenarios, "legacy/v7/berlin/scenario.yaml", "300");
  writeFixture(folders.scenarios, "v8/masks/berlin/scenario.yaml", "1");
  writeFixture(folders.scenarios, "v8/masks/munich/scenario.yaml", "many");
  await start();
});
afterEach(() => server.close());

async function computeRun(name: string): Promise<void> {
  expect((await server.inject(`${battery}/summaries/${name}`)).statusCode).toBe(202);
  started.at(-1)?.release.resolve();
  const status = async () => (await server.inject(`${battery}/summaries/${name}`)).statusCode;
  await expect.poll(status).toBe(200);
}

describe("files of a battery", () => {
  test("are available at once, with listings of all folders", async () => {
    const info = await server.inject(`${battery}/_info.txt`);
    expect([info.statusCode, info.body.split("\n").length]).toEqual([200, 302]);
    expect((await server.inject(`${battery}/metadata.yaml`)).body).toContain("city: 2020-06-05");
    const notes = await server.inject(`${battery}/notes.md`);
    expect([notes.body, notes.headers["content-type"]]).toEqual([
      "Notes",
      "text/markdown; charset=utf-8",
    ]);
    expect((await server.inject(`${battery}/index.json`)).json().folders).toEqual(["summaries"]);
    expect((await server.inject(`${battery}/summaries/index.json`)).json().files).toHaveLength(602);
    expect((await server.inject("/data/battery/v8/masks/index.json")).json()).toEqual({
      folders: ["berlin", "munich"],
      files: [],
    });
    expect(started).toEqual([]);
  });

  test("are compressed, and unchanged ones answer 304", async () => {
    const url = `${battery}/_info.txt`;
    const packed = await server.inject({ url, headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(packed.rawPayload).toString()).toContain("sz300");
    const { etag } = packed.headers;
    const headers = { "if-none-match": `"x", W/${etag}` };
    const answer = await server.inject({ url, headers });
    expect([answer.statusCode, answer.body]).toEqual([304, ""]);
    const head = await server.inject({ url, method: "HEAD" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(Number(head.headers["content-length"])).toBeGreaterThan(1000);
  });

  test("of a broken scenario: the faults in plain text, for this battery only", async () => {
    const url = "/data/battery/v8/masks/munich/metadata.yaml";
    for (let time = 0; time < 2; time++) {
      const answer = await server.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([
        500,
        "v8/masks/munich/scenario.yaml:1:1: runs must be a number, not many\n",
      ]);
      expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    }
    expect(logged).toEqual(["v8/masks/munich/scenario.yaml:1:1: runs must be a number, not many"]);
    const run = await server.inject("/data/battery/v8/masks/munich/summaries/sz1.zip");
    expect(run.statusCode).toBe(500);
    expect((await server.inject("/data/battery/v8/masks/berlin/metadata.yaml")).statusCode).toBe(
      200,
    );
  });
});

describe("a run", () => {
  const url = `${battery}/summaries/sz7.zip`;

  test("is computed on request, with progress, and then served by ranges", async () => {
    const first = await server.inject({ url, headers: { range: "bytes=-8192" } });
    expect([first.statusCode, first.json()]).toEqual([202, { progress: 0, secondsLeft: 2 }]);
    expect(first.headers["cache-control"]).toBe("no-store");
    started[0]?.progress(0.4);
    expect((await server.inject(url)).json()).toMatchObject({ progress: 0.4 });
    started[0]?.release.resolve();
    await expect.poll(async () => (await server.inject(url)).statusCode).toBe(200);
    const tail = await server.inject({ url, headers: { range: "bytes=-22" } });
    expect([tail.statusCode, tail.rawPayload.length]).toEqual([206, 22]);
    const { etag } = tail.headers;
    const again = await server.inject({ url, headers: { "if-none-match": String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(started).toHaveLength(1);
    const map = await server.inject(`${battery}/summaries/sz7.infectionLoc.csv.gz`);
    expect([map.statusCode, map.headers["content-encoding"]]).toEqual([200, undefined]);
    expect(map.headers["content-type"]).toBe("application/gzip");
  });

  test("HEAD of a known one answers 200 without computing", async () => {
    for (const name of ["sz0.zip", "sz300.zip", "sz7.infectionLoc.csv.gz"]) {
      const answer = await server.inject({ url: `${battery}/summaries/${name}`, method: "HEAD" });
      expect([answer.statusCode, answer.headers["content-length"]]).toEqual([200, undefined]);
    }
    expect(started).toEqual([]);
    await computeRun("sz7.zip");
    const known = await server.inject({ url, method: "HEAD" });
    expect(Number(known.headers["content-length"])).toBeGreaterThan(100);
  });

  test.each([{ purpose: "prefetch" }, { "sec-purpose": "prefetch;prerender" }])(
    "loading ahead (%j) computes nothing, and takes what is there",
    async (headers) => {
      const ahead = await server.inject({ url, headers });
      expect([ahead.statusCode, ahead.json()]).toEqual([202, { progress: 0 }]);
      expect(started).toEqual([]);
      await computeRun("sz7.zip");
      expect((await server.inject({ url, headers })).statusCode).toBe(200);
    },
  );

  test.each([
    "/data/battery/2020-06-05/summaries/sz301.zip",
    "/data/battery/2020-06-05/summaries/sz.zip",
    "/data/battery/2020-06-05/summaries/sz7.csv",
    "/data/battery/2020-06-05/summaries/.sz7.zip",
    "/data/battery/2020-06-05/summaries/",
    "/data/battery/2020-06-05/sz7.zip",
    "/data/battery/2020-06-05/scenario.yaml",
    "/data/battery/none/summaries/sz7.zip",
    "/data/battery/v8/masks/summaries/sz1.zip",
    "/data/summaries/sz1.zip",
    "/data/battery/2020-06-05/summaries/..%2f..%2fsz7.zip",
    "/data/battery/2020-06-05/x/../summaries/sz301.zip",
    "/data/cities/berlin.city",
    "/data/..%2f..%2findex.html",
  ])("%s is not a run", async (address) => {
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await server.inject({ url: address, method });
      expect(answer.body).not.toContain("home");
      if (answer.statusCode === 200) expect(answer.headers["content-type"]).toMatch(/html/);
      else expect(answer.statusCode).toBe(404);
    }
    expect(started).toEqual([]);
  });

  test("identical requests are computed once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => server.inject(url)));
    expect(answers.every(({ statusCode }) => statusCode === 202)).toBe(true);
    expect(started.map(({ name }) => name)).toEqual(["2020-06-05 sz7"]);
  });

  test("that fails is reported in plain words and logged; the server keeps running", async () => {
    await server.inject(url);
    started[0]?.release.reject(new Error("no such strain"));
    await expect.poll(async () => (await server.inject(url)).statusCode).toBe(500);
    expect((await server.inject(url)).body).toBe("no such strain\n");
    expect(logged).toEqual(["2020-06-05 sz7: no such strain"]);
    await computeRun("sz8.zip");
  });

  test("of a changed scenario is computed again, one of an unchanged scenario survives a restart", async () => {
    await computeRun("sz7.zip");
    const before = readFileSync(join(folders.cache, "battery/2020-06-05/summaries/sz7.zip"));
    await server.close();
    await start();
    expect((await server.inject(url)).rawPayload).toEqual(before);
    await server.close();
    writeFileSync(join(folders.scenarios, "2020-06-05/scenario.yaml"), "301");
    await start();
    await computeRun("sz7.zip");
    expect((await server.inject(url)).rawPayload).not.toEqual(before);
  });

  test("that was recomputed after the date was set back gets another ETag", async () => {
    await computeRun("sz7.zip");
    const { headers, rawPayload: before } = await server.inject(url);
    expect(headers["last-modified"]).toBeUndefined();
    const file = join(folders.cache, "battery/2020-06-05/summaries/sz7.zip");
    rmSync(file);
    await computeRun("sz7.zip");
    utimesSync(file, 1e9, 1e9);
    const conditions: readonly Readonly<Record<string, string>>[] = [
      { "if-none-match": String(headers.etag) },
      { "if-modified-since": new Date().toUTCString() },
    ];
    for (const condition of conditions) {
      const answer = await server.inject({ url, headers: condition });
      expect([answer.statusCode, answer.rawPayload]).toEqual([200, before]);
      expect(answer.headers.etag).not.toBe(headers.etag);
    }
    const range = { range: "bytes=0-3", "if-range": String(headers.etag) };
    expect((await server.inject({ url, headers: range })).statusCode).toBe(200);
  });

  test("that was removed from the cache by hand is computed again", async () => {
    await computeRun("sz7.zip");
    rmSync(folders.cache, { recursive: true });
    await computeRun("sz7.zip");
  });
});

describe("a grid of spring 2020", () => {
  const folder = "/data/legacy/v7-data-berlin";
  const url = `${folder}/sz7.infections.csv`;
  const status = async (address = url) => (await server.inject(address)).statusCode;

  test("has its run table and listings at once", async () => {
    expect((await server.inject("/data/legacy/v7-info-berlin.txt")).body).toContain("sz300\n");
    expect((await server.inject("/data/legacy/index.json")).json()).toEqual({
      folders: ["v7-data-berlin"],
      files: ["v7-info-berlin.txt"],
    });
    expect((await server.inject(`${folder}/index.json`)).json().files).toHaveLength(602);
    expect((await server.inject("/data/battery/index.json")).json().folders).toEqual([
      "2020-06-05",
      "v8",
    ]);
    expect(started).toEqual([]);
  });

  test("has single tables, computed on request and cached", async () => {
    const first = await server.inject(url);
    expect([first.statusCode, first.json()]).toEqual([202, { progress: 0, secondsLeft: 2 }]);
    started[0]?.progress(0.4);
    expect((await server.inject(url)).json()).toMatchObject({ progress: 0.4 });
    started[0]?.release.resolve();
    await expect.poll(() => status()).toBe(200);
    const table = await server.inject(url);
    expect(table.body).toMatch(/^day,legacy\/v7\/berlin sz7 /);
    expect(table.headers["content-type"]).toMatch(/^text\/csv/);
    const { etag } = table.headers;
    const again = await server.inject({ url, headers: { "if-none-match": String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(started.map(({ name }) => name)).toEqual(["legacy/v7/berlin sz7"]);
    await server.close();
    await start();
    expect(await status()).toBe(200);
    expect(started).toEqual([]);
  });

  test("computes nothing for HEAD and prefetch", async () => {
    const head = await server.inject({ url, method: "HEAD" });
    expect([head.statusCode, head.headers["content-type"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
    ]);
    const ahead = await server.inject({ url, headers: { purpose: "prefetch" } });
    expect([ahead.statusCode, ahead.json()]).toEqual([202, { progress: 0 }]);
    expect(started).toEqual([]);
  });

  test.each([
    `${folder}/sz301.infections.csv`,
    `${folder}/sz7.infections.txt`,
    `${folder}/sz7.zip`,
    `${folder}/.sz7.infections.csv.stamp`,
    `${folder}/summaries/sz7.infections.csv`,
    "/data/legacy/v7-data-munich/sz7.infections.csv",
    "/data/legacy/v7-data-berlin.zip",
    "/data/legacy/v8-info-berlin.txt",
    "/data/battery/legacy/v7/berlin/summaries/sz7.zip",
    "/data//legacy/v7-info-berlin.txt",
  ])("%s is not a table", async (address) => {
    for (const method of ["GET", "HEAD"] as const) {
      expect((await server.inject({ url: address, method })).statusCode).toBe(404);
    }
    expect(started).toEqual([]);
  });

  test("may have one archive, if it is up to date", async () => {
    const grid = jobFixture("", "old", "legacy/v7/berlin");
    const archive = { ...grid, files: new Map([["zip", "legacy/v7-data-berlin.zip"] as const]) };
    const results = new ResultFileStore(new FileCache({ folder: folders.cache, limit: 1e9 }));
    await results.store(archive, "zip", await zipFixture(grid));
    expect(await status("/data/legacy/v7-data-berlin.zip")).toBe(404);
    const { stamp } = await currentJob("legacy/v7/berlin");
    await results.store({ ...archive, stamp }, "zip", await zipFixture(grid));
    const tail = await server.inject({
      url: "/data/legacy/v7-data-berlin.zip",
      headers: { range: "bytes=-22" },
    });
    expect([tail.statusCode, tail.rawPayload.length]).toEqual([206, 22]);
    expect((await server.inject("/data/legacy/index.json")).json().files).toEqual([
      "v7-data-berlin.zip",
      "v7-info-berlin.txt",
    ]);
  });

  async function currentJob(path: string) {
    const folder = folders.scenarios;
    const catalogue = await Catalogue.open({ folder, program: "v1", describe: describeFixture });
    const job = (await catalogue.battery(path))?.job("sz1");
    if (!job) throw new Error(`no ${path}`);
    return job;
  }
});

describe("an animation", () => {
  const url = "/data/animation/berlin.epan";

  test("is listed at once, and computes nothing for HEAD and prefetch", async () => {
    const listing = await server.inject("/data/animation/index.json");
    expect([listing.statusCode, listing.json()]).toEqual([
      200,
      { folders: [], files: ["berlin.epan"] },
    ]);
    const head = await server.inject({ url, method: "HEAD" });
    expect([head.statusCode, head.headers["content-type"], head.body]).toEqual([
      200,
      "application/octet-stream",
      "",
    ]);
    expect(head.headers["content-length"]).toBeUndefined();
    const ahead = await server.inject({ url, headers: { purpose: "prefetch" } });
    expect([ahead.statusCode, ahead.json()]).toEqual([202, { progress: 0 }]);
    expect(started).toEqual([]);
  });

  test("is computed on request, with progress, served by ranges and cached", async () => {
    const first = await server.inject({ url, headers: { range: "bytes=0-8191" } });
    expect([first.statusCode, first.json()]).toEqual([202, { progress: 0, secondsLeft: 2 }]);
    started[0]?.progress(0.4);
    expect((await server.inject(url)).json()).toMatchObject({ progress: 0.4 });
    started[0]?.release.resolve();
    await expect.poll(async () => (await server.inject(url)).statusCode).toBe(200);
    expect(started.map(({ name }) => name)).toEqual(["animation/berlin berlin"]);
    const whole = await server.inject({ url, headers: { "accept-encoding": "br, gzip" } });
    expect(whole.headers["content-encoding"]).toBeUndefined();
    expect(whole.headers["accept-ranges"]).toBe("bytes");
    const part = await server.inject({ url, headers: { range: "bytes=5-20" } });
    expect([part.statusCode, part.body]).toEqual([206, "animation/berlin"]);
    expect(part.headers["content-range"]).toBe(`bytes 5-20/${whole.rawPayload.length}`);
    const { etag = "" } = part.headers;
    const again = await server.inject({ url, headers: { "if-none-match": String(etag) } });
    expect([etag, again.statusCode]).toEqual([whole.headers.etag, 304]);
    await server.close();
    await start();
    expect((await server.inject(url)).rawPayload).toEqual(whole.rawPayload);
    const head = await server.inject({ url, method: "HEAD" });
    expect(head.headers["content-length"]).toBe(String(whole.rawPayload.length));
    expect(started).toEqual([]);
  });

  test.each([
    "/data/animation/munich.epan",
    "/data/animation/berlin1.epan",
    "/data/animation/berlin.zip",
    "/data/animation/berlin",
    "/data/animation/berlin/index.json",
    "/data/animation/.berlin.epan.stamp",
    "/data/battery/animation/berlin/metadata.yaml",
    "/data/battery/animation/berlin/summaries/berlin.zip",
  ])("%s is not an animation", async (address) => {
    for (const method of ["GET", "HEAD"] as const) {
      expect((await server.inject({ url: address, method })).statusCode).toBe(404);
    }
    expect(started).toEqual([]);
  });
});

test("200 requests for different runs at once are computed or told when to retry, and all succeed", async () => {
  await server.listen({ host: "127.0.0.1", port: 0 });
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      fetch(`http://127.0.0.1:${port}${battery}/summaries/sz${index + 1}.zip`),
    ),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(202), count(503)]).toEqual([66, 134]);
  const busy = answers.find(({ status }) => status === 503);
  expect(Number(busy?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await busy?.text()).toBe(
    "Too many runs wait to be computed. Please try again in a moment.\n",
  );
  await Promise.all(answers.map((answer) => answer.body?.cancel().catch(() => {})));
  for (let done = 0; done < 66; done++) {
    await expect.poll(() => started.length, { interval: 1 }).toBeGreaterThan(done);
    started[done]?.release.resolve();
  }
  expect((await server.inject(`${battery}/metadata.yaml`)).statusCode).toBe(200);
  const status = async () => (await server.inject(`${battery}/summaries/sz1.zip`)).statusCode;
  await expect.poll(status).toBe(200);
});

test("the site's own files below /data/ are still served", async () => {
  expect((await server.inject("/data/r-calculator/de.yaml")).body).toBe("calculator");
  expect((await server.inject("/data/r-calculator/en.yaml")).statusCode).toBe(404);
  expect((await server.inject("/")).body).toBe("home");
});
