import { expect, test, vi } from "vitest";
import { LoadedOnce } from "./loadedOnce.ts";

const { signal } = new AbortController();

test("all callers share one load", async () => {
  const loaded = new LoadedOnce<number>();
  const load = vi.fn(async () => 7);
  const report = vi.fn();
  expect(
    await Promise.all([loaded.get({ signal }, load), loaded.get({ signal, report }, load)]),
  ).toEqual([7, 7]);
  expect(await loaded.get({ signal }, load)).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
});

test("it loads again after a failure, and after the only caller has aborted", async () => {
  const loaded = new LoadedOnce<number>();
  await expect(loaded.get({ signal }, () => Promise.reject(new Error("lost")))).rejects.toThrow(
    "lost",
  );
  expect(await loaded.get({ signal }, async () => 8)).toBe(8);

  const left = new LoadedOnce<number>();
  const abort = new AbortController();
  const never = left.get({ signal: abort.signal }, () => new Promise(() => {}));
  abort.abort();
  await expect(never).rejects.toThrow();
  expect(await left.get({ signal }, async () => 9)).toBe(9);
});
