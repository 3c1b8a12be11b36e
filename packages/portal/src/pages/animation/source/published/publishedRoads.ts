import type { StreetLines } from "../../../../maps/ground/ground.ts";

/** In metres; roads between towns, which are shown at any zoom. */
const longRoad = 800;

/** The file has no road classes: long segments are taken for main roads. */
export function roadLines(segments: Float32Array): readonly StreetLines[] {
  const [streets, roads]: [number[], number[]] = [[], []];
  for (let at = 0; at + 3 < segments.length; at += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = segments.subarray(at, at + 4);
    const lines = Math.hypot(x1 - x0, y1 - y0) < longRoad ? streets : roads;
    lines.push(x0, y0, x1, y1);
  }
  return [
    { level: 0, points: new Float32Array() },
    { level: 1, points: Float32Array.from(streets) },
    { level: 2, points: Float32Array.from(roads) },
  ];
}
