import type { FigureScale } from "./figureScale.ts";

export interface Tick {
  readonly at: number;
  readonly label: string;
  /** Where the label stands beside its tick; in the middle where nothing is said. */
  readonly anchor?: "start" | "middle" | "end";
}

interface AxesProps {
  readonly scale: FigureScale;
  /** In the units of the axes. */
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
}

/** Light lines across, few ticks, as in the charts of the run pages. */
export function Axes({ scale, xTicks, yTicks }: AxesProps) {
  const { frame, x, y } = scale;
  return (
    <g>
      {yTicks.map(({ at, label }) => (
        <g key={at}>
          <line x1={frame.left} x2={frame.right} y1={y(at)} y2={y(at)} stroke="var(--grid)" />
          <text x={frame.left - 6} y={y(at) + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line
        x1={frame.left}
        x2={frame.right}
        y1={frame.bottom}
        y2={frame.bottom}
        stroke="var(--text-quiet)"
      />
      {xTicks.map(({ at, label, anchor = "middle" }) => (
        <g key={at}>
          <line
            x1={x(at)}
            x2={x(at)}
            y1={frame.bottom}
            y2={frame.bottom + 4}
            stroke="var(--text-quiet)"
          />
          <text x={x(at)} y={frame.bottom + 18} textAnchor={anchor}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
