import type { RunTableName } from "@episcope/common";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FetchError } from "../network/fetchError.ts";
import type { Reader } from "../reader/reader.ts";
import type { ArchiveAddress } from "../reader/runs/runArchives.ts";
import { StoredEnsemble } from "./storedEnsemble.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Question {
  readonly address: ArchiveAddress;
  readonly names: readonly RunTableName[];
}

/** A reader whose answers the test decides. */
function ensembleOf(memberCount: number, answer: (asked: Question) => Promise<void>) {
  const asked: string[] = [];
  const reader = {
    call: async (method: string, argument: unknown) => {
      if (method === "isThere") return false;
      const question = argument as Question;
      asked.push(question.address.file);
      await answer(question);
      const contents = { tables: new Set(question.names), entries: [], bytes: 1, version: "1" };
      const tables = new Map(question.names.map((name) => [name, { kind: "missing" as const }]));
      return { contents, tables };
    },
  } as unknown as Reader;
  const ensemble = new StoredEnsemble(reader, {
    memberCount,
    together: { url: "https://host/sz1.ensemble.zip" },
    member: (number, isTogether) => ({
      url: `https://host/${number}`,
      runId: "sz1",
      file: isTogether ? `together ${number}` : `${number}`,
    }),
  });
  return { ensemble, asked };
}

test("members arrive one by one, with all wanted tables, and are asked for once", async () => {
  const { ensemble, asked } = ensembleOf(6, async () => {});
  const arrived: number[] = [];
  const { signal } = new AbortController();
  await ensemble.load(["infections"], signal, ({ number }) => arrived.push(number));
  expect(arrived.sort()).toEqual([2, 3, 4, 5, 6]);
  expect(asked.sort()).toEqual(["2", "3", "4", "5", "6"]);
  expect(ensemble.membersWith(["infections"]).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
  expect(ensemble.membersWith(["infections", "hospital"])).toEqual([]);
  await ensemble.load(["infections"], signal, () => arrived.push(0));
  expect([arrived.length, asked.length]).toEqual([5, 5]);
});

test("where few members are enough, no others are asked for", async () => {
  const { ensemble, asked } = ensembleOf(16, async () => {});
  const { signal } = new AbortController();
  await ensemble.load(["infections"], signal, () => {}, 4);
  expect(asked.sort()).toEqual(["2", "3", "4"]);
});

test("after a lost connection it goes on with those that are missing", async () => {
  let isLost = true;
  const { ensemble, asked } = ensembleOf(4, async ({ address }) => {
    if (isLost && address.file === "3") throw new FetchError("network", address.url);
  });
  const arrived: number[] = [];
  const { signal } = new AbortController();
  const loading = ensemble.load(["infections"], signal, ({ number }) => arrived.push(number));
  await vi.advanceTimersByTimeAsync(1000);
  expect(arrived.sort()).toEqual([2, 4]);
  isLost = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await loading;
  expect(arrived.sort()).toEqual([2, 3, 4]);
  expect(asked.filter((file) => file !== "3").sort()).toEqual(["2", "4"]);
});

test("it stops when nobody looks any more, and where there are no members", async () => {
  const missing = ensembleOf(3, async ({ address }) => {
    throw new FetchError("missing", address.url);
  });
  const { signal } = new AbortController();
  await expect(missing.ensemble.load(["infections"], signal, () => {})).rejects.toThrow("missing");
  const offline = ensembleOf(3, async ({ address }) => {
    throw new FetchError("network", address.url);
  });
  const abort = new AbortController();
  const loading = offline.ensemble.load(["infections"], abort.signal, () => {});
  const outcome = expect(loading).rejects.toThrow("aborted");
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort(new Error("aborted"));
  await outcome;
});
