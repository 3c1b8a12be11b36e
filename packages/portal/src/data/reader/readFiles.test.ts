import { observedSources } from "@episcope/battery";
import { type Language, numbers, problem } from "@episcope/common";
import { afterEach, expect, test, vi } from "vitest";
import { brokenLine, hostUrl, silence, startHost } from "../network/fixtures/host.ts";
import { isPublished } from "./isPublished.ts";
import { readCharts } from "./readCharts.ts";
import { readNotes } from "./readNotes.ts";
import { readObservedFiles } from "./readObservedFile.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const folder = `${hostUrl}/b/`;
const { signal } = new AbortController();

async function notesOf(language: Language, readme = "notes.md"): Promise<string | undefined> {
  const notes = await readNotes({ folder, readme, language }, signal);
  return notes && `${notes.language}: ${notes.above}`;
}

test("notes are read in the visitor's language, or in another one", async () => {
  const host = startHost({ "/b/notes.md": "Hello {{PLOTS}} more", "/b/notes.de.md": "Hallo" });
  expect(await notesOf("en")).toBe("en: Hello");
  expect(await notesOf("de")).toBe("de: Hallo");
  host.files.delete("/b/notes.de.md");
  expect(await notesOf("de")).toBe("en: Hello");
  host.files.set("/b/only.de.md", "Nur deutsch");
  expect([await notesOf("en", "only.de.md"), await notesOf("de", "only.de.md")]).toEqual([
    "de: Nur deutsch",
    "de: Nur deutsch",
  ]);
});

test("an HTML page, a lost connection or an invalid path gives no notes", async () => {
  vi.useFakeTimers();
  const host = startHost({ "/b/notes.md": "<!DOCTYPE html><html></html>" });
  expect(await notesOf("en")).toBeUndefined();
  host.files.set("/b/notes.md", brokenLine);
  const notes = notesOf("de");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await notes).toBeUndefined();
  const count = host.seen.length;
  expect(await notesOf("en", "../../secret.md")).toBeUndefined();
  expect(host.seen).toHaveLength(count);
});

test("aborting rejects with the reason", async () => {
  startHost({ "/b/notes.md": silence, "/b/x.zip": silence, "/b/index.json": silence });
  const abort = new AbortController();
  const waiting = [
    readNotes({ folder, readme: "notes.md", language: "en" }, abort.signal),
    isPublished(`${folder}x.zip`, abort.signal),
    readCharts(folder, abort.signal),
  ];
  abort.abort(new Error("left"));
  for (const promise of waiting) await expect(promise).rejects.toThrow("left");
});

test("charts are found by the listing, and a broken one keeps its position", async () => {
  startHost({
    "/b/index.json": JSON.stringify({
      folders: [],
      files: ["metadata.yaml", "chart1.yaml", "chart-b.yaml", "chart c.yaml", "my-chart.yaml"],
    }),
    "/b/chart1.yaml": "title: One\nmark: line\ndata: {zip: x, url: $RUN$.strains.tsv}\n",
    "/b/chart-b.yaml": "<html></html>",
  });
  const charts = await readCharts(folder, signal);
  expect(charts.map(({ file, chart, faults }) => [file, chart?.title, faults[0]?.code])).toEqual([
    ["chart1.yaml", "One", undefined],
    ["chart-b.yaml", undefined, "webPage"],
    ["chart c.yaml", undefined, "fileMissing"],
  ]);
});

test("without a listing there are no charts", async () => {
  vi.useFakeTimers();
  startHost({});
  expect(await readCharts(folder, signal)).toEqual([]);
  startHost({}, { fallbackPage: "<html><body>hello</body></html>" });
  expect(await readCharts(folder, signal)).toEqual([]);
  startHost({ "/b/index.json": brokenLine });
  const charts = readCharts(folder, signal);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await charts).toEqual([]);
});

test("a file is looked for with HEAD; a page or a silent server has none", async () => {
  vi.useFakeTimers();
  const host = startHost({ "/b/x.zip": "x", "/b/y.zip": brokenLine });
  expect(await isPublished(`${folder}x.zip`, signal)).toBe(true);
  expect(host.seen).toEqual(["HEAD /b/x.zip"]);
  expect(await isPublished(`${folder}none.zip`, signal)).toBe(false);
  const asked = isPublished(`${folder}y.zip`, signal);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBe(false);
  startHost({}, { fallbackPage: "<html></html>" });
  expect(await isPublished(`${folder}x.zip`, signal)).toBe(false);
});

const casesPath = "/data/original-data/Fallzahlen/RKI/berlin-cases.csv";

function readSources(ids: readonly string[]) {
  const sources = observedSources().filter(({ id }) => ids.includes(id));
  return readObservedFiles({ dataRoot: `${hostUrl}/data/`, sources }, signal);
}

test("observed data are tables, absent or failed", async () => {
  vi.useFakeTimers();
  startHost({
    [casesPath]: "year,month,day,cases\n2020,3,14,61\n2020,3,15,48\n",
    "/data/original-data/Fallzahlen/RKI/munich-cases.csv": "year,month\n2020,3\n",
    "/data/original-data/Fallzahlen/RKI/cologne-cases.csv": brokenLine,
  });
  const reading = readSources(["berlin-cases", "munich-cases", "cologne-cases", "heinsberg-cases"]);
  await vi.advanceTimersByTimeAsync(2000);
  const results = await reading;
  const berlin = results.get("berlin-cases");
  expect(berlin?.kind === "table" && [...(numbers(berlin.table, "cases") ?? [])]).toEqual([61, 48]);
  expect(results.get("munich-cases")).toMatchObject({ kind: "failed", isTemporary: false });
  expect(results.get("cologne-cases")).toEqual({
    kind: "failed",
    fault: {
      file: "original-data/Fallzahlen/RKI/cologne-cases.csv",
      ...problem("connectionLost"),
    },
    isTemporary: true,
  });
  expect(results.get("heinsberg-cases")).toEqual({ kind: "absent" });
});

test("a page in place of observed data is no data, and a header alone is reported", async () => {
  startHost(
    { [casesPath]: "year,month,day,cases\n" },
    { fallbackPage: "<!doctype html><html></html>" },
  );
  const results = await readSources(["berlin-cases", "munich-cases"]);
  expect(results.get("munich-cases")).toEqual({ kind: "absent" });
  expect(results.get("berlin-cases")).toMatchObject({
    kind: "failed",
    fault: problem("tableEmpty"),
  });
});

test("nothing outside of the data root is requested", async () => {
  const host = startHost({});
  await readSources(observedSources().map(({ id }) => id));
  expect(host.seen.length).toBeGreaterThan(20);
  expect(host.seen.filter((request) => !request.startsWith("GET /data/"))).toEqual([]);
});
