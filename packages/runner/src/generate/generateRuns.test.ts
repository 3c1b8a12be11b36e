import type { RunJob } from "@episcope/scenario";
import { expect, test } from "vitest";
import type { ResultStore } from "../jobs/computeAndStore.ts";
import { generateRuns } from "./generateRuns.ts";

const job = (runId: string): RunJob => ({ runId, files: new Map() }) as unknown as RunJob;

/** Remaining seconds after each run; the first of a thread takes 70 s, others 10 s. */
async function estimates(runs: number, threads: number): Promise<readonly (number | undefined)[]> {
  let now = 0;
  let begun = 0;
  const seen: (number | undefined)[] = [];
  await generateRuns({
    jobs: Array.from({ length: runs }, (_, index) => job(`run${index}`)),
    // One thread at a time is enough to follow the clock.
    threads,
    compute: async () => {
      now += begun++ < threads ? 70_000 : 10_000;
    },
    results: { has: async () => false } as unknown as ResultStore,
    isResuming: false,
    signal: new AbortController().signal,
    onProgress: ({ secondsLeft }) => seen.push(secondsLeft),
    now: () => now,
  });
  return seen;
}

test("the first run, which makes the city and the shared past, is no measure of the others", async () => {
  expect(await estimates(4, 1)).toEqual([undefined, 20, 10, 0]);
});

test("a single run has no remaining time but its own", async () => {
  expect((await estimates(1, 1)).at(-1)).toBe(0);
});
