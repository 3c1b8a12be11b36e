// Degrees to metres around a centre, and orders in which neighbours stay together.
import { type GeographicPoint, metresPerDegree } from "@episcope/common";
import { cosine } from "../../math/elementary.ts";

/** Metres east and north of the centre (plate carrée at its latitude): within 1 % in a city. */
export function metresFrom(
  centre: GeographicPoint,
  point: GeographicPoint,
): { x: number; y: number } {
  return {
    x: (point.longitude - centre.longitude) * metresPerDegree * cosine(centre.latitude),
    y: (point.latitude - centre.latitude) * metresPerDegree,
  };
}

/** Place of a square along the Z-order curve; coordinates from 0 to 65 535. */
export function zOrder(column: number, row: number): number {
  return (interleave(column) | (interleave(row) << 1)) >>> 0;
}

function interleave(value: number): number {
  let bits = value & 0xffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}

/** The n-th number of the van der Corput sequence: evenly spread in (0, 1) for any n. */
export function evenlySpread(n: number, base: number): number {
  let [rest, fraction, value] = [n + 1, 1, 0];
  while (rest > 0) {
    fraction /= base;
    value += fraction * (rest % base);
    rest = Math.floor(rest / base);
  }
  return value;
}
