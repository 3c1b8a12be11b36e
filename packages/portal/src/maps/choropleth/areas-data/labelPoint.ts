// A point well inside of a shape: unlike the centroid it is never outside of a concave one or in a
// hole.
import { boundsOf, isInside } from "./shapes.ts";

const rows = 5;

/**
 * The middle of the widest section inside, along a few horizontal lines; those near the centre have
 * a slightly higher weight.
 */
export function labelPoint(rings: readonly Float32Array[]): readonly [x: number, y: number] {
  const { bottom, top, left, right } = boundsOf(rings);
  let best: readonly [x: number, y: number] = [(left + right) / 2, (bottom + top) / 2];
  let widest = 0;
  for (let row = 1; row <= rows; row++) {
    const share = row / (rows + 1);
    const y = bottom + share * (top - bottom);
    const crossings = crossingsAt(rings, y);
    const weight = 1 - Math.abs(share - 0.5);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from, to] = [crossings[index] ?? 0, crossings[index + 1] ?? 0];
      const middle = (from + to) / 2;
      if ((to - from) * weight <= widest || !isInside(rings, middle, y)) continue;
      widest = (to - from) * weight;
      best = [middle, y];
    }
  }
  return best;
}

/** Where a line at this height enters and leaves the shape, from left to right. */
function crossingsAt(rings: readonly Float32Array[], y: number): readonly number[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const x0 = ring[at] ?? 0;
      const y0 = ring[at + 1] ?? 0;
      const x1 = ring[at + 2] ?? 0;
      const y1 = ring[at + 3] ?? 0;
      if (y0 > y !== y1 > y) crossings.push(((x1 - x0) * (y - y0)) / (y1 - y0) + x0);
    }
  }
  return crossings.sort((a, b) => a - b);
}
