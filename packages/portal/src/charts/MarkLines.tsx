import type { Scale } from "./axis.ts";
import type { Mark } from "./chart.ts";

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
const mostRows = 2;

/** Thin lines at dates. A label goes to the next row where it would run into another one, and is left out where that is full too. */
export function MarkLines({ marks, x, plot }: MarkLinesProps) {
  const free: number[] = Array.from({ length: mostRows }, () => plot.left);
  return (
    <g fontSize="11" fill="var(--text-quiet)">
      {marks
        .toSorted((a, b) => a.day - b.day)
        .map(({ day, label, isEnd = false }) => {
          const at = x(day);
          if (at < plot.left || at > plot.right) return undefined;
          const width = label.length * letterWidth + 8;
          const isLeft = at + width > plot.right;
          const start = isLeft ? at - width : at;
          const row = free.findIndex((end) => start >= end);
          if (row >= 0) free[row] = start + width;
          return (
            <g key={`${day} ${label}`}>
              <line
                x1={at}
                x2={at}
                y1={plot.top}
                y2={plot.bottom}
                stroke="var(--text-quiet)"
                strokeDasharray={isEnd ? "7 2" : "2 3"}
              />
              {row >= 0 && (
                <text
                  // A curve behind it must not strike it through.
                  stroke="var(--surface)"
                  strokeWidth="3"
                  strokeLinejoin="round"
                  paintOrder="stroke"
                  x={isLeft ? at - 4 : at + 4}
                  y={plot.top + 9 + row * rowHeight}
                  textAnchor={isLeft ? "end" : "start"}
                >
                  {label}
                </text>
              )}
            </g>
          );
        })}
    </g>
  );
}
