import { type TableResult, writeListing, writeZip } from "@episcope/battery";
import { numbers, problem } from "@episcope/common";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallContext } from "../../calls/protocol.ts";
import { ArchiveError } from "../../network/archiveError.ts";
import { FetchError } from "../../network/fetchError.ts";
import { brokenLine, hostUrl, startHost } from "../../network/fixtures/host.ts";
import type { ProgressStep } from "../../tasks/sharedTask.ts";
import { type CollectedAddress, RunCollections } from "./runCollections.ts";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const folder = `${hostUrl}/data/legacy/`;
const archive = "v7-data-berlin.zip";

function addressOf(runId: string): CollectedAddress {
  const entry = `${runId}.infections.csv`;
  return {
    url: `${folder}v7-data-berlin/${entry}`,
    runId,
    file: `v7-data-berlin/${entry}`,
    collected: { folder, archive, entry },
  };
}

function csvOf(susceptible: number): string {
  return `day,nSusceptible,nTotalInfected,nRecovered\n1,${susceptible},4,0\n`;
}

async function zipOf(runs: Readonly<Record<string, number>>) {
  const entries = Object.entries(runs).map(([runId, susceptible]) => ({
    name: `${runId}.infections.csv`,
    bytes: new TextEncoder().encode(csvOf(susceptible)),
  }));
  return new Uint8Array(await writeZip(entries));
}

const listingOf = (files: readonly string[]) => writeListing({ folders: [], files });

function contextOf() {
  const reports: [number | undefined, ProgressStep | undefined][] = [];
  const context: CallContext = {
    signal: new AbortController().signal,
    report: (progress, step) => reports.push([progress, step]),
  };
  return { context, reports };
}

function susceptible(result: TableResult | undefined): number | string | undefined {
  return result?.kind === "table" ? numbers(result.table, "nSusceptible")?.[0] : result?.kind;
}

async function read(collections: RunCollections, runId: string, context = contextOf().context) {
  await collections.open(addressOf(runId), context);
  const { tables } = await collections.readTables(addressOf(runId), ["infections"], context);
  return susceptible(tables.get("infections"));
}

test("a listed archive is read by ranges, its directory once", async () => {
  const host = startHost({
    "/data/legacy/index.json": listingOf([archive, "v7-info-berlin.txt"]),
    [`/data/legacy/${archive}`]: await zipOf({ sz0: 100, sz1: 200, sz2: 300 }),
  });
  const collections = new RunCollections();
  expect(await read(collections, "sz1")).toBe(200);
  const asked = host.seen.length;
  expect(host.seen.every((line) => line.includes("index.json") || / bytes=/.test(line))).toBe(true);
  expect(await read(collections, "sz2")).toBe(300);
  // The first request returned the whole small archive.
  expect(host.seen).toHaveLength(asked);
  const { context } = contextOf();
  expect(await collections.isComputed(addressOf("sz2"), context)).toBe(true);
  expect(await collections.holds(addressOf("sz0"), context)).toBe(true);
  expect(await collections.holds(addressOf("sz9"), context)).toBe(false);
  expect(host.seen).toHaveLength(asked);
});

test("the listing of a web server works as well", async () => {
  startHost({
    "/data/legacy/": `<ul><li><a href="${archive}">${archive}</a></li></ul>`,
    [`/data/legacy/${archive}`]: await zipOf({ sz1: 200 }),
  });
  expect(await read(new RunCollections(), "sz1")).toBe(200);
});

test("without a listing the archive is tried, then single tables", async () => {
  const zip = await zipOf({ sz1: 200 });
  startHost({ [`/data/legacy/${archive}`]: zip });
  expect(await read(new RunCollections(), "sz1")).toBe(200);
  const host = startHost({ "/data/legacy/v7-data-berlin/sz1.infections.csv": csvOf(7) });
  expect(await read(new RunCollections(), "sz1")).toBe(7);
  expect(host.seen.filter((line) => line.includes(archive))).toHaveLength(1);
});

