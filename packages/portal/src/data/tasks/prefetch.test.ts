import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred } from "./fixtures/deferred.ts";
import { prefetchWhenIdle } from "./prefetch.ts";

const idle: (() => void)[] = [];
const cancelled: number[] = [];

beforeEach(() => {
  idle.length = 0;
  cancelled.length = 0;
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => cancelled.push(handle));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("tasks run one after another in idle time, and a failure is skipped", async () => {
  const done: string[] = [];
  const slow = deferred<void>();
  const all = prefetchWhenIdle(
    [
      () => slow.promise.then(() => done.push("slow")),
      () => Promise.reject(new Error("down")),
      () => {
        throw new Error("at once");
      },
      async () => done.push("last"),
    ],
    new AbortController().signal,
  );
  expect([idle.length, done]).toEqual([1, []]);
  idle[0]?.();
  slow.resolve();
  for (const number of [1, 2, 3]) {
    await expect.poll(() => idle.length).toBe(number + 1);
    idle[number]?.();
  }
  await all;
  expect(done).toEqual(["slow", "last"]);
});

test("aborting stops it, also while it waits", async () => {
  const abort = new AbortController();
  const task = vi.fn(() => Promise.resolve());
  const all = prefetchWhenIdle([task, task], abort.signal);
  idle[0]?.();
  await expect.poll(() => idle.length).toBe(2);
  abort.abort();
  await all;
  expect([task.mock.calls.length, cancelled]).toEqual([1, [2]]);
  await prefetchWhenIdle([task], abort.signal);
  expect([task.mock.calls.length, idle.length]).toEqual([1, 2]);
});

test("visitors who save data get no prefetching", async () => {
  const task = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await prefetchWhenIdle([task], new AbortController().signal);
  expect([task.mock.calls.length, idle.length]).toEqual([0, 0]);
  vi.stubGlobal("navigator", { connection: { saveData: false } });
  void prefetchWhenIdle([task], new AbortController().signal);
  expect(idle).toHaveLength(1);
});

test("it pauses if the browser does not report idle time", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  const task = vi.fn(() => Promise.resolve());
  const abort = new AbortController();
  const all = prefetchWhenIdle([task, task], abort.signal);
  await vi.advanceTimersByTimeAsync(199);
  expect(task).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(1);
  abort.abort();
  await all;
  expect(vi.getTimerCount()).toBe(0);
});
