import styles from "./Chart.module.css";
import type { Plot, Tick } from "./layout/layoutPanel.ts";

interface AxesProps {
  readonly plot: Plot;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly rightTicks?: readonly Tick[];
}

/** Light grid lines, a line at the bottom, few ticks. */
export function Axes({ plot, xTicks, yTicks, rightTicks = [] }: AxesProps) {
  return (
    <g fontSize="12" fill="var(--text-quiet)" className={styles.figures}>
      {yTicks.map(({ at, label, isZero = false }) => (
        <g key={label}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={at}
            y2={at}
            stroke={isZero ? "var(--text-quiet)" : "var(--grid)"}
          />
          <text x={plot.left - 6} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {rightTicks.map(({ at, label }) => (
        <text key={label} x={plot.right + 6} y={at + 4}>
          {label}
        </text>
      ))}
      <line
        x1={plot.left}
        x2={plot.right}
        y1={plot.bottom}
        y2={plot.bottom}
        stroke="var(--text-quiet)"
      />
      {xTicks.map((tick) => (
        <g key={tick.at}>
          <line
            x1={tick.at}
            x2={tick.at}
            y1={plot.bottom}
            y2={plot.bottom + 4}
            stroke="var(--text-quiet)"
          />
          <TickLabel plot={plot} tick={tick} />
        </g>
      ))}
    </g>
  );
}

interface TickLabelProps {
  readonly plot: Plot;
  readonly tick: Tick;
}

/** Below the plot; a label that would overflow the image is left out. */
export function TickLabel({ plot, tick }: TickLabelProps) {
  const { at, label, second, anchor = "middle" } = tick;
  const fits = (text: string) => anchor !== "middle" || at + text.length * 3 < plot.right + 14;
  return (
    <>
      {fits(label) && (
        <text x={at} y={plot.bottom + 17} textAnchor={anchor}>
          {label}
        </text>
      )}
      {second && fits(second) && (
        <text x={at} y={plot.bottom + 31} textAnchor={anchor} fontSize="11">
          {second}
        </text>
      )}
    </>
  );
}
