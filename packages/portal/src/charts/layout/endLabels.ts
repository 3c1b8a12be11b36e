// Names at the ends of lines, where there is room for them: no way to the legend and back for the
// eye.
import type { Range } from "../chartContent.ts";

export interface LineEnd {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  /** Where the line ends: on the x-axis, and how far down in pixels. */
  readonly place: number;
  readonly y: number;
}

export interface EndLabel extends LineEnd {
  /** Where the label stands. */
  readonly labelY: number;
}

const lineHeight = 13;
/** A label further away from its line would be taken for that of another. */
const farthest = 2.5 * lineHeight;

/**
 * The labels without overlap, from top to bottom; none at all when they would have to go too far
 * from their lines.
 */
export function endLabels(ends: readonly LineEnd[], [top, bottom]: Range): readonly EndLabel[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y);
  const places: number[] = [];
  for (const { y } of sorted) {
    places.push(Math.max(y, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + lineHeight));
  }
  // What ran out at the bottom is pushed back up.
  let lowest = bottom;
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.min(places[index] ?? 0, lowest);
    lowest = (places[index] ?? 0) - lineHeight;
  }
  const labels = sorted.map((end, index) => ({ ...end, labelY: places[index] ?? end.y }));
  const hasRoom = labels.every(
    ({ y, labelY }) => labelY >= top && Math.abs(labelY - y) <= farthest,
  );
  return hasRoom ? labels : [];
}
