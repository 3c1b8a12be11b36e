import { expect, test } from "vitest";
import { deferred } from "./fixtures/deferred.ts";
import { SharedLoads } from "./sharedLoads.ts";

/** Loads that the test ends. */
function startLoads() {
  const requests: { keys: readonly string[]; signal: AbortSignal; end(): void; fail(): void }[] =
    [];
  const loads = new SharedLoads<string, string>((keys, signal) => {
    const { promise, resolve, reject } = deferred<Map<string, string>>();
    signal.addEventListener("abort", () => reject(signal.reason));
    requests.push({
      keys,
      signal,
      end: () => resolve(new Map(keys.map((key) => [key, key.toUpperCase()]))),
      fail: () => reject(new Error("down")),
    });
    return promise;
  });
  return { loads, requests, keys: () => requests.map(({ keys }) => keys) };
}

test("only keys that are not being loaded are requested", async () => {
  const { loads, requests, keys } = startLoads();
  const first = loads.get(["a", "b"]);
  const second = loads.get(["b", "c"]);
  expect(keys()).toEqual([["a", "b"], ["c"]]);
  for (const request of requests) request.end();
  expect([...(await first)]).toEqual([
    ["a", "A"],
    ["b", "B"],
  ]);
  expect([...(await second)]).toEqual([
    ["b", "B"],
    ["c", "C"],
  ]);
});

test("an empty list requests nothing", async () => {
  const { loads, requests } = startLoads();
  expect((await loads.get([])).size).toBe(0);
  await expect(loads.get(["a"], AbortSignal.abort("no"))).rejects.toBe("no");
  expect(requests).toEqual([]);
});

test("a request is aborted when all callers have aborted, and later callers send a new one", async () => {
  const { loads, requests, keys } = startLoads();
  const [first, second] = [new AbortController(), new AbortController()];
  const wanted = [loads.get(["a"], first.signal), loads.get(["a", "b"], second.signal)];
  first.abort("1");
  await expect(wanted[0]).rejects.toBe("1");
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  second.abort("2");
  const again = loads.get(["a"]);
  await expect(wanted[1]).rejects.toBe("2");
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  expect(keys()).toEqual([["a"], ["b"], ["a"]]);
  requests[2]?.end();
  expect((await again).get("a")).toBe("A");
});

test("a failure reaches all callers and is not cached", async () => {
  const { loads, requests } = startLoads();
  const wanted = [loads.get(["a"]), loads.get(["a"])];
  requests[0]?.fail();
  const retried = wanted[0]?.catch(() => loads.get(["a"]));
  await expect(wanted[1]).rejects.toThrow("down");
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.end();
  expect((await retried)?.get("a")).toBe("A");
});
