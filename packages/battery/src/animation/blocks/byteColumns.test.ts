import { problem } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { AnimationError } from "../animationError.ts";
import { ColumnReader, ColumnWriter, unzigzag, zigzag } from "./byteColumns.ts";

test("columns are written byte plane by byte plane, lowest bytes first", () => {
  const bytes = new ColumnWriter()
    .u8([7, 255])
    .u16([0x0102, 0xfffe])
    .u32([0x01020304, 0xffffffff])
    .bytes();
  expect([...bytes]).toEqual([
    ...[7, 255],
    ...[0x02, 0xfe, 0x01, 0xff],
    ...[0x04, 0xff, 0x03, 0xff, 0x02, 0xff, 0x01, 0xff],
  ]);
  const reader = new ColumnReader(bytes, "people");
  expect([...reader.u8(2)]).toEqual([7, 255]);
  expect([...reader.u16(2)]).toEqual([0x0102, 0xfffe]);
  expect([...reader.u32(2)]).toEqual([0x01020304, 0xffffffff]);
  reader.end();
});

test("a column that ends too early or too late is refused", () => {
  const reader = new ColumnReader(new Uint8Array(10), "people");
  const cutOff = new AnimationError(problem("entryCutOff", { entry: "people" }));
  for (const count of [11, 2 ** 31, Number.POSITIVE_INFINITY]) {
    expect(() => reader.u8(count)).toThrow(cutOff);
  }
  expect(() => reader.u16(6)).toThrow(cutOff);
  expect(() => reader.u32(3)).toThrow(cutOff);
  reader.u32(2);
  expect(() => reader.end()).toThrow(
    new AnimationError(problem("entrySizeDiffers", { entry: "people" })),
  );
});

test.each([-1, 256, 0.5, Number.NaN])("%d is not a byte", (value) => {
  expect(() => new ColumnWriter().u8([value])).toThrow(RangeError);
});

test("zigzag encodes negative numbers", () => {
  expect([0, -1, 1, -2, 2].map(zigzag)).toEqual([0, 1, 2, 3, 4]);
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(unzigzag(zigzag(value))).toBe(value);
    }),
  );
});
