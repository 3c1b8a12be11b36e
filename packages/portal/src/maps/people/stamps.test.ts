import { expect, test } from "vitest";
import { makeStamp, margin, maxRadius, putStamp } from "./stamps.ts";

const stride = 2 * margin + 1;
const middle = margin * stride + margin;

function painted(diameter: number, color: number, ground: number): Uint32Array {
  const pixels = new Uint32Array(stride * stride).fill(ground);
  putStamp(pixels, makeStamp(diameter, stride), middle, color);
  return pixels;
}

test("a dot of five pixels covers the inside, and its edge partly", () => {
  const pixels = painted(5, 0xff0000ff, 0xff000000);
  const row = [...pixels.subarray(middle - 4, middle + 5)];
  expect(row.map((pixel) => pixel & 0xff)).toEqual([0, 0, 255, 255, 255, 255, 255, 0, 0]);
  // A corner of the enclosing square, √8 away: 2.5 − 2.83 + 0.5 = 17 % of it.
  expect((pixels[middle - 2 * stride - 2] ?? 0) & 0xff).toBe(Math.floor((255 * 44) / 256));
  expect(new Set([...pixels].map((pixel) => pixel >>> 24))).toEqual(new Set([0xff]));
});

test("a half-covered pixel mixes each colour channel separately", () => {
  // 3 pixels wide: a pixel √2 away is covered by 1.5 − 1.41 + 0.5 = 59 %.
  const share = Math.round(256 * (2 - Math.SQRT2));
  const pixel = painted(3, 0xff3060f0, 0xff804020)[middle + stride + 1] ?? 0;
  const mix = (above: number, below: number) =>
    Math.floor((above * share + below * (256 - share)) / 256);
  expect([pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff]).toEqual([
    mix(0xf0, 0x20),
    mix(0x60, 0x40),
    mix(0x30, 0x80),
  ]);
});

test("the largest dot stays inside of the margin", () => {
  const pixels = painted(21, 0xffffffff, 0xff000000);
  expect(pixels[middle]).toBe(0xffffffff);
  expect(pixels[0]).toBe(0xff000000);
  const lowest = Math.min(...makeStamp(100, stride).inside);
  expect(lowest).toBe(-maxRadius * stride - maxRadius);
});
