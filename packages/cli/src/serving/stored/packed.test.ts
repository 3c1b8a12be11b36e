// A battery whose runs are packed answers like one with single files.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStorage, openStorage, packRuns } from "@episcope/runner";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bucket,
  type S3Server,
  startS3Server,
} from "../../../../runner/src/storage/fixtures/s3Server.ts";
import { write, writeMachineRoot } from "../../machines/fixtures/machineRoot.ts";
import { faultsAt } from "../../validating/validateCommand.ts";
import { createServer } from "../server.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-packed-"));
const data = join(folder, "data");
const battery = "/data/battery/test/small";
const run = `${battery}/summaries/sz2.zip`;

let server: FastifyInstance;
let zip: Buffer;
let figures: string;

beforeAll(async () => {
  write(folder, "site/index.html", "home");
  write(folder, "site/404.html", "other");
  write(folder, "site/config.json", '{"dataRoot":"/data/"}');
  await writeMachineRoot(data);
  zip = readFileSync(join(data, "battery/test/small/summaries/sz2.zip"));
  const single = await serve();
  figures = (await single.inject(`${battery}/figures.csv`)).body;
  await single.close();
  await packRuns({ storage: folderStorage(data), folder: "battery/test/small" });
  server = await serve();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function serve(): Promise<FastifyInstance> {
  return createServer({
    siteFolder: join(folder, "site"),
    dataRoot: { kind: "folder", folder: data },
  });
}

const ask = async (
  headers: Readonly<Record<string, string>> = {},
  method: "GET" | "HEAD" = "GET",
) => await server.inject({ url: run, headers, method });

test("tables, figures and validation are the same", async () => {
  const names = readdirSync(join(data, "battery/test/small/summaries"));
  expect(names.filter((name) => name.endsWith(".zip"))).toEqual([]);
  const packed = await server.inject(`${battery}/figures.csv`);
  expect(packed.body).toBe(figures);
  expect(figures).toContain("sz2");
  const table = await server.inject(`${battery}/tables/sz2/infections.csv`);
  expect(table.statusCode).toBe(200);
  const quantiles = await server.inject(`${battery}/quantiles/sz1/infections.csv`);
  expect(quantiles.statusCode).toBe(200);
  const faults = [];
  for await (const fault of faultsAt(join(data, "battery/test/small"))) faults.push(fault);
  expect(faults.filter(({ file }) => file.includes("packed"))).toEqual([]);
});

test("the address of a run's file answers as before: whole, by ranges, not modified", async () => {
  const whole = await ask();
  expect([whole.statusCode, whole.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(whole.rawPayload.equals(zip)).toBe(true);
  const head = await ask({}, "HEAD");
  expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([
    ...[200, String(zip.length), ""],
  ]);
  const { etag = "" } = whole.headers;
  expect((await ask({ "if-none-match": String(etag) })).statusCode).toBe(304);
  expect((await ask({ "if-range": '"other"', range: "bytes=0-1" })).statusCode).toBe(200);
});

test.each([
  ["bytes=0-9", 0, 10],
  ["bytes=5-", 5, undefined],
  ["bytes=-7", -7, undefined],
  ["bytes=3-999999999", 3, undefined],
  ["bytes=-999999999", 0, undefined],
])("%s", async (range, start, end) => {
  const part = zip.subarray(start, end);
  const answer = await ask({ range });
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload.equals(part)).toBe(true);
  const first = start < 0 ? zip.length + start : start;
  const last = first + part.length - 1;
  expect(answer.headers["content-range"]).toBe(`bytes ${first}-${last}/${zip.length}`);
});

test("a range outside is refused, what is no range is ignored", async () => {
  const outside = await ask({ range: "bytes=999999999-" });
  expect([outside.statusCode, outside.headers["content-range"]]).toEqual([
    ...[416, `bytes */${zip.length}`],
  ]);
  for (const range of ["bytes=9-3", "bytes=a-b", "lines=1-2", "bytes=0-1,4-5", "bytes=-"])
    expect((await ask({ range })).statusCode).toBe(200);
  expect((await server.inject(`${battery}/summaries/sz9.zip`)).statusCode).toBe(404);
});

describe("from an S3 server", () => {
  let s3: S3Server;
  let remote: FastifyInstance;
  beforeAll(async () => {
    s3 = await startS3Server();
    const storage = await openStorage(`s3://${bucket}/data`, s3.environment);
    const local = folderStorage(data);
    const copy = async (place: string): Promise<void> => {
      const { folders, files } = await local.list(place);
      for (const [name, { size }] of files)
        await storage.put(`${place}/${name}`, await local.read(`${place}/${name}`, 0, size));
      for (const name of folders) await copy(`${place}/${name}`);
    };
    await copy("battery");
    // This server lists a folder only if there is a file directly in it.
    await storage.put("battery/test/notes.md", new TextEncoder().encode("Notes"));
    await storage.put("battery/.hidden", new Uint8Array(3));
    remote = await createServer({
      siteFolder: join(folder, "site"),
      dataRoot: { kind: "storage", storage },
    });
  });
  afterAll(async () => {
    await remote.close();
    await s3.stop();
  });

  test("pages and programs get the same as from a folder", async () => {
    for (const name of ["metadata.yaml", "figures.csv", "tables/sz2/infections.csv"]) {
      const [here, there] = [
        await server.inject(`${battery}/${name}`),
        await remote.inject(`${battery}/${name}`),
      ];
      expect([there.statusCode, there.body]).toEqual([200, here.body]);
    }
    expect((await remote.inject("/config.json")).json()).toEqual({ dataRoot: "/data/" });
    expect((await remote.inject("/data/battery/index.json")).json().folders).toEqual(["test"]);
  });

  test("ranges, ETags and 304, of files and of what is packed", async () => {
    const whole = await remote.inject(`${battery}/_info.txt`);
    const url = `${battery}/_info.txt`;
    const known = { "if-none-match": String(whole.headers.etag) };
    expect((await remote.inject({ url, headers: known })).statusCode).toBe(304);
    const part = await remote.inject({ url, headers: { range: "bytes=2-5" } });
    expect([part.statusCode, part.body]).toEqual([206, whole.body.slice(2, 6)]);
    const end = await remote.inject({ url: run, headers: { range: "bytes=-9" } });
    expect(end.rawPayload.equals(zip.subarray(-9))).toBe(true);
    const index = await remote.inject({ url: `${battery}/summaries/packed/index.csv` });
    expect(index.body).toContain("sz2.zip,");
  });

  test.each([
    `${battery}/none.txt`,
    `${battery}/summaries/sz9.zip`,
    "/data/",
    "/data/battery/.hidden",
    "/data/battery//test",
    "/data/%2e%2e/data/battery",
    "/data/nothing/index.json",
  ])("%s is missing", async (url) => {
    expect((await remote.inject(url)).statusCode).toBe(404);
  });

  test("a storage that refuses is told, without a detail", async () => {
    s3.disturb = (incoming, outgoing) => {
      incoming.resume();
      outgoing.writeHead(403).end("<Error><Code>ExpiredToken</Code></Error>");
      return true;
    };
    const answer = await remote.inject(`${battery}/_info.txt`);
    s3.disturb = undefined;
    expect([answer.statusCode, answer.body]).toEqual([
      ...[502, "The storage of the data does not answer.\n"],
    ]);
  });
});
