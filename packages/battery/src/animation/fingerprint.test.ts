import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

// Test vectors published with the algorithm.
test.each([
  ["", "cbf29ce484222325"],
  ["a", "af63dc4c8601ec8c"],
  ["foobar", "85944171f73967e8"],
])("%j", (text, expected) => {
  expect(fingerprint(text)).toBe(expected);
});
