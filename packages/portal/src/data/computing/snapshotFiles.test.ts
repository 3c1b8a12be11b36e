import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snapshotFiles } from "./snapshotFiles.ts";

/** What the browser's cache holds; it refuses everything when it is full. */
let held: Map<string, Uint8Array>;
let isFull: boolean;

beforeEach(() => {
  held = new Map();
  isFull = false;
  const cache = {
    match: async (address: string) => {
      const bytes = held.get(address);
      return bytes && new Response(bytes.slice());
    },
    put: async (address: string, answer: Response) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      held.set(address, new Uint8Array(await answer.arrayBuffer()));
    },
    keys: async () => [...held.keys()],
    delete: async (address: string) => held.delete(address),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("location", { origin: "https://host" });
});
afterEach(() => vi.unstubAllGlobals());

const bytesOf = (store: ReturnType<typeof snapshotFiles>, name: string) =>
  store.read(name, (bytes) => [...bytes]);

test("a snapshot is there at once, and afterwards in the cache of the browser", async () => {
  const store = snapshotFiles();
  store.store("snapshots/a-1", () => Uint8Array.of(1, 2));
  expect([await bytesOf(store, "snapshots/a-1"), held.size]).toEqual([[1, 2], 0]);
  await store.writePending();
  expect([...held.keys()]).toEqual(["https://host/snapshots%2Fa-1"]);
  expect(await bytesOf(snapshotFiles(), "snapshots/a-1")).toEqual([1, 2]);
  expect(await bytesOf(store, "snapshots/b-1")).toBeUndefined();
});

test("cities are not kept", async () => {
  const store = snapshotFiles();
  store.store("cities/berlin", () => Uint8Array.of(1));
  await store.writePending();
  expect([held.size, await bytesOf(store, "cities/berlin")]).toEqual([0, undefined]);
});

test("where the cache is full or missing, snapshots stay in memory, the latest 32", async () => {
  isFull = true;
  const store = snapshotFiles();
  for (let number = 0; number < 40; number++)
    store.store(`snapshots/${number}`, () => Uint8Array.of(number));
  await store.writePending();
  vi.stubGlobal("caches", undefined);
  expect(await bytesOf(store, "snapshots/7")).toBeUndefined();
  expect(await bytesOf(store, "snapshots/8")).toEqual([8]);
  expect(await bytesOf(store, "snapshots/39")).toEqual([39]);
});

test("the cache holds the latest 32", async () => {
  const store = snapshotFiles();
  for (let number = 0; number < 40; number++) {
    store.store(`snapshots/${number}`, () => Uint8Array.of(number));
    await store.writePending();
  }
  expect([held.size, held.has("https://host/snapshots%2F7")]).toEqual([32, false]);
});
