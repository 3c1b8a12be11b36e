export interface MapBounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Bounding box of all points; without points, left is above right. */
export function boundsOf(rings: readonly Float32Array[]): MapBounds {
  let [left, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, top] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const ring of rings) {
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      const y = ring[at + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < bottom) bottom = y;
      if (y > top) top = y;
    }
  }
  return { left, bottom, right, top };
}

/** Even-odd rule. */
export function isInside(rings: readonly Float32Array[], x: number, y: number): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const x0 = ring[at] ?? 0;
      const y0 = ring[at + 1] ?? 0;
      const x1 = ring[at + 2] ?? 0;
      const y1 = ring[at + 3] ?? 0;
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) isIn = !isIn;
    }
  }
  return isIn;
}
