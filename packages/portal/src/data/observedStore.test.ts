import { problem, type Table } from "@episcope/common";
import { afterEach, expect, test } from "vitest";
import { closeConnections, connectCalls } from "./calls/fixtures/connection.ts";
import type { CallContext } from "./calls/protocol.ts";
import { ObservedStore } from "./observedStore.ts";
import type { readerMethods } from "./reader/methods.ts";
import type { ObservedFiles, ObservedResult } from "./reader/readObservedFile.ts";
import { type Deferred, deferred } from "./tasks/fixtures/deferred.ts";

afterEach(closeConnections);

const table: Table = { rowCount: 1, columns: new Map() };
const empty = { file: "b.csv", ...problem("tableEmpty") };
const lost = { file: "l.csv", ...problem("connectionLost") };
const files: Readonly<Record<string, ObservedResult>> = {
  good: { kind: "table", table },
  broken: { kind: "failed", fault: empty, isTemporary: false },
  lost: { kind: "failed", fault: lost, isTemporary: true },
};

function startStore() {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const server = { gate: undefined as Deferred<void> | undefined };
  const reader = connectCalls<typeof readerMethods>({
    async readObserved({ dataRoot, sources }: ObservedFiles, { signal }: CallContext) {
      const ids = sources.map(({ id }) => id);
      asked.push(`${dataRoot} ${ids.join("+")}`);
      signals.push(signal);
      await server.gate?.promise;
      return new Map(ids.map((id) => [id, files[id] ?? ({ kind: "absent" } as const)]));
    },
  });
  const store = new ObservedStore(
    reader,
    () => Promise.resolve("root"),
    (id) => (id === "unknown" ? undefined : { id, path: `${id}.csv`, values: [] }),
  );
  return { store, asked, signals, server };
}

test("there are tables and failures, and unpublished files are neither", async () => {
  const { store } = startStore();
  const { tables, failures } = await store.read([
    "good",
    "broken",
    "lost",
    "absent",
    "unknown",
    "good",
  ]);
  expect([...tables]).toEqual([["good", table]]);
  expect(failures).toEqual([
    { id: "broken", fault: empty },
    { id: "lost", fault: lost },
  ]);
});

test("each source is read once per visit; only temporary failures are retried", async () => {
  const { store, asked } = startStore();
  const first = await store.read(["good", "broken", "absent"]);
  const second = await store.read(["good", "broken", "absent", "lost"]);
  await store.read(["lost"]);
  expect(asked).toEqual(["root good+broken+absent", "root lost", "root lost"]);
  expect(second.tables.get("good")).toBe(first.tables.get("good"));
  expect(second.failures).toHaveLength(2);
});

test("on request only broken files are read again", async () => {
  const { store, asked } = startStore();
  await store.read(["good", "broken", "absent"]);
  store.forgetFailures();
  expect((await store.read(["good", "broken", "absent"])).failures).toHaveLength(1);
  expect(asked).toEqual(["root good+broken+absent", "root broken"]);
});

test("simultaneous callers share a request, and it is aborted when the last one leaves", async () => {
  const { store, asked, signals, server } = startStore();
  server.gate = deferred<void>();
  const [first, second] = [new AbortController(), new AbortController()];
  const wanted = [store.read(["good"], first.signal), store.read(["good"], second.signal)];
  await expect.poll(() => asked).toEqual(["root good"]);
  first.abort("1");
  await expect(wanted[0]).rejects.toBe("1");
  expect(signals[0]?.aborted).toBe(false);
  second.abort("2");
  await expect(wanted[1]).rejects.toBe("2");
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  server.gate = undefined;
  expect((await store.read(["good"])).tables.size).toBe(1);
});

test("an empty list requests nothing", async () => {
  const { store, asked } = startStore();
  expect(await store.read([])).toEqual({ tables: new Map(), failures: [] });
  await expect(store.read(["good"], AbortSignal.abort("no"))).rejects.toBe("no");
  expect(asked).toEqual([]);
});
