import { totalmem } from "node:os";
import { expect, test } from "vitest";
import { snapshotBytesOf, usableMemory } from "./snapshotBytes.ts";

test("threads share an eighth of the memory, and have 64 MiB at least", () => {
  expect(snapshotBytesOf(4, 16 * 2 ** 30)).toBe(2 ** 29);
  expect(snapshotBytesOf(16, 2 ** 30)).toBe(64 * 2 ** 20);
});

test("limits of containers and of Slurm count, unless they are none", () => {
  expect(usableMemory({}, 1e8)).toBe(1e8);
  expect(usableMemory({ SLURM_MEM_PER_NODE: "50" }, 1e8)).toBe(50 * 2 ** 20);
  expect(usableMemory({ SLURM_MEM_PER_NODE: "0" }, 0)).toBe(totalmem());
  expect(usableMemory({}, 2 ** 63)).toBe(totalmem());
});
