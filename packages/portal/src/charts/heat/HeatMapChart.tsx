import { inLanguage, type Language } from "@episcope/common";
import { useCallback, useId, useMemo } from "react";
import { formatSpan } from "../../text/formatSpan.ts";
import { TickLabel } from "../Axes.tsx";
import styles from "../Chart.module.css";
import type { HeatMap, Range } from "../chartContent.ts";
import { heatColor } from "../colors/heatColor.ts";
import { dateAxis, dateTicks, formatPosition, formatValue, linearScale } from "../layout/axis.ts";
import { PlotSurface } from "../PlotSurface.tsx";
import { columnAt, heatCells, heatShare, heatTicks, heatTop, rowEdges } from "./heatCells.ts";

interface HeatMapChartProps {
  readonly title: string;
  readonly heatMap: HeatMap;
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly language: Language;
  readonly onZoom?: ((range: Range | undefined) => void) | undefined;
}

/** Lower ones, on a sheet with all plots, have no room for a colour bar. */
const leastWithBar = 120;

/** Coloured cells: dates from left to right, groups from bottom to top, with a colour bar. */
export function HeatMapChart(props: HeatMapChartProps) {
  const { title, heatMap, width, height, x, language } = props;
  const clip = useId();
  const { plot, scale, paths, edges, top } = useMemo(() => {
    const upper = height < leastWithBar ? 4 : 40;
    const plot = { left: 58, top: upper, right: width - 14, bottom: height - 24 };
    const scale = linearScale(x, [plot.left, plot.right]);
    const top = heatTop(heatMap, x);
    const paths = heatCells(heatMap, scale, plot, top);
    return { plot, scale, paths, edges: rowEdges(heatMap, plot), top };
  }, [heatMap, width, height, x]);

  const read = useCallback(
    (position: number) => {
      const column = columnAt(heatMap, position);
      const day = formatPosition(position, dateAxis, language);
      if (column === undefined) return { when: day, values: [] };
      const at = heatMap.x[column] ?? position;
      const { covers } = heatMap;
      const when = covers ? formatSpan(at + covers[0], at + covers[1], language) : day;
      // By age: in the order of the rows.
      const values = heatMap.rows
        .map((row, index) => ({ row, value: heatMap.values[index]?.[column] ?? Number.NaN }))
        .filter(({ value }) => Number.isFinite(value))
        .toReversed()
        .map(({ row, value }) => ({
          key: row,
          label: row,
          value: formatValue(value, language),
          color: heatColor(heatMap.colors, heatShare(value, top)),
        }));
      return { when, values };
    },
    [heatMap, top, language],
  );
  const rowHeight = (plot.bottom - plot.top) / Math.max(1, heatMap.rows.length);
  const every = Math.ceil(13 / rowHeight);
  return (
    <div className={styles.panel} style={{ width, height }}>
      <svg data-plot width={width} height={height} aria-hidden focusable="false">
        <clipPath id={clip}>
          <rect
            x={plot.left}
            y={plot.top}
            width={plot.right - plot.left}
            height={plot.bottom - plot.top}
          />
        </clipPath>
        <rect
          x={plot.left}
          y={plot.top}
          width={plot.right - plot.left}
          height={plot.bottom - plot.top}
          fill="var(--grid)"
        />
        <g clipPath={`url(#${clip})`} shapeRendering="crispEdges">
          {paths.map(({ color, path }) => (
            <path key={color} d={path} fill={color} />
          ))}
        </g>
        <g fontSize="12" fill="var(--text-quiet)" className={styles.figures}>
          {heatMap.rows.map(
            (row, index) =>
              index % every === 0 && (
                <text
                  key={row}
                  x={plot.left - 6}
                  y={((edges[index] ?? 0) + (edges[index + 1] ?? 0)) / 2 + 4}
                  textAnchor="end"
                >
                  {row}
                </text>
              ),
          )}
          {dateTicks(x, language, Math.max(2, (plot.right - plot.left) / 62)).map(
            ({ day, label }) => (
              <TickLabel key={day} plot={plot} tick={{ at: scale(day), label }} />
            ),
          )}
          {height >= leastWithBar && (
            <>
              <text x={0} y={14}>
                {inLanguage(heatMap.yTitle, language)}
              </text>
              <ColorBar heatMap={heatMap} top={top} right={plot.right} language={language} />
            </>
          )}
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

interface ColorBarProps {
  readonly heatMap: HeatMap;
  /** Value at its end. */
  readonly top: number;
  readonly right: number;
  readonly language: Language;
}

function ColorBar({ heatMap, top, right, language }: ColorBarProps) {
  const gradient = useId();
  const width = Math.min(260, right * 0.5);
  // Room for half of the last number.
  const left = right - width - 18;
  return (
    <g>
      <linearGradient id={gradient}>
        {heatMap.colors.map(([share, color]) => (
          <stop key={share} offset={share} stopColor={color} />
        ))}
      </linearGradient>
      <rect
        x={left}
        y={2}
        width={width}
        height={11}
        fill={`url(#${gradient})`}
        stroke="var(--line)"
      />
      {heatTicks(top, width).map((value) => {
        const at = left + heatShare(value, top) * width;
        return (
          <g key={value}>
            <line x1={at} x2={at} y1={13} y2={17} stroke="var(--text-quiet)" />
            <text x={at} y={29} textAnchor="middle">
              {formatValue(value, language)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
