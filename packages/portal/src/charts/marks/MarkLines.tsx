import type { Mark, Range } from "../chartContent.ts";
import { linearScale, type Scale } from "../layout/axis.ts";
import { laneHeight, lanesOf, markLabelSize, mostLanes, placeMarks } from "./markLabels.ts";

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

const stripHeight = 6;
/** Of a mark without a name. */
const tickHeight = 8;

/** Height above a plot for the names of marks, so that no curve crosses them. */
export function markHead(marks: readonly Mark[], [from, to]: Range, width: number): number {
  // Nearly where the axis will be: its labels depend on the height.
  const ends: Range = [40, width - 14];
  return laneHeight * lanesOf(placeMarks(marks, linearScale([from, to], ends), ends, mostLanes));
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
 * Thin lines at dates, with names in the head above the plot. A mark without room for its name is a
 * tick at the top; the name is shown with the values.
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
  const placed = placeMarks(marks, x, [plot.left, plot.right], Math.round(head / laneHeight));
  return (
    <g fontSize={markLabelSize} fill="var(--text-quiet)">
      {placed.map(({ mark: { day, label: name, until, isEnd = false }, at, label }) => (
        <g key={`${day} ${name}`} data-mark={name}>
          {until === undefined && (
            <line
              x1={at}
              x2={at}
              y1={label ? top + label.lane * laneHeight : plot.top}
              y2={label ? plot.bottom : plot.top + tickHeight}
              stroke="var(--text-quiet)"
              strokeDasharray={label ? (isEnd ? "7 2" : "2 3") : undefined}
            />
          )}
          {label && (
            <text
              x={label.from > at ? label.from : label.to}
              y={top + 9 + label.lane * laneHeight}
              textAnchor={label.from > at ? "start" : "end"}
            >
              {name}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
