import { inLanguage, type Language } from "@episcope/common";
import { useCallback, useId, useMemo } from "react";
import { TickLabel } from "./Axes.tsx";
import styles from "./Chart.module.css";
import type { HeatMap, Range } from "./chartContent.ts";
import { heatColor } from "./colors/heatColor.ts";
import { dateAxis, dateTicks, formatValue, linearScale, type Scale } from "./layout/axis.ts";
import { PlotSurface } from "./PlotSurface.tsx";

interface HeatMapChartProps {
  readonly title: string;
  readonly heatMap: HeatMap;
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly language: Language;
  readonly onZoom?: ((range: Range | undefined) => void) | undefined;
}

/** As many shades as the eye can distinguish; one path each instead of one element per cell. */
const shades = 64;

/** Coloured cells: dates from left to right, groups from bottom to top, with a colour bar. */
export function HeatMapChart(props: HeatMapChartProps) {
  const { title, heatMap, width, height, x, language } = props;
  const clip = useId();
  const { plot, scale, paths, rowHeight } = useMemo(() => {
    const plot = { left: 58, top: 26, right: width - 14, bottom: height - 24 };
    const scale = linearScale(x, [plot.left, plot.right]);
    const rowHeight = (plot.bottom - plot.top) / Math.max(1, heatMap.rows.length);
    return { plot, scale, rowHeight, paths: cellPaths(heatMap, scale, plot.bottom, rowHeight) };
  }, [heatMap, width, height, x]);

  const read = useCallback(
    (position: number) => {
      const column = columnAt(heatMap.x, position);
      if (column === undefined) return [];
      return heatMap.rows
        .map((row, index) => ({ row, value: heatMap.values[index]?.[column] ?? Number.NaN }))
        .filter(({ value }) => Number.isFinite(value))
        .toReversed()
        .map(({ row, value }) => ({
          key: row,
          label: row,
          value: formatValue(value, language),
          color: heatColor(heatMap.colors, value / heatMap.maximum),
        }));
    },
    [heatMap, language],
  );
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
                  y={plot.bottom - (index + 0.5) * rowHeight + 4}
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
          <text x={0} y={14}>
            {inLanguage(heatMap.yTitle, language)}
          </text>
          <ColorBar heatMap={heatMap} right={plot.right} language={language} />
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

function ColorBar({
  heatMap,
  right,
  language,
}: {
  readonly heatMap: HeatMap;
  readonly right: number;
  readonly language: Language;
}) {
  const gradient = useId();
  const width = Math.min(180, right * 0.4);
  const end = `≥ ${formatValue(heatMap.maximum, language)}`;
  const left = right - width - end.length * 7 - 6;
  return (
    <g>
      <linearGradient id={gradient}>
        {heatMap.colors.map(([share, color]) => (
          <stop key={share} offset={share} stopColor={color} />
        ))}
      </linearGradient>
      <text x={left - 6} y={14} textAnchor="end">
        0
      </text>
      <rect
        x={left}
        y={4}
        width={width}
        height={11}
        fill={`url(#${gradient})`}
        stroke="var(--line)"
      />
      <text x={left + width + 6} y={14}>
        {end}
      </text>
    </g>
  );
}

/** All cells of one shade as one path. */
function cellPaths(heatMap: HeatMap, scale: Scale, bottom: number, rowHeight: number) {
  const parts = new Map<string, string[]>();
  const columns = heatMap.x.length;
  for (let column = 0; column < columns; column++) {
    const [from, to] = cellEnds(heatMap.x, column);
    const left = Math.round(scale(from) * 10) / 10;
    const width = Math.round((scale(to) - scale(from)) * 10) / 10;
    heatMap.values.forEach((values, row) => {
      const value = values[column] ?? Number.NaN;
      if (!Number.isFinite(value)) return;
      const share = Math.min(1, Math.max(0, value / heatMap.maximum));
      // Most values are below a tenth of the maximum, so shades are finer there.
      const shade = (Math.round(Math.sqrt(share) * shades) / shades) ** 2;
      const color = heatColor(heatMap.colors, shade);
      const top = Math.round((bottom - (row + 1) * rowHeight) * 10) / 10;
      const path = `M${left},${top}h${width}v${Math.round(rowHeight * 10) / 10}h${-width}z`;
      const list = parts.get(color);
      if (list) list.push(path);
      else parts.set(color, [path]);
    });
  }
  return [...parts].map(([color, list]) => ({ color, path: list.join("") }));
}

/** A cell extends halfway to its neighbours. */
function cellEnds(x: ArrayLike<number>, column: number): Range {
  const here = x[column] ?? 0;
  const before = x[column - 1] ?? here - ((x[column + 1] ?? here + 7) - here);
  const after = x[column + 1] ?? here + (here - before);
  return [(before + here) / 2, (here + after) / 2];
}

function columnAt(x: ArrayLike<number>, position: number): number | undefined {
  for (let column = 0; column < x.length; column++) {
    const [from, to] = cellEnds(x, column);
    if (position >= from && position < to) return column;
  }
  return undefined;
}
