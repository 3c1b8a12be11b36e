import { writeZip } from "@episcope/battery";
import { numbers, problem } from "@episcope/common";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallContext } from "../../calls/protocol.ts";
import { ArchiveError } from "../../network/archiveError.ts";
import { brokenLine, hostUrl, silence, startHost } from "../../network/fixtures/host.ts";
import { RunArchives } from "./runArchives.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const path = "/b/s/r1.zip";
const address = { url: `${hostUrl}${path}`, runId: "r1", file: "s/r1.zip" };

/** Random cells, so that the archive is larger than the first request. */
function antibodies(first: number): string {
  let state = first + 1;
  const rows = Array.from({ length: 3000 }, (_, row) => {
    state = (state * 48_271) % 2_147_483_647;
    return `${row + 1}\t\t${row === 0 ? first : state}`;
  });
  return `day\tdate\tDELTA\n${rows.join("\n")}\n`;
}

async function archive(first: number, more: Readonly<Record<string, string>> = {}) {
  const tables = { "antibodies.tsv": antibodies(first), "own.csv": "a,b\n1,x\n", ...more };
  const entries = Object.entries(tables).map(([name, text]) => ({
    name: `r1.${name}`,
    bytes: new TextEncoder().encode(text),
  }));
  return new Uint8Array(await writeZip(entries));
}

function contextOf(signal = new AbortController().signal) {
  const reports: (number | undefined)[] = [];
  const context: CallContext = { signal, report: (progress) => reports.push(progress) };
  return { context, reports };
}

async function firstAntibody(archives: RunArchives): Promise<number | undefined> {
  const { tables } = await archives.readTables(address, ["antibodies"], contextOf().context);
  const result = tables.get("antibodies");
  return result?.kind === "table" ? numbers(result.table, "DELTA")?.[0] : undefined;
}

test("the directory is read once, and further tables cost one request", async () => {
  const bytes = await archive(7);
  const host = startHost({ [path]: bytes });
  const archives = new RunArchives();
  const contents = await archives.open(address, contextOf().context);
  expect([...contents.tables]).toEqual(["antibodies"]);
  expect(contents.entries).toEqual(["r1.antibodies.tsv", "r1.own.csv"]);
  expect(contents.bytes).toBe(bytes.length);
  expect(host.seen).toHaveLength(2);
  expect(await firstAntibody(archives)).toBe(7);
  expect(host.seen).toHaveLength(3);
  const { tables } = await archives.readTables(address, ["strains"], contextOf().context);
  expect(tables.get("strains")).toEqual({ kind: "missing" });
  expect(host.seen).toHaveLength(3);
});

test("a closed archive is opened again", async () => {
  const host = startHost({ [path]: await archive(7) });
  const archives = new RunArchives();
  expect(await firstAntibody(archives)).toBe(7);
  host.files.set(path, await archive(8));
  archives.close(address);
  expect(await firstAntibody(archives)).toBe(8);
});

test("tables can be read without opening first", async () => {
  startHost({ [path]: await archive(7) });
  expect(await firstAntibody(new RunArchives())).toBe(7);
});

test("any entry can be read by name", async () => {
  startHost({ [path]: await archive(7, { "empty.csv": "" }) });
  const archives = new RunArchives();
  const { context } = contextOf();
  const { table } = await archives.readEntry(address, "r1.own.csv", context);
  expect([...(table?.columns.keys() ?? [])]).toEqual(["a", "b"]);
  expect((await archives.readEntry(address, "r1.none.csv", context)).table).toBeUndefined();
  await expect(archives.readEntry(address, "r1.empty.csv", context)).rejects.toMatchObject({
    runId: "r1",
    fault: { file: "s/r1.zip/r1.empty.csv", ...problem("tableEmpty") },
  });
});

