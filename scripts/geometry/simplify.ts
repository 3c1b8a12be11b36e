import type { GridLine } from "../../packages/portal/src/maps/outlines/areas.ts";

/**
 * Removes corners within the tolerance of the line without them (Douglas and Peucker 1973). Both
 * ends stay.
 */
export function simplify(line: GridLine, tolerance: number): GridLine {
  const last = line.length / 2 - 1;
  const isCorner = new Uint8Array(last + 1);
  isCorner[0] = 1;
  isCorner[last] = 1;
  const open: (readonly [from: number, to: number])[] = [[0, last]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let farthest = 0;
    let distance = tolerance;
    for (let corner = from + 1; corner < to; corner++) {
      const here = distanceTo(line, corner, from, to);
      if (here > distance) [farthest, distance] = [corner, here];
    }
    if (farthest === 0) continue;
    isCorner[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, at) => isCorner[at >> 1] === 1);
}

/** Distance from a corner to the segment between two others. */
function distanceTo(line: GridLine, corner: number, from: number, to: number): number {
  const x = (at: number) => line[2 * at] ?? 0;
  const y = (at: number) => line[2 * at + 1] ?? 0;
  const [alongX, alongY] = [x(to) - x(from), y(to) - y(from)];
  const [offX, offY] = [x(corner) - x(from), y(corner) - y(from)];
  const square = alongX * alongX + alongY * alongY;
  const share = square === 0 ? 0 : (offX * alongX + offY * alongY) / square;
  const onLine = Math.min(1, Math.max(0, share));
  return Math.hypot(offX - onLine * alongX, offY - onLine * alongY);
}
