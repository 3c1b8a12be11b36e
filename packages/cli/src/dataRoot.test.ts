import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { parseDataRoot } from "./dataRoot.ts";

test("accepts a folder", () => {
  expect(parseDataRoot(tmpdir())).toEqual({ kind: "folder", folder: tmpdir() });
});

test.each([
  ["https://example.org/data", "https://example.org/data/"],
  ["http://example.org/data/?x#y", "http://example.org/data/"],
])("accepts the address %s", (text, expected) => {
  const root = parseDataRoot(text);
  expect(root.kind === "url" && root.url.href).toBe(expected);
});

test.each(["ftp://example.org/", "https://", "/no/such/folder", import.meta.filename])(
  "%s is refused in one sentence",
  (text) => {
    expect(() => parseDataRoot(text)).toThrow(/^\S+ is not a (folder|web address \(.*\))\.$/);
  },
);
