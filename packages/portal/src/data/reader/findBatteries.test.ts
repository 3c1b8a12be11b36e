import { problem } from "@episcope/common";
import { afterEach, expect, test, vi } from "vitest";
import { brokenLine, hostUrl, silence, startHost } from "../network/fixtures/host.ts";
import type { FoundBatteries } from "../runs/battery.ts";
import { findBatteries } from "./findBatteries.ts";
import { RunIndexes } from "./runs/runIndexes.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const root = "/data/battery";
const description = (city: string) =>
  `city: ${city}\nzipFolder: summaries\nstartDate: 2020-02-25\noffset: [0]\noptionGroups: []\n`;
const runs = "RunScript;Config;RunId;Output;p\nna;na;sz1;na;x\n";

function find(path: string, runIndexes = new RunIndexes(), signal = new AbortController().signal) {
  return findBatteries({ dataRoot: `${hostUrl}/data/`, path }, runIndexes, signal);
}

function placesOf(found: FoundBatteries): unknown {
  if (found.kind !== "found") return found;
  return found.batteries.map(({ folder, path, metadata }) => [folder, path, metadata.city]);
}

test("a battery is found, and its run table is requested in advance", async () => {
  const host = startHost({
    [`${root}/köln/a b/metadata.yaml`]: description("cologne"),
    [`${root}/köln/a b/_info.txt`]: runs,
  });
  const runIndexes = new RunIndexes();
  const found = await find("/k%C3%B6ln/a%20b/", runIndexes);
  expect(placesOf(found)).toEqual([["", "köln/a b", "cologne"]]);
  const url = found.kind === "found" ? found.batteries[0].url : "";
  expect(url).toBe(`${hostUrl}${root}/k%C3%B6ln/a%20b/`);
  const { signal } = new AbortController();
  const table = await runIndexes.read({ folder: url, info: "_info.txt" }, signal);
  expect(table.index?.runs).toEqual([{ runId: "sz1", values: ["x"] }]);
  expect(host.seen).toEqual([
    `GET ${root}/köln/a b/_info.txt`,
    `GET ${root}/köln/a b/metadata.yaml`,
  ]);
});

test("a run table with another name is requested when needed", async () => {
  const host = startHost({
    [`${root}/x/metadata.yaml`]: `${description("berlin")}info: runs/table.txt\n`,
    [`${root}/x/runs/table.txt`]: runs,
  });
  const runIndexes = new RunIndexes();
  await find("x", runIndexes);
  const { signal } = new AbortController();
  const folder = `${hostUrl}${root}/x/`;
  const { index } = await runIndexes.read({ folder, info: "runs/table.txt" }, signal);
  expect(index?.runs).toHaveLength(1);
  expect(host.seen.at(-1)).toBe(`GET ${root}/x/runs/table.txt`);
});

test("missing run tables and invalid paths are faults, a lost connection is an error", async () => {
  vi.useFakeTimers();
  const host = startHost({ [`${root}/x/broken.txt`]: brokenLine });
  const runIndexes = new RunIndexes();
  const { signal } = new AbortController();
  const read = (info: string) => runIndexes.read({ folder: `${hostUrl}${root}/x/`, info }, signal);
  expect(await read("_info.txt")).toEqual({
    index: undefined,
    faults: [{ file: "_info.txt", ...problem("fileMissing") }],
  });
  // A broken table is requested again: it may have been repaired.
  host.files.set(`${root}/x/_info.txt`, runs);
  expect((await read("_info.txt")).index?.runs).toHaveLength(1);
  expect((await read("../../secret")).faults[0]?.code).toBe("pathLeadsOut");
  const broken = read("broken.txt");
  const failed = expect(broken).rejects.toMatchObject({ fault: "network" });
  await vi.advanceTimersByTimeAsync(2000);
  await failed;
});

test("a run table that could not be loaded is requested again", async () => {
  vi.useFakeTimers();
  const host = startHost({ [`${root}/x/_info.txt`]: brokenLine });
  const runIndexes = new RunIndexes();
  const name = { folder: `${hostUrl}${root}/x/`, info: "_info.txt" };
  const { signal } = new AbortController();
  const failed = expect(runIndexes.read(name, signal)).rejects.toMatchObject({ fault: "network" });
  await vi.advanceTimersByTimeAsync(2000);
  await failed;
  host.files.set(`${root}/x/_info.txt`, runs);
  expect((await runIndexes.read(name, signal)).index?.runs).toHaveLength(1);
});

const list = (names: readonly string[]) =>
  `<html><ul>${names.map((name) => `<li><a href="${name}">${name}</a></li>`).join("")}</ul></html>`;

test("cities are in the order of the listing, and other folders are skipped", async () => {
  startHost({
    [`${root}/masks/`]: list(["../", "munich/", "drafts/", "berlin/", "notes.txt", "odd/"]),
    [`${root}/masks/munich/metadata.yaml`]: description("munich"),
    [`${root}/masks/berlin/metadata.yaml`]: description("berlin"),
    [`${root}/masks/odd/metadata.yaml`]: "just text\n",
  });
  expect(placesOf(await find("/masks/"))).toEqual([
    ["munich", "masks/munich", "munich"],
    ["berlin", "masks/berlin", "berlin"],
  ]);
});

