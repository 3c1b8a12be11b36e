import { inLanguage, type Language } from "@episcope/common";
import { useCallback, useId, useMemo } from "react";
import type { ColorScheme } from "../environment/colorScheme.ts";
import { TickLabel } from "./Axes.tsx";
import styles from "./Chart.module.css";
import type { Mark, Range, Series } from "./chartContent.ts";
import { colorOfName } from "./colors/nameColors.ts";
import { readable } from "./colors/seriesColors.ts";
import { dateAxis, dateTicks, formatPosition, formatValue, linearScale } from "./layout/axis.ts";
import { areaPath, linePath } from "./layout/linePath.ts";
import { MarkLines, markHead } from "./marks/MarkLines.tsx";
import { PlotSurface } from "./PlotSurface.tsx";
import { lastUpTo } from "./reading/readValue.ts";

interface RowsChartProps {
  readonly title: string;
  readonly series: readonly Series[];
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly marks: readonly Mark[];
  readonly language: Language;
  readonly scheme: ColorScheme;
  readonly onZoom?: ((range: Range | undefined) => void) | undefined;
}

const letterWidth = 6.4;

/**
 * Small areas below each other on one x-axis, every row from 0 to 100 %; the last value continues
 * to the right edge.
 */
export function RowsChart(props: RowsChartProps) {
  const { title, width, height, x, language, scheme } = props;
  const clip = useId();
  const rows = useMemo(() => props.series.map((row) => continued(row, x[1])), [props.series, x]);
  const head = markHead(props.marks, x, width);
  const layout = useMemo(() => {
    const longest = Math.max(...rows.map(({ label }) => inLanguage(label, language).length));
    const plot = {
      left: Math.min(longest * letterWidth + 12, width * 0.38),
      top: 4 + head,
      right: width - 14,
      bottom: height - 24,
    };
    const scale = linearScale(x, [plot.left, plot.right]);
    const rowHeight = (plot.bottom - plot.top) / Math.max(1, rows.length);
    const heights = rows.map((_, index): Range => {
      const bottom = plot.top + (index + 1) * rowHeight;
      return [bottom, bottom - rowHeight + 4];
    });
    return { plot, scale, heights };
  }, [rows, width, height, head, x, language]);
  const { plot, scale, heights } = layout;

  const read = useCallback(
    (position: number) => ({
      when: formatPosition(position, dateAxis, language),
      values: rows.flatMap((row, index) => {
        const value = row.y[lastUpTo(row.x, position)] ?? Number.NaN;
        if (Number.isNaN(value)) return [];
        const y = linearScale([0, 100], heights[index] ?? [0, 0])(value);
        return [
          {
            key: row.name,
            label: inLanguage(row.label, language),
            value: `${formatValue(value, language)} %`,
            color: rowColor(row, scheme),
            at: [scale(position), y] as const,
          },
        ];
      }),
    }),
    [rows, heights, scale, language, scheme],
  );
  const ticks = dateTicks(x, language, Math.max(2, (plot.right - plot.left) / 62));
  return (
    <div className={styles.panel} style={{ width, height }}>
      <svg data-plot width={width} height={height} aria-hidden focusable="false">
        <clipPath id={clip}>
          <rect
            x={plot.left}
            y={0}
            width={Math.max(0, plot.right - plot.left)}
            height={plot.bottom}
          />
        </clipPath>
        <g fontSize="12" fill="var(--text-quiet)">
          {rows.map((row, index) => {
            const [bottom] = heights[index] ?? [0, 0];
            const axes = {
              x: scale,
              y: linearScale([0, 100], heights[index] ?? [0, 0]),
            };
            const color = rowColor(row, scheme);
            return (
              <g key={row.name} data-series={row.name}>
                <text x={plot.left - 8} y={bottom - 3} textAnchor="end" fill="var(--text)">
                  {inLanguage(row.label, language)}
                </text>
                <g clipPath={`url(#${clip})`}>
                  <path d={areaPath(row, axes, bottom)} fill={color} opacity="0.55" />
                  <path d={linePath(row, axes)} fill="none" stroke={color} />
                </g>
                <line x1={plot.left} x2={plot.right} y1={bottom} y2={bottom} stroke="var(--grid)" />
              </g>
            );
          })}
          {ticks.map(({ day, label }) => (
            <TickLabel key={day} plot={plot} tick={{ at: scale(day), label }} />
          ))}
          <MarkLines marks={props.marks} x={scale} plot={plot} head={head} />
        </g>
      </svg>
      <PlotSurface
        label={title}
        axis={dateAxis}
        plot={plot}
        x={x}
        read={read}
        onZoom={props.onZoom}
      />
    </div>
  );
}

function rowColor(row: Series, scheme: ColorScheme): string {
  return readable(row.color ?? colorOfName(row.name), scheme);
}

/** The last known level lasts until the end of the axis (run-viewer specification 9.0). */
function continued(row: Series, end: number): Series {
  const count = row.x.length;
  const last = row.x[count - 1];
  if (last === undefined || last >= end) return row;
  return {
    ...row,
    x: [...Array.from(row.x), end],
    y: [...Array.from(row.y), row.y[count - 1] ?? Number.NaN],
  };
}
