// Names of marks above a plot, in lanes: as many as there is room for, none over another, and no
// line of a mark through the name of another.
import type { Mark, Range } from "../chartContent.ts";
import type { Scale } from "../layout/axis.ts";
import { textWidth } from "../layout/textWidth.ts";

export const markLabelSize = 11;
export const laneHeight = 13;
export const mostLanes = 3;
/** Between a line and its name, and between two names. */
const gap = 4;

interface PlacedMark {
  readonly mark: Mark;
  /** Of its line, or of the visible beginning of a span. */
  readonly at: number;
  /** Undefined without room: the mark is only a tick. */
  readonly label?: PlacedLabel;
}

interface PlacedLabel {
  /** Counted from the top. */
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

/** Quiet marks have no place here. Those that matter more get their room first. */
export function placeMarks(
  marks: readonly Mark[],
  x: Scale,
  [left, right]: Range,
  lanes: number,
): readonly PlacedMark[] {
  const shown = marks
    .filter(({ isQuiet = false }) => !isQuiet)
    .flatMap((mark): PlacedMark[] => {
      const at = positionOf(mark, x, left);
      return at >= left && at <= right ? [{ mark, at }] : [];
    });
  let placed: readonly PlacedMark[] = [];
  for (const one of shown.toSorted(byRank)) {
    const label = freeLabel(one, placed, [left, right], lanes);
    if (label) {
      placed = [...placed, { ...one, label }];
      continue;
    }
    // Above all others a name may go over their lines, which begin below it.
    const lowered = placed.map(inNextLane);
    const above = lanesOf(lowered) <= lanes ? freeLabel(one, lowered, [left, right], 1) : undefined;
    placed = above ? [...lowered, { ...one, label: above }] : [...placed, one];
  }
  return placed.toSorted((a, b) => a.at - b.at);
}

function inNextLane(mark: PlacedMark): PlacedMark {
  const { label } = mark;
  return label ? { ...mark, label: { ...label, lane: label.lane + 1 } } : mark;
}

/** Lanes that the marks would need. */
export function lanesOf(placed: readonly PlacedMark[]): number {
  return Math.max(0, ...placed.map(({ label }) => (label ? label.lane + 1 : 0)));
}

function byRank(a: PlacedMark, b: PlacedMark): number {
  return (a.mark.rank ?? 0) - (b.mark.rank ?? 0) || a.at - b.at;
}

/** NaN for a span that ends before the plot begins. */
function positionOf({ day, until }: Mark, x: Scale, left: number): number {
  if (until === undefined || until < day) return x(day);
  return x(until + 1) > left ? Math.max(left, x(day)) : Number.NaN;
}

/** Behind its line, otherwise before it, from the highest lane on. */
function freeLabel(
  { mark, at }: PlacedMark,
  placed: readonly PlacedMark[],
  [left, right]: Range,
  lanes: number,
): PlacedLabel | undefined {
  const width = textWidth(mark.label, markLabelSize);
  const places = [
    [at + gap, at + gap + width],
    [at - gap - width, at - gap],
  ] as const;
  for (let lane = 0; lane < lanes; lane++) {
    for (const [from, to] of places) {
      if (from < left || to > right) continue;
      if (placed.every((other) => areApart({ lane, from, to }, at, other))) {
        return { lane, from, to };
      }
    }
  }
  return undefined;
}

/** A line goes down from the lane of its own name. */
function areApart(label: PlacedLabel, at: number, other: PlacedMark): boolean {
  const { lane, from, to } = label;
  if (!other.label) return true;
  if (
    other.label.lane === lane &&
    from < other.label.to + 2 * gap &&
    to > other.label.from - 2 * gap
  )
    return false;
  if (other.label.lane < lane && other.at > from - gap / 2 && other.at < to + gap / 2) return false;
  return !(
    other.label.lane > lane &&
    at > other.label.from - gap / 2 &&
    at < other.label.to + gap / 2
  );
}