test("an archive that is not listed is not requested, and a table is fetched once", async () => {
  const host = startHost({
    "/data/legacy/index.json": listingOf(["v7-info-berlin.txt"]),
    "/data/legacy/v7-data-berlin/sz1.infections.csv": csvOf(7),
  });
  const collections = new RunCollections();
  expect(await read(collections, "sz1")).toBe(7);
  expect(host.seen).toEqual([
    "GET /data/legacy/index.json",
    "GET /data/legacy/v7-data-berlin/sz1.infections.csv",
  ]);
  const { context } = contextOf();
  expect(await collections.holds(addressOf("sz0"), context)).toBe(false);
  expect(host.seen).toHaveLength(2);
});

test("a table that is being computed reports its progress", async () => {
  const path = "/data/legacy/v7-data-berlin/sz1.infections.csv";
  startHost({
    "/data/legacy/index.json": listingOf(["v7-info-berlin.txt"]),
    [path]: (number) =>
      number < 3
        ? new Response(`{"progress":${number / 4}}`, { status: 202 })
        : new Response(csvOf(7), { headers: { "content-type": "text/csv" } }),
  });
  const { context, reports } = contextOf();
  expect(await read(new RunCollections(), "sz1", context)).toBe(7);
  expect(reports).toEqual([
    [0.25, "computing"],
    [0.5, "computing"],
  ]);
});

test("without range support the whole archive is loaded, with progress", async () => {
  let state = 1;
  const noise = Uint8Array.from({ length: 1_100_000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 0xff;
  });
  const entries = [
    { name: "more.bin", bytes: noise },
    { name: "sz1.infections.csv", bytes: new TextEncoder().encode(csvOf(5)) },
  ];
  const zip = new Uint8Array(await writeZip(entries));
  startHost({
    "/data/legacy/index.json": listingOf([archive]),
    [`/data/legacy/${archive}`]: () =>
      new Response(zip, {
        headers: { "content-type": "application/zip", "content-length": String(zip.length) },
      }),
  });
  const { context, reports } = contextOf();
  expect(await read(new RunCollections(), "sz1", context)).toBe(5);
  expect(reports.at(-1)).toEqual([1, "loading"]);
});

test("a run missing from the archive is a fault with its name", async () => {
  startHost({
    "/data/legacy/index.json": listingOf([archive]),
    [`/data/legacy/${archive}`]: await zipOf({ sz1: 200 }),
  });
  const lost = read(new RunCollections(), "sz2");
  await expect(lost).rejects.toMatchObject({
    name: "ArchiveError",
    fault: { file: archive, ...problem("missing", { name: "sz2.infections.csv" }) },
  });
});

test("an invalid archive does not count as missing, and works after repair", async () => {
  const host = startHost({
    "/data/legacy/index.json": listingOf([archive]),
    [`/data/legacy/${archive}`]: "not a zip",
  });
  const collections = new RunCollections();
  await expect(read(collections, "sz1")).rejects.toThrow(ArchiveError);
  host.files.set(`/data/legacy/${archive}`, await zipOf({ sz1: 200 }));
  expect(await read(collections, "sz1")).toBe(200);
});

test("a damaged entry is broken, and read again once forgotten", async () => {
  const zip = await zipOf({ sz1: 200 });
  const damaged = zip.slice();
  damaged[60] = (damaged[60] ?? 0) ^ 0xff;
  const host = startHost({
    "/data/legacy/index.json": listingOf([archive]),
    [`/data/legacy/${archive}`]: damaged,
  });
  const collections = new RunCollections();
  expect(await read(collections, "sz1")).toBe("broken");
  host.files.set(`/data/legacy/${archive}`, zip);
  collections.close(addressOf("sz1"));
  expect(await read(collections, "sz1")).toBe(200);
});

test("if nothing exists, the wanted table is named", async () => {
  startHost({});
  await expect(read(new RunCollections(), "sz1")).rejects.toMatchObject({
    fault: "missing",
    url: addressOf("sz1").url,
  });
});

test("a lost connection is not cached: the next call tries again", async () => {
  const host = startHost({ "/data/legacy/index.json": brokenLine });
  const collections = new RunCollections();
  await expect(read(collections, "sz1")).rejects.toThrow(FetchError);
  host.files.set("/data/legacy/index.json", listingOf([archive]));
  host.files.set(`/data/legacy/${archive}`, await zipOf({ sz1: 200 }));
  expect(await read(collections, "sz1")).toBe(200);
});
