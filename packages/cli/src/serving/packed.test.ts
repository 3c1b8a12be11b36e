// A battery whose runs are packed answers like one with single files.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStorage, packRuns } from "@episcope/runner";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { write, writeMachineRoot } from "../machines/fixtures/machineRoot.ts";
import { faultsAt } from "../validating/validateCommand.ts";
import { createServer } from "./server.ts";

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
