import fc from "fast-check";
import { expect, test } from "vitest";
import { fileUrl, folderUrl, pathSegments } from "./paths.ts";

const folder = "https://example.org/data/battery/x/";

test("segments of an address are decoded once", () => {
  expect(pathSegments("/cologne/2022-06-23/2b/")).toEqual(["cologne", "2022-06-23", "2b"]);
  expect(pathSegments("K%C3%B6ln/50%2525")).toEqual(["Köln", "50%25"]);
});

test.each(["", "/", "a//b", "../a", "a/%2e%2e/b", "a%2Fb", "a%5Cb", "a/%00", "%", "."])(
  "%j is not a path of a battery",
  (path) => {
    expect(pathSegments(path)).toBeUndefined();
  },
);

test("files named by a battery get an address", () => {
  expect(fileUrl(folder, "summaries//sz 1?.zip")).toBe(`${folder}summaries/sz%201%3F.zip`);
  expect(fileUrl(folder, "./_info.txt")).toBe(`${folder}_info.txt`);
  expect(folderUrl(folder, ["Köln", "a b"])).toBe(`${folder}K%C3%B6ln/a%20b/`);
  for (const path of ["../secret", "a/../../b", "", "/", "a\\b", "\ud800"]) {
    expect(fileUrl(folder, path)).toBeUndefined();
  }
});

test("no text leads out of the folder", () => {
  const hostileName = fc.string({
    unit: fc.constantFrom("a", "/", "..", "\\", "%2e", "?", "#", ":", "https:", "\n", "ö", " "),
  });
  fc.assert(
    fc.property(hostileName, (path) => {
      const url = fileUrl(folder, path);
      if (url !== undefined) expect(new URL(url).href).toBe(url);
      expect(url === undefined || url.startsWith(folder)).toBe(true);
      for (const name of pathSegments(path) ?? []) {
        expect(new URL(folderUrl(folder, [name])).href.split("/")).toHaveLength(8);
      }
    }),
  );
});
