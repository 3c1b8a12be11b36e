import type { Mark, Range } from "./chartContent.ts";
import type { Scale } from "./layout/axis.ts";

interface MarkLinesProps {
  readonly marks: readonly Mark[];
  readonly x: Scale;
  readonly plot: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

const letterWidth = 5.6;
const rowHeight = 13;
const maxRows = 2;
const stripHeight = 6;

/** Height above a plot for the labels of marks, so that no curve crosses them. */
export function markHead(marks: readonly Mark[], [from, to]: Range): number {
  const labelled = marks.filter(
    ({ day, until = day, isQuiet = false }) => !isQuiet && until >= from && day <= to,
  );
  return rowHeight * Math.min(labelled.length, maxRows);
}

/**
 * Behind the curves: shaded spans, quiet ones as a strip at the bottom, and quiet marks as thin
 * lines.
 */
export function MarkSpans({ marks, x, plot }: MarkLinesProps) {
  return marks.map(({ day, until, label, isQuiet = false }) => {
    if (until === undefined) {
      const at = x(day);
      const isShown = isQuiet && at >= plot.left && at <= plot.right;
      return isShown ? (
        <line
          key={`${day} ${label}`}
          x1={at}
          x2={at}
          y1={plot.top}
          y2={plot.bottom}
          stroke="var(--line)"
        />
      ) : undefined;
    }
    const left = Math.max(plot.left, x(day));
    const right = Math.min(plot.right, x(until + 1));
    if (right <= left) return undefined;
    const top = isQuiet ? plot.bottom - stripHeight : plot.top;
    return (
      <rect
        key={`${day} ${label}`}
        data-span={label}
        x={left}
        y={top}
        width={right - left}
        height={plot.bottom - top}
        fill="var(--text-quiet)"
        opacity={isQuiet ? 0.4 : 0.1}
      />
    );
  });
}

/**
 * Thin lines at dates, with labels in the head above the plot. A label that would overlap another
 * moves to the next row, and is left out if that is full too.
 */
export function MarkLines({
  marks,
  x,
  plot,
  head,
}: MarkLinesProps & {
  readonly head: number;
}) {
  const top = plot.top - head;
  // The head is free from the left edge on.
  const free: number[] = Array.from({ length: maxRows }, () => 0);
  const placed = marks
    .filter(({ isQuiet = false }) => !isQuiet)
    .toSorted((a, b) => a.day - b.day)
    .flatMap((mark) => {
      const { day, until, label } = mark;
      // The label of a span is at its visible start.
      const at = until === undefined || until < day ? x(day) : spanStart(x, day, until, plot);
      if (!(at >= plot.left && at <= plot.right)) return [];
      const width = label.length * letterWidth + 8;
      const start = labelStart(at, width, plot.right);
      const row = free.findIndex((end) => start >= end);
      if (row >= 0) free[row] = start + width;
      return [{ ...mark, key: `${day} ${label}`, at, start, isBefore: start === at - width, row }];
    });
  return (
    <g fontSize="11" fill="var(--text-quiet)">
      {placed.map(
        ({ key, at, until, row, isEnd = false }) =>
          until === undefined && (
            <line
              key={key}
              x1={at}
              x2={at}
              // From its own label on, so that it does not cross those above.
              y1={row < 0 ? plot.top : top + row * rowHeight}
              y2={plot.bottom}
              stroke="var(--text-quiet)"
              strokeDasharray={isEnd ? "7 2" : "2 3"}
            />
          ),
      )}
      {placed.map(
        ({ key, label, at, start, isBefore, row }) =>
          row >= 0 && (
            <text
              key={key}
              // Keeps the label readable on top of the line of another mark.
              stroke="var(--surface)"
              strokeWidth="3"
              strokeLinejoin="round"
              paintOrder="stroke"
              x={isBefore ? at - 4 : start + 4}
              y={top + 9 + row * rowHeight}
              textAnchor={isBefore ? "end" : "start"}
            >
              {label}
            </text>
          ),
      )}
    </g>
  );
}

/** Behind the line, otherwise before it, otherwise across it; below 0 if there is no room. */
function labelStart(at: number, width: number, right: number): number {
  if (at + width <= right) return at;
  return at >= width ? at - width : right - width;
}

/** NaN for a span that ends before the plot begins. */
function spanStart(x: Scale, day: number, until: number, plot: MarkLinesProps["plot"]): number {
  return x(until + 1) > plot.left ? Math.max(plot.left, x(day)) : Number.NaN;
}
