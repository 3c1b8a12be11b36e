import { gzipSync } from "node:zlib";
import { problem } from "@episcope/common";
import { afterEach, expect, test, vi } from "vitest";
import { FetchError } from "../../../data/network/fetchError.ts";
import { brokenLine, hostUrl, startHost } from "../../../data/network/fixtures/host.ts";
import { readMap } from "./readMap.ts";

afterEach(() => vi.unstubAllGlobals());

const path = "/data/battery/x/summaries/sz1.infectionLoc.csv.gz";
const text = "daysSinceStart,home_lon,home_lat,infection_type\n3,13.389,52.517,import\n";
const packed = new Uint8Array(gzipSync(text));
const { signal } = new AbortController();

function read(report: (share: number | undefined, step?: string) => void = () => {}) {
  return readMap({ url: hostUrl + path, file: "x/sz1" }, { signal, report });
}

test("a file of a run in Berlin is read", async () => {
  startHost({ [path]: packed });
  expect(await read()).toMatchObject({
    kind: "read",
    data: { count: 1, region: "berlin", dayStart: Uint32Array.of(0, 0, 0, 0, 1) },
    faults: [],
  });
});

test("a run that is being computed reports its progress and is read then", async () => {
  startHost({
    [path]: (number) =>
      number < 3
        ? new Response(JSON.stringify({ progress: number / 4 }), { status: 202 })
        : new Response(packed, { headers: { "content-length": String(packed.length) } }),
  });
  const reports: unknown[] = [];
  const result = await read((share, step) => reports.push([share, step]));
  expect(result.kind).toBe("read");
  expect(reports).toEqual([
    [0.25, "computing"],
    [0.5, "computing"],
    [1, "loading"],
  ]);
});

test("missing files and other content are reported", async () => {
  startHost({});
  await expect(read()).rejects.toEqual(new FetchError("missing", hostUrl + path));
  startHost({}, { fallbackPage: "<!doctype html>" });
  await expect(read()).rejects.toEqual(new FetchError("notText", hostUrl + path));
  startHost({ [path]: packed.slice(0, 30) });
  expect(await read()).toEqual({
    kind: "broken",
    faults: [{ file: "x/sz1", ...problem("entryNotUnpacked", { entry: "x/sz1" }) }],
  });
});

test("a connection lost in the middle is reported", async () => {
  startHost({
    [path]: () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(packed.slice(0, 20));
            controller.error(new TypeError("lost"));
          },
        }),
      ),
  });
  await expect(read()).rejects.toMatchObject({ fault: "truncated" });
  startHost({ [path]: brokenLine });
  await expect(read()).rejects.toMatchObject({ fault: "network" });
});

test("aborting ends the request", async () => {
  startHost({ [path]: () => new Response("{}", { status: 202 }) });
  const abort = new AbortController();
  const reading = readMap(
    { url: hostUrl + path, file: "x" },
    { signal: abort.signal, report: () => abort.abort() },
  );
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
});