test("while the server computes, progress is reported and pauses grow up to two seconds", async () => {
  const bytes = await archive(7);
  const asked: number[] = [];
  startHost({
    [path]: (number) => {
      asked.push(Date.now());
      if (number > 40) return new Response(bytes);
      return new Response(number % 2 ? '{"progress":0.4}' : "soon", { status: 202 });
    },
  });
  const { context, reports } = contextOf();
  const opening = new RunArchives().open(address, context);
  await vi.advanceTimersByTimeAsync(100_000);
  expect((await opening).entries).toHaveLength(2);
  expect(reports.slice(0, 3)).toEqual([0.4, undefined, 0.4]);
  expect(reports).toHaveLength(40);
  const pauses = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
  expect(pauses.slice(0, 7)).toEqual([300, 450, 675, 1012, 1518, 2000, 2000]);
  expect(Math.max(...pauses)).toBe(2000);
});

test("two callers share one computation, and it is abandoned when the last one leaves", async () => {
  const host = startHost({ [path]: () => new Response('{"progress":0.1}', { status: 202 }) });
  const archives = new RunArchives();
  const [first, second] = [new AbortController(), new AbortController()];
  const watched = [contextOf(first.signal), contextOf(second.signal)];
  const waiting = watched.map(({ context }) => archives.open(address, context));
  const ended = waiting.map((opening) => expect(opening).rejects.toThrow("left"));
  await vi.advanceTimersByTimeAsync(500);
  expect(host.seen).toHaveLength(2);
  expect(watched.map(({ reports }) => reports)).toEqual([
    [0.1, 0.1],
    [0.1, 0.1],
  ]);
  first.abort(new Error("left"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(host.seen.length).toBeGreaterThan(2);
  second.abort(new Error("left"));
  await Promise.all(ended);
  const count = host.seen.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(host.seen).toHaveLength(count);
});

test("aborting does not affect the next caller", async () => {
  const host = startHost({ [path]: silence });
  const archives = new RunArchives();
  const abort = new AbortController();
  const opening = archives.open(address, contextOf(abort.signal).context);
  abort.abort(new Error("newer click"));
  await expect(opening).rejects.toThrow("newer click");
  expect(host.stopped).toEqual([path]);
  host.files.set(path, await archive(7));
  expect(await firstAntibody(archives)).toBe(7);
});

test("an archive that was replaced meanwhile is opened once more", async () => {
  const host = startHost({ [path]: await archive(7) });
  const archives = new RunArchives();
  const before = await archives.open(address, contextOf().context);
  host.files.set(path, await archive(8));
  expect(await firstAntibody(archives)).toBe(8);
  const after = await archives.open(address, contextOf().context);
  expect(after.version).not.toBe(before.version);
});

test("an archive that changes with every request is an error", async () => {
  const versions = [await archive(7), await archive(8)];
  const host = startHost({});
  let number = 0;
  const other = () => versions[number++ % 2] ?? new Uint8Array();
  host.files.set(path, other());
  const archives = new RunArchives();
  await archives.open(address, contextOf().context);
  const serve = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, options: RequestInit) => {
    host.files.set(path, other());
    return serve(url, options);
  });
  await expect(firstAntibody(archives)).rejects.toMatchObject({ fault: "changed" });
});

test("a missing file, another file, a page and a lost connection are reported; the last is retried", async () => {
  const host = startHost({});
  const archives = new RunArchives();
  const open = () => archives.open(address, contextOf().context);
  await expect(open()).rejects.toMatchObject({ fault: "missing", url: address.url });
  host.files.set(path, "no archive at all");
  await expect(open()).rejects.toBeInstanceOf(ArchiveError);
  await expect(open()).rejects.toMatchObject({
    runId: "r1",
    fault: { file: "s/r1.zip", ...problem("notZip") },
  });
  startHost({}, { fallbackPage: "<html></html>" });
  await expect(open()).rejects.toMatchObject({ fault: "notText" });
  const broken = startHost({ [path]: brokenLine });
  const failed = expect(open()).rejects.toMatchObject({ fault: "network" });
  await vi.advanceTimersByTimeAsync(2000);
  await failed;
  broken.files.set(path, await archive(7));
  expect((await open()).entries).toHaveLength(2);
});
