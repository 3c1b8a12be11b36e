import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseShard, shardFromEnvironment, shardOf } from "./shard.ts";

test("shards are disjoint, complete and of equal size", () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 40 }), (length, count) => {
      const items = Array.from({ length }, (_, index) => index);
      const shards = Array.from({ length: count }, (_, number) =>
        shardOf(items, { number, count }),
      );
      expect(shards.flat().sort((a, b) => a - b)).toEqual(items);
      const sizes = shards.map((shard) => shard.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ["1/1", { number: 0, count: 1 }],
  ["2/8", { number: 1, count: 8 }],
  ["8/8", { number: 7, count: 8 }],
  ["0/8", undefined],
  ["9/8", undefined],
  ["1/0", undefined],
  ["1", undefined],
  ["a/b", undefined],
  ["-1/2", undefined],
])("%s", (text, expected) => {
  expect(parseShard(text)).toEqual(expected);
});

describe("from environment variables", () => {
  test("outside of clusters there is no shard", () => {
    expect(shardFromEnvironment({ PATH: "/bin" })).toBeUndefined();
  });

  test("a task of a Slurm array is the part of its number, whatever other tasks were sent", () => {
    const environment = {
      SLURM_ARRAY_TASK_ID: "2",
      // As after sbatch --array=0,2.
      SLURM_ARRAY_TASK_COUNT: "2",
      SLURM_ARRAY_TASK_MIN: "0",
      EPISCOPE_PARTS: "32",
    };
    expect(shardFromEnvironment(environment)).toEqual({ number: 2, count: 32 });
  });

  test("a Slurm array without its number of parts is refused, and a task beyond it", () => {
    expect(() => shardFromEnvironment({ SLURM_ARRAY_TASK_ID: "1" })).toThrow("EPISCOPE_PARTS");
    for (const id of ["4", "-1", "x", ""]) {
      const environment = { SLURM_ARRAY_TASK_ID: id, EPISCOPE_PARTS: "4" };
      expect(() => shardFromEnvironment({ ...environment, EPISCOPE_PARTS: "0" })).toThrow(
        "no part",
      );
      if (id !== "") expect(() => shardFromEnvironment(environment)).toThrow("no part of 4");
    }
  });

  test("reads a Kubernetes indexed job", () => {
    const environment = { JOB_COMPLETION_INDEX: "3", JOB_COMPLETIONS: "4" };
    expect(shardFromEnvironment(environment)).toEqual({ number: 3, count: 4 });
    expect(() => shardFromEnvironment({ JOB_COMPLETION_INDEX: "3" })).toThrow(
      "JOB_COMPLETIONS is missing",
    );
    expect(() => shardFromEnvironment({ ...environment, JOB_COMPLETIONS: "3" })).toThrow("is 3");
  });
});
