import { problem } from "@episcope/common";
import { afterEach, expect, test } from "vitest";
import { ArchiveError } from "../network/archiveError.ts";
import { FetchError } from "../network/fetchError.ts";
import { deferred } from "../tasks/fixtures/deferred.ts";
import { Calls, type ConnectionEvents } from "./calls.ts";
import { closeConnections, connectCalls } from "./fixtures/connection.ts";
import { ReaderError } from "./packedError.ts";
import type { CallContext, ToWorker } from "./protocol.ts";

afterEach(closeConnections);

/** A worker that never answers by itself. */
function connectSilently() {
  const connections: {
    readonly events: ConnectionEvents;
    readonly sent: ToWorker<unknown>[];
    isClosed: boolean;
  }[] = [];
  const calls = new Calls<{ add(argument: number): Promise<number> }>((events) => {
    const connection = { events, sent: [] as ToWorker<unknown>[], isClosed: false };
    connections.push(connection);
    return {
      send: (message) => connection.sent.push(message),
      close: () => {
        connection.isClosed = true;
      },
    };
  });
  return { calls, connections };
}

test("parallel calls get their own answers", async () => {
  const first = deferred<string>();
  const calls = connectCalls({
    slow: () => first.promise,
    double: async (value: number) => 2 * value,
  });
  const slow = calls.call("slow", undefined);
  expect(await calls.call("double", 21)).toBe(42);
  first.resolve("late");
  expect(await slow).toBe("late");
});

test("typed arrays are transferred, and maps and text survive", async () => {
  const values = Float64Array.of(1, 2, 3);
  const dates = new Int32Array(10).subarray(2, 4);
  const calls = connectCalls({
    table: async () => ({
      rowCount: 2,
      columns: new Map<string, unknown>([
        ["n", { kind: "number", values }],
        ["date", { kind: "date", values: dates }],
        ["s", { kind: "text", values: ["a", "b"] }],
      ]),
      nested: [{ values }],
    }),
  });
  const table = await calls.call("table", undefined);
  expect(table.columns.get("n")).toEqual({ kind: "number", values: Float64Array.of(1, 2, 3) });
  expect(table.columns.get("date")).toEqual({ kind: "date", values: Int32Array.of(0, 0) });
  expect(table.columns.get("s")).toEqual({ kind: "text", values: ["a", "b"] });
  expect([values.byteLength, dates.buffer.byteLength]).toEqual([0, 0]);
});

test("errors keep what a page needs to explain them", async () => {
  const fault = { file: "s/sz1.zip", ...problem("notZip") };
  const errors: Readonly<Record<string, unknown>> = {
    fetch: new FetchError("timeout", "http://host.test/x"),
    archive: new ArchiveError("sz1", fault),
    other: new RangeError("too deep"),
    text: "thrown text",
  };
  const calls = connectCalls({ fail: (kind: string) => Promise.reject(errors[kind]) });
  const errorOf = (kind: string) => calls.call("fail", kind).catch((error: unknown) => error);
  expect(await errorOf("fetch")).toEqual(new FetchError("timeout", "http://host.test/x"));
  expect(await errorOf("fetch")).toMatchObject({ fault: "timeout", url: "http://host.test/x" });
  const archive = await errorOf("archive");
  expect(archive).toBeInstanceOf(ArchiveError);
  expect(archive).toMatchObject({ runId: "sz1", fault });
  expect(await errorOf("other")).toBeInstanceOf(ReaderError);
  expect(await errorOf("other")).toMatchObject({ message: "too deep" });
  expect(await errorOf("text")).toMatchObject({ message: "thrown text" });
});

test("an answer that cannot be cloned and an unknown method reject the call", async () => {
  const calls = connectCalls<Record<string, (argument: unknown) => Promise<unknown>>>({
    strange: async () => () => {},
    fine: async () => 1,
  });
  await expect(calls.call("strange", undefined)).rejects.toThrow(/could not be cloned/);
  await expect(calls.call("toString", undefined)).rejects.toThrow("there is no method toString");
  expect(await calls.call("fine", undefined)).toBe(1);
});

test("progress arrives before the answer", async () => {
  const calls = connectCalls({
    async compute(_: undefined, { report }: CallContext) {
      for (const progress of [0.5, undefined]) report(progress);
      return "done";
    },
  });
  const heard: unknown[] = [];
  const onProgress = (progress: number | undefined) => heard.push(progress);
  expect(await calls.call("compute", undefined, { onProgress })).toBe("done");
  expect(heard).toEqual([0.5, undefined]);
});

test("aborting stops the work in the worker and rejects with the reason", async () => {
  const started = deferred<AbortSignal>();
  const calls = connectCalls({
    wait: (_: undefined, { signal }: CallContext) => {
      started.resolve(signal);
      return new Promise<never>((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      );
    },
    echo: async (value: string) => value,
  });
  const abort = new AbortController();
  const waiting = calls.call("wait", undefined, { signal: abort.signal });
  const signal = await started.promise;
  abort.abort(new Error("newer click"));
  await expect(waiting).rejects.toThrow("newer click");
  expect(await calls.call("echo", "alive")).toBe("alive");
  expect(signal.aborted).toBe(true);
});

test("a call that is already aborted sends and starts nothing", async () => {
  const { calls, connections } = connectSilently();
  await expect(calls.call("add", 1, { signal: AbortSignal.abort("no") })).rejects.toBe("no");
  expect(connections).toEqual([]);
});

test("a late answer is ignored, and a finished call cannot be cancelled", async () => {
  const { calls, connections } = connectSilently();
  const abort = new AbortController();
  const first = calls.call("add", 1, { signal: abort.signal });
  abort.abort("newer");
  await expect(first).rejects.toBe("newer");
  const [connection] = connections;
  const deliver = (id: number) =>
    connection?.events.receive(JSON.parse(`{"kind":"done","id":${id},"value":5}`));
  deliver(1);
  const later = new AbortController();
  const second = calls.call("add", 2, { signal: later.signal });
  deliver(2);
  expect(await second).toBe(5);
  later.abort();
  expect(connection?.sent.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "call 1",
    "cancel 1",
    "call 2",
  ]);
});

test("a crashed worker rejects its calls, and the next call starts a new one", async () => {
  const { calls, connections } = connectSilently();
  calls.start();
  expect(connections).toHaveLength(1);
  const lost = [calls.call("add", 1), calls.call("add", 2)];
  connections[0]?.events.fail("the reader could not be loaded");
  for (const call of lost) {
    await expect(call).rejects.toThrow(ReaderError);
    await expect(call).rejects.toThrow("the reader could not be loaded");
  }
  expect(connections[0]?.isClosed).toBe(true);
  void calls.call("add", 3);
  expect(connections[1]?.sent).toEqual([{ kind: "call", id: 3, method: "add", argument: 3 }]);
  connections[0]?.events.fail("once more");
  expect(connections[1]?.isClosed).toBe(false);
});

test("if a worker cannot be created, the call rejects, but not an early start", async () => {
  const calls = new Calls<{ add(argument: number): Promise<number> }>(() => {
    throw new Error("no workers here");
  });
  calls.start();
  await expect(calls.call("add", 1)).rejects.toThrow("no workers here");
});
