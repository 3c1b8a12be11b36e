import type { TableResult } from "@episcope/battery";
import type { RunTableName, Table } from "@episcope/common";
import { afterEach, expect, test } from "vitest";
import { closeConnections, connectCalls } from "../calls/fixtures/connection.ts";
import type { CallContext } from "../calls/protocol.ts";
import { FetchError } from "../network/fetchError.ts";
import type { readerMethods } from "../reader/methods.ts";
import type { ArchiveAddress, ArchiveContents } from "../reader/runs/runArchives.ts";
import { type Deferred, deferred } from "../tasks/fixtures/deferred.ts";
import { batteryFixture } from "./fixtures/battery.ts";
import { type RunKey, RunStore } from "./runStore.ts";

afterEach(closeConnections);

const battery = batteryFixture();
const run = (runId: string): RunKey => ({ battery, runId });
const archiveTables: readonly RunTableName[] = ["infections", "strains", "rValues", "antibodies"];

function tableWith(value: number): Table {
  const column = { kind: "number", values: Float64Array.of(value) } as const;
  return { rowCount: 1, columns: new Map([["n", column]]) };
}

function cellOf(result: TableResult | undefined): number | string | undefined {
  if (result?.kind !== "table") return result?.kind;
  const column = result.table.columns.get("n");
  return column?.kind === "number" ? column.values[0] : undefined;
}

/**
 * A store with a worker that answers when the test opens the gate. The value of each table is the
 * version of its file.
 */
function startStore(capacity?: number) {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const server = {
    version: 1,
    gate: undefined as Deferred<void> | undefined,
    progress: [] as (number | undefined)[],
    failure: undefined as Error | undefined,
    broken: new Set<RunTableName>(),
    archiveTables,
    isComputed: true,
  };
  const contents = (): ArchiveContents => ({
    tables: new Set(server.archiveTables),
    entries: ["r.own.csv"],
    bytes: 1234,
    version: String(server.version),
  });
  const answer = async (what: string, { runId }: ArchiveAddress, context: CallContext) => {
    asked.push(`${what} ${runId}`);
    signals.push(context.signal);
    for (const progress of server.progress) context.report(progress);
    await server.gate?.promise;
    if (server.failure) throw server.failure;
  };
  const reader = connectCalls<typeof readerMethods>({
    async openRun(address: ArchiveAddress, context: CallContext) {
      await answer("open", address, context);
      return contents();
    },
    async readTables(
      { address, names }: { address: ArchiveAddress; names: readonly RunTableName[] },
      context: CallContext,
    ) {
      await answer(names.join("+"), address, context);
      const result = (name: RunTableName): TableResult =>
        server.broken.has(name)
          ? { kind: "broken", faults: [] }
          : { kind: "table", table: tableWith(server.version), faults: [] };
      return { contents: contents(), tables: new Map(names.map((name) => [name, result(name)])) };
    },
    async isComputed({ url }: { url: string }) {
      asked.push(`is ${/(\w+)\.zip$/.exec(url)?.[1]} computed`);
      return server.isComputed;
    },
    async closeRun({ runId }: ArchiveAddress) {
      asked.push(`close ${runId}`);
    },
    async readEntry(
      { address, name }: { address: ArchiveAddress; name: string },
      context: CallContext,
    ) {
      await answer(name, address, context);
      const table = name === "r.own.csv" ? tableWith(server.version) : undefined;
      return { contents: contents(), table };
    },
  });
  return { store: new RunStore(reader, capacity), asked, signals, server };
}

