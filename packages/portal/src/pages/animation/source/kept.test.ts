import { expect, test, vi } from "vitest";
import { Kept } from "./kept.ts";

const { signal } = new AbortController();

test("loaded once for all who ask", async () => {
  const kept = new Kept<number>();
  const load = vi.fn(async () => 7);
  const report = vi.fn();
  expect(
    await Promise.all([kept.get({ signal }, load), kept.get({ signal, report }, load)]),
  ).toEqual([7, 7]);
  expect(await kept.get({ signal }, load)).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
});

test("anew after a failure, and after the only one who waited has left", async () => {
  const kept = new Kept<number>();
  await expect(kept.get({ signal }, () => Promise.reject(new Error("lost")))).rejects.toThrow(
    "lost",
  );
  expect(await kept.get({ signal }, async () => 8)).toBe(8);

  const left = new Kept<number>();
  const abort = new AbortController();
  const never = left.get({ signal: abort.signal }, () => new Promise(() => {}));
  abort.abort();
  await expect(never).rejects.toThrow();
  expect(await left.get({ signal }, async () => 9)).toBe(9);
});
