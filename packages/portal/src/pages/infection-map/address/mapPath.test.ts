import fc from "fast-check";
import { expect, test } from "vitest";
import { batteryAddress } from "../../../viewer/address/runContext.ts";
import { mapFileUrl, readMapPath } from "./mapPath.ts";

const root = "https://example.org/data/";

test("the file of a run of a battery is read", () => {
  const file = readMapPath("v8/masks/heinsberg/summaries/run 7.infectionLoc.csv.gz");
  expect(file).toEqual({
    path: "v8/masks/heinsberg/summaries/run 7.infectionLoc.csv.gz",
    name: "run 7.infectionLoc.csv.gz",
    runId: "run 7",
    battery: "v8/masks/heinsberg",
  });
  expect(file && mapFileUrl(root, file)).toBe(
    `${root}battery/v8/masks/heinsberg/summaries/run%207.infectionLoc.csv.gz`,
  );
  expect(file && batteryAddress(file)).toBe("/v8/masks/heinsberg");
});

test("uncompressed files, a leading slash and other folder names are accepted", () => {
  expect(readMapPath("/a/summaries/sz1.infectionLoc.csv")?.battery).toBe("a");
  expect(readMapPath("a/b/zips/sz1.infectionLoc.csv")?.battery).toBe("a/b");
});

test("other files are refused", () => {
  for (const path of [
    "",
    "x",
    "sz1.infectionLoc.csv.gz",
    "summaries/sz1.infectionLoc.csv.gz",
    "a/summaries/.infectionLoc.csv.gz",
    "a/summaries/sz1.zip",
    "a/summaries/sz1.infectionLoc.csv.gz.zip",
    "a/summaries/",
    "a//summaries/sz1.infectionLoc.csv.gz",
    "a/./summaries/sz1.infectionLoc.csv.gz",
    "../a/summaries/sz1.infectionLoc.csv.gz",
    "a/../../summaries/sz1.infectionLoc.csv.gz",
    "a\\..\\summaries/sz1.infectionLoc.csv.gz",
    "https://example.com/summaries/sz1.infectionLoc.csv.gz",
    "a/summaries/sz1\u0000.infectionLoc.csv.gz",
  ]) {
    expect(readMapPath(path), path).toBeUndefined();
  }
});

test("no address leads outside of battery/", () => {
  const piece = fc.constantFrom("..", ".", "", "a", "%2e%2e", "//", "\\", "@", ":", "?", "#", "é");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const file = readMapPath(`${pieces.join("/")}/b/summaries/sz1.infectionLoc.csv`);
      if (!file) return;
      const url = new URL(mapFileUrl(root, file));
      expect(url.origin).toBe("https://example.org");
      expect(url.pathname.startsWith("/data/battery/")).toBe(true);
      expect(url.search + url.hash).toBe("");
      expect(decodeURIComponent(url.pathname)).toBe(`/data/battery/${file.path}`);
    }),
  );
});
