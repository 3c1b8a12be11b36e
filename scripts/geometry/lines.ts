// Lines on a grid of whole metres, and the size of the areas they enclose.
import type { GridLine } from "../../packages/portal/src/maps/outlines/areas.ts";
import type { Degrees } from "./readFeatures.ts";

/** Whole metres, on which neighbours agree even if the last digits of their degrees differ. */
export function projectRing(
  ring: readonly Degrees[],
  project: (place: Degrees) => readonly [x: number, y: number],
): GridLine {
  return withoutRepeats(ring.flatMap((place) => project(place).map(Math.round)));
}

/** Square metres inside a closed line. */
export function sizeOf(ring: ArrayLike<number>): number {
  let doubled = 0;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    doubled += (ring[at] ?? 0) * (ring[at + 3] ?? 0) - (ring[at + 2] ?? 0) * (ring[at + 1] ?? 0);
  }
  return Math.abs(doubled) / 2;
}

/** Without rings below a size; the largest always stays. */
export function largeRings(rings: readonly GridLine[], minSize: number): readonly GridLine[] {
  const sizes = rings.map(sizeOf);
  const largest = sizes.indexOf(Math.max(...sizes));
  return rings.filter((_, index) => index === largest || (sizes[index] ?? 0) > minSize);
}

export function onGrid(line: GridLine, grid: number): GridLine {
  return withoutRepeats(line.map((metres) => Math.round(metres / grid)));
}

/** A line that would vanish keeps both ends. */
function withoutRepeats(line: GridLine): GridLine {
  const result = line.slice(0, 2);
  for (let at = 2; at < line.length; at += 2) {
    const [x = 0, y = 0] = [line[at], line[at + 1]];
    const isRepeat = x === result.at(-2) && y === result.at(-1);
    if (!isRepeat || (at === line.length - 2 && result.length === 2)) result.push(x, y);
  }
  return result;
}
