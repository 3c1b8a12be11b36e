import { expect, test } from "vitest";
import { computerCount } from "./computerCount.ts";

test.each([
  [8, 2, 1],
  [8, 8, 7],
  [2, 8, 2],
  [0.5, 8, 1],
  [undefined, 16, 4],
  [undefined, 1, 1],
])("%s GB and %d cores: %d workers", (deviceMemory, hardwareConcurrency, count) => {
  const memory = deviceMemory !== undefined && { deviceMemory };
  expect(computerCount({ hardwareConcurrency, ...memory })).toBe(count);
});
