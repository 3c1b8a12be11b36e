import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { partOf, SiteFiles, variantFor } from "./siteFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-site-"));
afterAll(() => rmSync(folder, { recursive: true }));

let time = 0;
let files: SiteFiles;
beforeEach(() => {
  time = 0;
  writeFileSync(join(folder, "a.js"), "script");
  writeFileSync(join(folder, "a.js.br"), "brotli");
  files = new SiteFiles(folder, () => time);
});

test("a file has its compressed variants", () => {
  const file = files.find("/a.js");
  if (!file) throw new Error("not found");
  expect(file.type).toBe("text/javascript; charset=utf-8");
  expect(variantFor(file, "gzip, br", false).bytes.toString()).toBe("brotli");
  expect(variantFor(file, "gzip", false).bytes.toString()).toBe("script");
  expect(variantFor(file, "gzip, br", true).bytes.toString()).toBe("script");
  expect(file.whole.etag).not.toBe(file.br?.etag);
});

test("missing files and folders are not found", () => {
  for (const path of ["/b.js", "/", "/a.js/index.html", `/${"x".repeat(5000)}`]) {
    expect(files.find(path)).toBeUndefined();
  }
});

test("a new build is noticed after a second", () => {
  const before = files.find("/a.js");
  writeFileSync(join(folder, "a.js"), "another");
  utimesSync(join(folder, "a.js"), 1000, 1000);
  time = 500;
  expect(files.find("/a.js")).toBe(before);
  time = 1500;
  expect(files.find("/a.js")?.whole.bytes.toString()).toBe("another");
  rmSync(join(folder, "a.js"));
  time = 3000;
  expect(files.find("/a.js")).toBeUndefined();
});

describe("parts", () => {
  test.each([
    ["bytes=0-9", { start: 0, end: 10 }],
    ["bytes=90-", { start: 90, end: 100 }],
    ["bytes=-10", { start: 90, end: 100 }],
    ["bytes=-1000", { start: 0, end: 100 }],
    ["bytes=95-2000", { start: 95, end: 100 }],
    ["bytes=100-", "none"],
    ["bytes=-0", "none"],
    ["bytes=9-3", undefined],
    ["bytes=0-1,5-6", undefined],
    ["pages=1-2", undefined],
    ["bytes=-", undefined],
  ])("%s", (header, part) => {
    expect(partOf(header, 100)).toEqual(part);
  });
});
