import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  checkScenarios,
  checkWritable,
  parseCount,
  parseFolder,
  parseMembers,
  parseSize,
} from "./computeOptions.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-options-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["4GB", 4e9],
  ["500MB", 5e8],
  ["1.5 g", 1.5e9],
  ["2t", 2e12],
  ["10kB", 1e4],
  ["1000", 1000],
])("parses the size %s", (text, expected) => {
  expect(parseSize(text)).toBe(expected);
});

test.each(["", "many", "-1GB", "4XB", "1e9", "GB"])("%j is not a size", (text) => {
  expect(() => parseSize(text)).toThrow("such as 500MB or 4GB");
});

test("parses counts", () => {
  expect(parseCount("3")).toBe(3);
  for (const text of ["0", "-1", "1.5", "", "two", "99999999999999999999"]) {
    expect(() => parseCount(text)).toThrow("whole number from 1");
  }
});

test("parses numbers of members", () => {
  expect(parseMembers("1")).toBe(1);
  expect(parseMembers("64")).toBe(64);
  for (const text of ["0", "65", "1.5", "", "all"]) {
    expect(() => parseMembers(text)).toThrow("whole number from 1 to 64");
  }
});

test("an address is no folder", () => {
  for (const text of ["s3://bucket/data", "https://example.org/data", "file:///data"])
    expect(() => parseFolder(text)).toThrow("must be a folder");
  expect(parseFolder("data")).toBe(resolve("data"));
});

test("folders are checked before anything is computed", () => {
  checkWritable(join(folder, "new/cache"), "--cache");
  checkScenarios(folder);
  const file = join(folder, "file");
  writeFileSync(file, "");
  mkdirSync(join(folder, "other"));
  expect(() => checkWritable(join(file, "cache"), "--cache")).toThrow(
    "cannot be written to. Choose another folder with --cache.",
  );
  expect(() => checkScenarios(file)).toThrow("There is no folder of scenarios at");
});