test("index.json has priority over the page of the folder", async () => {
  const host = startHost({
    [`${root}/masks/index.json`]: '{"folders":["berlin"],"files":[]}',
    [`${root}/masks/`]: list(["munich/"]),
    [`${root}/masks/berlin/metadata.yaml`]: description("berlin"),
    [`${root}/masks/munich/metadata.yaml`]: description("munich"),
  });
  expect(placesOf(await find("masks"))).toEqual([["berlin", "masks/berlin", "berlin"]]);
  expect(host.seen).not.toContain(`GET ${root}/masks/`);
});

test("one unreachable city does not hide the others; if it is the only one it is an error", async () => {
  vi.useFakeTimers();
  const host = startHost({
    [`${root}/masks/`]: list(["munich/", "berlin/"]),
    [`${root}/masks/munich/metadata.yaml`]: brokenLine,
    [`${root}/masks/berlin/metadata.yaml`]: description("berlin"),
  });
  const found = find("masks");
  await vi.advanceTimersByTimeAsync(2000);
  expect(placesOf(await found)).toEqual([["berlin", "masks/berlin", "berlin"]]);
  host.files.delete(`${root}/masks/berlin/metadata.yaml`);
  const failed = expect(find("masks")).rejects.toMatchObject({ fault: "network" });
  await vi.advanceTimersByTimeAsync(2000);
  await failed;
});

test.each([
  ["a page under the name of a description", "<!DOCTYPE html><html></html>", problem("webPage")],
  [
    "no city",
    description("x").replace("city: x\n", ""),
    problem("fieldMissing", { field: "city" }),
  ],
  ["no mapping", "404", problem("notMapping")],
])("the description is broken: %s", async (_, text, expected) => {
  startHost({ [`${root}/x/metadata.yaml`]: text, [`${root}/x/`]: list(["summaries/"]) });
  const found = await find("x");
  expect(found).toMatchObject({
    kind: "broken",
    faults: [{ file: "metadata.yaml", ...expected }],
  });
});

test("if all cities are broken, their faults are listed", async () => {
  startHost({
    [`${root}/x/`]: list(["berlin/"]),
    [`${root}/x/berlin/metadata.yaml`]: "city: berlin\n",
  });
  const found = await find("x");
  expect(found.kind === "broken" && found.faults.map(({ file }) => file)).toContain(
    "berlin/metadata.yaml",
  );
});

test("a missing battery is missing", async () => {
  const host = startHost({});
  expect(await find("nowhere")).toEqual({ kind: "missing" });
  expect(await find("a/../b")).toEqual({ kind: "missing" });
  expect(await find("/")).toEqual({ kind: "missing" });
  expect(host.seen.some((request) => request.includes("b/metadata"))).toBe(false);
});

test("a missing battery is missing on a host that answers everything with its page", async () => {
  const fallbackPage =
    '<!doctype html><nav><ul><li><a href="/imprint">I</a></li></ul></nav><div id="root"></div>';
  startHost({}, { fallbackPage });
  expect(await find("nowhere")).toEqual({ kind: "missing" });
  startHost(
    {
      [`${root}/masks/`]: list(["berlin/", "none/"]),
      [`${root}/masks/berlin/metadata.yaml`]: description("berlin"),
    },
    { fallbackPage },
  );
  expect(placesOf(await find("masks"))).toEqual([["berlin", "masks/berlin", "berlin"]]);
});

test("a lost connection is an error, not a missing battery", async () => {
  vi.useFakeTimers();
  const host = startHost({ [`${root}/x/metadata.yaml`]: brokenLine });
  let failed = expect(find("x")).rejects.toMatchObject({ fault: "network" });
  await vi.advanceTimersByTimeAsync(2000);
  await failed;
  host.files.delete(`${root}/x/metadata.yaml`);
  host.files.set(`${root}/x/index.json`, brokenLine);
  failed = expect(find("x")).rejects.toMatchObject({ fault: "network" });
  await vi.advanceTimersByTimeAsync(2000);
  await failed;
});

test("a truncated listing is an error, not an empty folder", async () => {
  const cut = () => new Response('{"folders":["ber', { headers: { "content-length": "30" } });
  const host = startHost({
    [`${root}/x/index.json`]: cut,
    [`${root}/x/berlin/metadata.yaml`]: description("berlin"),
  });
  await expect(find("x")).rejects.toMatchObject({ fault: "truncated" });
  host.files.set(`${root}/x/index.json`, '{"folders":["berlin"]}');
  expect(placesOf(await find("x"))).toEqual([["berlin", "x/berlin", "berlin"]]);
});

test("aborting ends both requests", async () => {
  const host = startHost({
    [`${root}/x/metadata.yaml`]: silence,
    [`${root}/x/_info.txt`]: silence,
  });
  const abort = new AbortController();
  const found = find("x", new RunIndexes(), abort.signal);
  abort.abort(new Error("left"));
  await expect(found).rejects.toThrow("left");
  expect(host.stopped.toSorted()).toEqual([`${root}/x/_info.txt`, `${root}/x/metadata.yaml`]);
});
