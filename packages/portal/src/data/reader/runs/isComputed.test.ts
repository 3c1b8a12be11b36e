import { afterEach, expect, test, vi } from "vitest";
import { isComputed } from "./isComputed.ts";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number) {
  const asked = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

const { signal } = new AbortController();

test("a run that must be computed is told from one that exists, with a prefetch header", async () => {
  const asked = answering(202);
  expect(await isComputed({ url: "https://own.example/run.zip" }, signal, true)).toBe(false);
  expect(asked).toHaveBeenCalledWith(
    "https://own.example/run.zip",
    expect.objectContaining({ headers: { purpose: "prefetch", range: "bytes=0-0" } }),
  );
  answering(206);
  expect(await isComputed({ url: "https://own.example/run.zip" }, signal, true)).toBe(true);
});

test("other sites are not asked", async () => {
  const asked = answering(202);
  expect(await isComputed({ url: "https://other.example/run.zip" }, signal, false)).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});