test("only unknown tables are requested, all at once", async () => {
  const { store, asked } = startStore();
  expect(store.cached(run("r"))).toBeUndefined();
  const opened = await store.of(run("r")).open();
  expect([opened.bytes, opened.entries, opened.tables.has("strains")]).toEqual([
    1234,
    ["r.own.csv"],
    true,
  ]);
  await store.of(run("r")).loadTables(["infections", "strains"]);
  const tables = await store.of(run("r")).loadTables(["strains", "rValues", "infections"]);
  expect(Array.from(tables, ([name, result]) => [name, cellOf(result)])).toEqual([
    ["strains", 1],
    ["rValues", 1],
    ["infections", 1],
  ]);
  await store.of(run("r")).open();
  expect(asked).toEqual(["open r", "infections+strains r", "rValues r"]);
  const cached = store.cached(run("r"));
  expect(cached?.opened.bytes).toBe(1234);
  expect([...(cached?.tables.keys() ?? [])]).toEqual(["infections", "strains", "rValues"]);
});

test("tables can be loaded without opening first, and missing ones are not requested", async () => {
  const { store, asked } = startStore();
  await store.of(run("r")).loadTables(["infections"]);
  expect(store.cached(run("r"))?.opened.bytes).toBe(1234);
  const tables = await store.of(run("r")).loadTables(["hospital"]);
  expect(tables.get("hospital")).toEqual({ kind: "missing" });
  await store.of(run("r")).open();
  expect(asked).toEqual(["infections r"]);
});

test("the address of the archive is escaped", async () => {
  const { store } = startStore();
  const climbing = { battery: batteryFixture({ zipFolder: "../../other" }), runId: "r" };
  expect(() => store.of(climbing)).toThrow(expect.objectContaining({ fault: "missing" }));
  expect(store.cached(climbing)).toBeUndefined();
});

test("simultaneous callers share one request", async () => {
  const { store, asked, server, signals } = startStore();
  server.gate = deferred<void>();
  const [first, second] = [new AbortController(), new AbortController()];
  const wanted = [
    store.of(run("r")).loadTables(["infections", "strains"], first.signal),
    store.of(run("r")).loadTables(["infections"], second.signal),
  ];
  first.abort("newer click");
  await expect(wanted[0]).rejects.toBe("newer click");
  await expect.poll(() => asked).toEqual(["infections+strains r"]);
  expect(signals[0]?.aborted).toBe(false);
  server.gate.resolve();
  expect(cellOf((await wanted[1])?.get("infections"))).toBe(1);
  // Tables that came along are cached although nobody waited for them.
  expect([...(store.cached(run("r"))?.tables.keys() ?? [])]).toEqual(["infections", "strains"]);
});

