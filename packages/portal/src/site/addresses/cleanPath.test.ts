import fc from "fast-check";
import { expect, test } from "vitest";
import { isCleanPath } from "./cleanPath.ts";

test.each([
  "/",
  "/2020-06-05",
  "/2020-06-05/",
  "/cologne/2022-11-23/variants",
  "/2021-04-09/bmbf-1.8",
  "/k%C3%B6ln/a%20b",
])("%s can be a path", (path) => {
  expect(isCleanPath(path)).toBe(true);
});

test.each([
  "",
  "a",
  "//",
  "/a//b",
  "/a/../b",
  "/..",
  "/%2e%2e/b",
  "/a/%2E",
  "/a%2Fb",
  "/a%5Cb",
  "/a\\b",
  "/a%00",
  "/a%0Ab",
  "/a%7F",
  "/a%C2%85b",
  "/%E0%A4%A",
  "/a%",
])("%j cannot be a path", (path) => {
  expect(isCleanPath(path)).toBe(false);
});

test("a clean path has segments that stay below its root", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const path = `/${text}`;
      if (!isCleanPath(path) || path.includes("?") || path.includes("#")) return;
      const url = new URL(path, "https://example.org/");
      expect(url.host).toBe("example.org");
      expect(url.pathname.split("/").length).toBe(path.split("/").length);
    }),
  );
});

test("any name survives encoding", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}\p{N} ._+-]+$/u), (name) => {
      fc.pre(name !== "." && name !== "..");
      expect(isCleanPath(`/battery/${encodeURIComponent(name)}`)).toBe(true);
    }),
  );
});
