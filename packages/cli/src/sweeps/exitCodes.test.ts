import { expect, test } from "vitest";
import { exitCodeOf } from "./exitCodes.ts";

test.each([
  [{ computed: 3, found: 1, failed: 0, wasStopped: false }, 0],
  [{ computed: 3, found: 0, failed: 1, wasStopped: false }, 1],
  [{ computed: 3, found: 0, failed: 1, wasStopped: true }, 130],
])("%j ends with %i", (result, code) => {
  expect(exitCodeOf(result)).toBe(code);
});
