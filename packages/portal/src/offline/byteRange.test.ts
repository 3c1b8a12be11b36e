import fc from "fast-check";
import { expect, test } from "vitest";
import { contentRangeOf, contentRangeText, holds, rangeOf } from "./byteRange.ts";

test("a Range header is parsed", () => {
  expect(rangeOf("bytes=0-99", 1000)).toEqual({ start: 0, end: 100 });
  expect(rangeOf("bytes=900-", 1000)).toEqual({ start: 900, end: 1000 });
  expect(rangeOf("bytes=-8", 1000)).toEqual({ start: 992, end: 1000 });
  expect(rangeOf("bytes=-8192", 1000)).toEqual({ start: 0, end: 1000 });
  expect(rangeOf("bytes=990-2000", 1000)).toEqual({ start: 990, end: 1000 });
  for (const broken of ["bytes=-", "bytes=5-4", "bytes=1000-", "bytes=0-1,5-6", "pages=1-2", ""]) {
    expect(rangeOf(broken, 1000)).toBeUndefined();
  }
});

test("a Content-Range header is parsed", () => {
  expect(contentRangeOf("bytes 0-99/1000")).toEqual({ start: 0, end: 100, size: 1000 });
  for (const broken of [
    null,
    "",
    "bytes 0-99/*",
    "bytes */1000",
    "bytes 9-3/20",
    "bytes 0-20/20",
  ]) {
    expect(contentRangeOf(broken)).toBeUndefined();
  }
});

test("every written range is read back and contains its parts", () => {
  const part = fc
    .tuple(fc.nat(1e6), fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6))
    .map(([start, length, rest]) => ({ start, end: start + length, size: start + length + rest }));
  fc.assert(
    fc.property(part, (range) => {
      const { start, end, size } = range;
      expect(contentRangeOf(contentRangeText(range))).toEqual(range);
      expect(rangeOf(`bytes=${start}-${end - 1}`, size)).toEqual({ start, end });
      expect(holds(range, { start, end })).toBe(true);
      expect(holds(range, { start, end: end + 1 })).toBe(false);
    }),
  );
});
