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

/** Thin lines at dates. A label is left out where it would run into the next one or off the plot. */
export function MarkLines({ marks, x, plot }: MarkLinesProps) {
  let free = plot.left;
  return (
    <g fontSize="11" fill="var(--text-quiet)">
      {marks
        .toSorted((a, b) => a.day - b.day)
        .map(({ day, label }) => {
          const at = x(day);
          if (at < plot.left || at > plot.right) return undefined;
          const width = label.length * letterWidth + 8;
          const isLeft = at + width > plot.right;
          const start = isLeft ? at - width : at;
          const hasRoom = start >= free;
          if (hasRoom) free = start + width;
          return (
            <g key={`${day} ${label}`}>
              <line
                x1={at}
                x2={at}
                y1={plot.top}
                y2={plot.bottom}
                stroke="var(--text-quiet)"
                strokeDasharray="2 3"
              />
              {hasRoom && (
                <text
                  x={isLeft ? at - 4 : at + 4}
                  y={plot.top + 9}
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
