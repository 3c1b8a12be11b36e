import { expect, test } from "vitest";
import { parseRunRecord } from "./runRecord.ts";

test("reads stamp, version and commit", () => {
  const build = { version: "1.2.3", commit: "abcdef1", licence: {} };
  const text = JSON.stringify({ provenance: 1, model: { stamp: "0011" }, build });
  expect(parseRunRecord(text)).toEqual({ model: "0011", version: "1.2.3", commit: "abcdef1" });
  expect(parseRunRecord('{"model":{"stamp":"0011"}}')).toEqual({ model: "0011" });
});

test.each([
  "",
  "<html>",
  "null",
  "[]",
  '{"model":"x"}',
  '{"model":{"stamp":1}}',
  JSON.stringify({ model: { stamp: "x".repeat(1000) } }),
])("no record: %s", (text) => {
  expect(parseRunRecord(text)).toBeUndefined();
});
