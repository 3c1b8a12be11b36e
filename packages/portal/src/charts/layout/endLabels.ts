// Names at the ends of lines, if there is space, so that readers need not look at the legend.
import type { Range } from "../chartContent.ts";

export interface LineEnd {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  /** Where the line ends: position on the x-axis, and y in pixels. */
  readonly position: number;
  readonly y: number;
}

/** The label is shortened: the legend has the full name. */
export interface EndLabel extends LineEnd {
  /** Position of the label. */
  readonly labelY: number;
}

const lineHeight = 13;
/** A label farther from its line could be mistaken for another's. */
const farthest = 2.5 * lineHeight;

const maxLength = 20;

function shortened(label: string): string {
  return label.length > maxLength ? `${label.slice(0, maxLength - 1)}…` : label;
}

/**
 * The labels without overlap, from top to bottom; none if they would be too far from their lines,
 * or if two were the same.
 */
export function endLabels(ends: readonly LineEnd[], [top, bottom]: Range): readonly EndLabel[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y);
  const labelYs: number[] = [];
  for (const { y } of sorted) {
    labelYs.push(Math.max(y, (labelYs.at(-1) ?? Number.NEGATIVE_INFINITY) + lineHeight));
  }
  // Labels below the bottom are pushed back up.
  let lowest = bottom;
  for (let index = labelYs.length - 1; index >= 0; index--) {
    labelYs[index] = Math.min(labelYs[index] ?? 0, lowest);
    lowest = (labelYs[index] ?? 0) - lineHeight;
  }
  const labels = sorted.map((end, index) => ({
    ...end,
    label: shortened(end.label),
    labelY: labelYs[index] ?? end.y,
  }));
  const areApart = new Set(labels.map(({ label }) => label)).size === labels.length;
  const hasRoom = labels.every(
    ({ y, labelY }) => labelY >= top && Math.abs(labelY - y) <= farthest,
  );
  return hasRoom && areApart ? labels : [];
}