test("when all callers have aborted, the request ends, and the next call sends a new one", async () => {
  const { store, asked, server, signals } = startStore();
  server.gate = deferred<void>();
  const abort = new AbortController();
  const wanted = store.of(run("r")).loadTables(["infections"], abort.signal);
  await expect.poll(() => asked).toHaveLength(1);
  abort.abort("newer click");
  const again = store.of(run("r")).loadTables(["infections"]);
  await expect(wanted).rejects.toBe("newer click");
  await expect.poll(() => asked).toHaveLength(2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  server.gate.resolve();
  expect(cellOf((await again).get("infections"))).toBe(1);
});

test("an aborted call requests nothing, even if the run is cached", async () => {
  const { store, asked } = startStore();
  const signal = AbortSignal.abort("no");
  await expect(store.of(run("r")).open(signal)).rejects.toBe("no");
  await expect(store.of(run("r")).loadTables(["infections"], signal)).rejects.toBe("no");
  await expect(store.of(run("r")).loadEntry("r.own.csv", signal)).rejects.toBe("no");
  expect(asked).toEqual([]);
  await store.of(run("r")).loadTables(["infections"]);
  await expect(store.of(run("r")).loadTables(["infections"], signal)).rejects.toBe("no");
});

test("the progress of a computed run reaches all callers", async () => {
  const { store, asked, server } = startStore();
  server.gate = deferred<void>();
  server.progress = [0.25, undefined];
  const heard: string[] = [];
  const opened = ["a", "b"].map((name) =>
    store.of(run("r")).open(undefined, (progress) => heard.push(`${name} ${progress}`)),
  );
  await expect.poll(() => heard.length).toBe(4);
  expect(heard).toEqual(["a 0.25", "b 0.25", "a undefined", "b undefined"]);
  server.gate.resolve();
  await Promise.all(opened);
  expect(asked).toEqual(["open r"]);
});

test("a failure is reported and not cached", async () => {
  const { store, server } = startStore();
  server.failure = new FetchError("server", "http://host.test/r.zip");
  await expect(store.of(run("r")).open()).rejects.toMatchObject({ fault: "server" });
  await expect(store.of(run("r")).loadTables(["infections"])).rejects.toBeInstanceOf(FetchError);
  expect(store.cached(run("r"))).toBeUndefined();
  server.failure = undefined;
  expect(cellOf((await store.of(run("r")).loadTables(["infections"])).get("infections"))).toBe(1);
});

test("the most recently used runs are cached, and reading one counts as use", async () => {
  const { store } = startStore(2);
  for (const id of ["a", "b"]) await store.of(run(id)).loadTables(["infections"]);
  expect(store.cached(run("a"))).toBeDefined();
  await store.of(run("c")).loadTables(["infections"]);
  expect(["a", "b", "c"].map((id) => store.cached(run(id)) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test("runs of which nothing arrives evict nothing", async () => {
  const { store, server } = startStore(1);
  await store.of(run("a")).loadTables(["infections"]);
  server.failure = new Error("down");
  for (const id of ["b", "c"]) await expect(store.of(run(id)).open()).rejects.toThrow("down");
  server.failure = undefined;
  server.gate = deferred<void>();
  const abort = new AbortController();
  const left = store.of(run("d")).open(abort.signal);
  abort.abort("left");
  await expect(left).rejects.toBe("left");
  expect(store.cached(run("a"))).toBeDefined();
});

test("tables of a replaced archive are not mixed", async () => {
  const { store, server, asked } = startStore();
  await store.of(run("r")).loadTables(["infections", "antibodies"]);
  server.version = 2;
  const tables = await store.of(run("r")).loadTables(["infections", "strains"]);
  expect([cellOf(tables.get("infections")), cellOf(tables.get("strains"))]).toEqual([2, 2]);
  expect(asked.slice(1)).toEqual(["strains r", "infections r"]);
  expect([...(store.cached(run("r"))?.tables.keys() ?? [])]).toEqual(["strains", "infections"]);
});

test("on request broken tables are read again, from an archive that is opened again", async () => {
  const { store, server, asked } = startStore();
  server.broken.add("strains");
  await store.of(run("r")).loadTables(["infections", "strains"]);
  expect((await store.of(run("r")).loadTables(["strains"])).get("strains")?.kind).toBe("broken");
  server.broken.clear();
  store.of(run("r")).forgetFaults();
  expect([...(store.cached(run("r"))?.tables.keys() ?? [])]).toEqual(["infections"]);
  expect(cellOf((await store.of(run("r")).loadTables(["strains"])).get("strains"))).toBe(1);
  expect(asked).toEqual(["infections+strains r", "close r", "strains r"]);
  // It is not broken any more.
  store.of(run("r")).forgetFaults();
  store.of(run("never opened")).forgetFaults();
  expect(cellOf((await store.of(run("r")).loadTables(["infections"])).get("infections"))).toBe(1);
  expect(asked).toHaveLength(3);
});

test("on request an archive without its main table is opened again", async () => {
  const { store, server, asked } = startStore();
  server.archiveTables = ["strains"];
  await store.of(run("r")).open();
  await store.of(run("r")).loadTables(["strains"]);
  server.archiveTables = archiveTables;
  server.version = 2;
  store.of(run("r")).forgetFaults();
  expect(store.cached(run("r"))).toBeUndefined();
  expect((await store.of(run("r")).open()).tables.has("infections")).toBe(true);
  // Nothing of the previous archive is mixed with this one.
  expect(cellOf((await store.of(run("r")).loadTables(["strains"])).get("strains"))).toBe(2);
  expect(asked).toEqual(["open r", "strains r", "close r", "open r", "strains r"]);
});

test("entries are read once by name, even if missing", async () => {
  const { store, asked } = startStore();
  const own = await store.of(run("r")).loadEntry("r.own.csv");
  expect(own?.rowCount).toBe(1);
  expect(await store.of(run("r")).loadEntry("r.own.csv")).toBe(own);
  expect(await store.of(run("r")).loadEntry("r.none.csv")).toBeUndefined();
  expect(await store.of(run("r")).loadEntry("r.none.csv")).toBeUndefined();
  expect(asked).toEqual(["r.own.csv r", "r.none.csv r"]);
});

test("listeners hear of every run as it arrives, whoever requested it", async () => {
  const { store, server } = startStore();
  const heard: string[] = [];
  const end = store.watch(({ runId }, { opened, tables }) => {
    heard.push(`${runId} ${opened.bytes} ${[...tables.keys()].join("+")}`);
  });
  await store.of(run("a")).open();
  await store.of(run("a")).loadTables(["infections", "strains"]);
  await store.of(run("a")).loadTables(["infections"]);
  server.failure = new Error("down");
  await expect(store.of(run("b")).open()).rejects.toThrow("down");
  expect(heard).toEqual(["a 1234 ", "a 1234 infections+strains"]);
  server.failure = undefined;
  end();
  await store.of(run("b")).open();
  expect(heard).toHaveLength(2);
});

test("new listeners first hear of the cached runs, which does not count as use", async () => {
  const { store } = startStore(2);
  for (const id of ["a", "b", "c"]) await store.of(run(id)).loadTables(["infections"]);
  const heard: string[] = [];
  const listener = ({ runId }: RunKey) => heard.push(runId);
  store.watch(listener);
  const end = store.watch(listener);
  expect(heard.splice(0)).toEqual(["b", "c", "b", "c"]);
  end();
  await store.of(run("d")).loadTables(["infections"]);
  expect(heard).toEqual(["d"]);
  expect(store.cached(run("b"))).toBeUndefined();
});

test("tables that arrive after everybody has left are announced too", async () => {
  const { store, server } = startStore();
  server.gate = deferred<void>();
  const heard: string[] = [];
  store.watch((_run, { tables }) => heard.push([...tables.keys()].join("+")));
  const abort = new AbortController();
  const left = store.of(run("r")).loadTables(["infections", "strains"], abort.signal);
  const wanted = store.of(run("r")).loadTables(["strains"]);
  abort.abort("left");
  await expect(left).rejects.toBe("left");
  server.gate.resolve();
  await wanted;
  expect(heard).toEqual(["infections+strains"]);
});

test("a run that must be computed is not waited for, unless another caller does", async () => {
  const { store, server, signals, asked } = startStore();
  const { signal } = new AbortController();
  const wanted = ["infections"] as const;
  expect(cellOf((await store.of(run("a")).loadComputedTables(wanted, signal)).get(wanted[0]))).toBe(
    1,
  );
  server.progress = [0.5];
  server.gate = deferred<void>();
  await expect(store.of(run("b")).loadComputedTables(wanted, signal)).rejects.toMatchObject({
    name: "AbortError",
  });
  await expect.poll(() => signals.at(-1)?.aborted).toBe(true);
  const viewed = store.of(run("c")).open();
  await expect(store.of(run("c")).loadComputedTables(wanted, signal)).rejects.toMatchObject({
    name: "AbortError",
  });
  server.gate.resolve();
  await viewed;
  server.isComputed = false;
  await expect(store.of(run("d")).loadComputedTables(wanted, signal)).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(asked.filter((what) => !what.startsWith("is "))).toEqual([
    "open a",
    "infections a",
    "open b",
    "open c",
  ]);
});
