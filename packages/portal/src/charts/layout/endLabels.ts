// Names at the ends of lines, if there is space, so that readers need not look at the legend.
import type { Range } from "../chartContent.ts";
import { textWidth, wrappedWords } from "./textWidth.ts";

export interface LineEnd {
  readonly name: string;
  readonly label: string;
  readonly color: string;
  /** Where the line ends: position on the x-axis, and y in pixels. */
  readonly position: number;
  readonly y: number;
}

/** The whole name in one or more lines. */
export interface EndLabel extends LineEnd {
  readonly lines: readonly string[];
  /** Middle of the label. */
  readonly labelY: number;
}

export const endLabelSize = 11.5;
export const endLabelLine = 13;
const mostLines = 3;
/** A label farther from its line could be mistaken for another's. */
const farthest = 2.5 * endLabelLine;

/**
 * The labels without overlap, from top to bottom. A name is never cut: it is left out if it needs
 * more than the width, or if there is no room near its line. Earlier ones come first.
 */
export function endLabels(
  ends: readonly LineEnd[],
  [top, bottom]: Range,
  width: number,
): readonly EndLabel[] {
  let placed: readonly EndLabel[] = [];
  for (const end of ends) {
    const lines = wrappedWords(end.label, endLabelSize, width);
    if (!lines || lines.length > mostLines) continue;
    placed = stacked([...placed, { ...end, lines, labelY: end.y }], [top, bottom]) ?? placed;
  }
  return placed;
}

/** Width of the widest line. */
export function endLabelWidth(labels: readonly EndLabel[]): number {
  const lines = labels.flatMap((label) => label.lines);
  return Math.max(0, ...lines.map((line) => textWidth(line, endLabelSize)));
}

/** Undefined if one would be too far from its line. */
function stacked(
  labels: readonly EndLabel[],
  [top, bottom]: Range,
): readonly EndLabel[] | undefined {
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  const half = ({ lines }: EndLabel) => (lines.length * endLabelLine) / 2;
  const placed: EndLabel[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const label of sorted) {
    const labelY = Math.max(label.y, free + half(label));
    placed.push({ ...label, labelY });
    free = labelY + half(label);
  }
  // Labels below the bottom are pushed back up; half a line may be above or below the plot.
  let lowest = bottom + endLabelLine / 2;
  for (let index = placed.length - 1; index >= 0; index--) {
    const label = placed[index];
    if (!label) continue;
    const labelY = Math.min(label.labelY, lowest - half(label));
    placed[index] = { ...label, labelY };
    lowest = labelY - half(label);
  }
  const fits = placed.every(
    (label) =>
      label.labelY - half(label) >= top - endLabelLine / 2 &&
      Math.abs(label.labelY - label.y) <= farthest,
  );
  return fits ? placed : undefined;
}
