import { afterEach, expect, test, vi } from "vitest";
import { request } from "./request.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a failing request is repeated after 0.3 and 0.9 s, then given up", async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.resolve(new Response("", { status: 500 })));
  vi.stubGlobal("fetch", asked);
  const outcome = request("http://host.test/a.csv").catch(({ fault }) => fault);
  for (const [milliseconds, count] of [
    [299, 1],
    [1, 2],
    [899, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    expect(asked).toHaveBeenCalledTimes(count);
  }
  expect(await outcome).toBe("server");
});
