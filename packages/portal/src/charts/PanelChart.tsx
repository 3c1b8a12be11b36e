import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { useCallback, useId, useMemo } from "react";
import type { ColorScheme } from "../environment/colorScheme.ts";
import { Axes } from "./Axes.tsx";
import styles from "./Chart.module.css";
import type { Mark, Panel, Range } from "./chartContent.ts";
import { followsPage, formatValue } from "./layout/axis.ts";
import {
  type DrawnSeries,
  layoutPanel,
  type PanelLayout,
  type PanelView,
} from "./layout/layoutPanel.ts";
import { indexAt, namesAt } from "./layout/readValue.ts";
import { pinnedLabel } from "./layout/withPinned.ts";
import { MarkLines, MarkSpans, markHead } from "./MarkLines.tsx";
import { PlotSurface, type Reading } from "./PlotSurface.tsx";

const texts = defineTexts({
  en: { endOfData: "End of reported data", spread: "Median (9 of 10 model runs)" },
  de: { endOfData: "Ende der Meldedaten", spread: "Median (9 von 10 Modellläufen)" },
});

export interface PanelChartProps {
  readonly title: string;
  readonly panel: Panel;
  readonly pinned: Panel | undefined;
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly isLog: boolean;
  readonly showsMembers: boolean;
  readonly hidden: ReadonlySet<string>;
  readonly marks: readonly Mark[];
  readonly language: Language;
  readonly scheme: ColorScheme;
  readonly onZoom?: ((range: Range | undefined) => void) | undefined;
}

/** One pair of axes with its curves. */
export function PanelChart(props: PanelChartProps) {
  const { title, panel, pinned, width, height, x, isLog, hidden, language, scheme } = props;
  const { showsMembers } = props;
  const clip = useId();
  const marks = useMemo(() => {
    const end = endOfReports(panel, hidden, x);
    return end === undefined
      ? props.marks
      : [...props.marks, { day: end, label: inLanguage(texts, language).endOfData, isEnd: true }];
  }, [panel, hidden, x, props.marks, language]);
  const head = followsPage(panel) ? markHead(marks, x) : 0;
  const layout = useMemo(() => {
    const isHidden = (name: string) => hidden.has(name);
    const view: PanelView = {
      ...{ panel, pinned, width, height, head, x, isLog, showsMembers, isHidden, language, scheme },
    };
    return layoutPanel(view);
  }, [panel, pinned, width, height, head, x, isLog, showsMembers, hidden, language, scheme]);
  const read = useCallback(
    (position: number) => readings(layout, position, language),
    [layout, language],
  );
  const hasSpread = layout.drawn.some(({ series }) => series.bands);
  const notes = useCallback(
    (position: number) => [
      ...namesAt(marks, position, panel.steps),
      ...(hasSpread ? [inLanguage(texts, language).spread] : []),
    ],
    [marks, panel.steps, hasSpread, language],
  );
  const { plot } = layout;
  return (
    <div className={styles.panel} style={{ width, height }}>
      <svg data-plot width={width} height={height} aria-hidden focusable="false">
        <clipPath id={clip}>
          <rect
            x={plot.left}
            y={plot.top - 3}
            width={Math.max(0, plot.right - plot.left)}
            height={plot.bottom - plot.top + 3}
          />
        </clipPath>
        {followsPage(panel) && <MarkSpans marks={marks} x={layout.x} plot={plot} />}
        <Axes {...layout} />
        <g clipPath={`url(#${clip})`} fill="none" strokeLinejoin="round" strokeLinecap="round">
          <Curves drawn={layout.drawn.filter(isTarget)} scheme={scheme} />
          <Spread drawn={layout.drawn} scheme={scheme} />
          <Curves drawn={layout.drawn.filter((one) => !isTarget(one))} scheme={scheme} />
        </g>
        {followsPage(panel) && <MarkLines marks={marks} x={layout.x} plot={plot} head={head} />}
        <Names layout={layout} />
      </svg>
      <PlotSurface
        label={title}
        axis={panel}
        plot={plot}
        x={x}
        read={read}
        notes={notes}
        onZoom={followsPage(panel) ? props.onZoom : undefined}
      />
    </div>
  );
}

/** Lines and dots must contrast with a fill as with the background. */
const fillOpacity: Readonly<Record<ColorScheme, number>> = { light: 0.45, dark: 0.12 };

/**
 * Below all curves: those of other series stay readable. The narrow band is above the wide one and
 * thus darker.
 */
function Spread({ drawn, scheme }: DrawnProps) {
  const spread = drawn.filter(({ bands, members }) => bands.length > 0 || members);
  return spread.map(({ series, bands, members, color }) => (
    <g key={series.name} data-spread={series.name}>
      {bands.map((band, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: from wide to narrow
          key={index}
          d={band}
          fill={color}
          opacity={bandOpacity[scheme]}
          stroke="none"
        />
      ))}
      {members && (
        <path d={members} stroke={color} strokeWidth="0.8" opacity={memberOpacity[scheme]} />
      )}
    </g>
  ));
}

const bandOpacity: Readonly<Record<ColorScheme, number>> = { light: 0.2, dark: 0.27 };
const memberOpacity: Readonly<Record<ColorScheme, number>> = { light: 0.4, dark: 0.6 };

interface DrawnProps {
  readonly drawn: readonly DrawnSeries[];
  readonly scheme: ColorScheme;
}

/** The fill of a target is below everything. */
function isTarget({ series }: DrawnSeries): boolean {
  return series.source === "target";
}

function Curves({ drawn: all, scheme }: DrawnProps) {
  return all.map(({ series, isPinned, ...drawn }) => (
    <g key={`${series.name} ${isPinned}`} opacity={drawn.opacity} data-series={series.name}>
      {drawn.area && (
        <path
          d={drawn.area}
          fill={drawn.color}
          opacity={series.kind === "band" ? 0.25 : fillOpacity[scheme]}
          stroke="none"
        />
      )}
      {drawn.line && (
        <path
          d={drawn.line}
          stroke={drawn.color}
          strokeWidth={drawn.width}
          strokeDasharray={drawn.dash}
        />
      )}
      {drawn.dots && <path d={drawn.dots} stroke={drawn.color} strokeWidth={drawn.dotSize} />}
    </g>
  ));
}

/** At the ends of lines. */
function Names({ layout }: { readonly layout: PanelLayout }) {
  const left = layout.plot.right + 8;
  return layout.endLabels.map(({ name, label, color, x, y, labelY }) => (
    <g key={name} fontSize="11.5">
      <polyline
        points={`${x},${y} ${left - 6},${labelY} ${left - 2},${labelY}`}
        fill="none"
        stroke={color}
      />
      <text x={left} y={labelY + 4} fill="var(--text)">
        {label}
      </text>
    </g>
  ));
}

function readings(layout: PanelLayout, position: number, language: Language): readonly Reading[] {
  const { measure } = layout;
  return layout.drawn.flatMap(({ series, isPinned, color }): Reading[] => {
    if (series.layer === "background") return [];
    const index = indexAt(series, position);
    if (index === undefined) return [];
    const value = series.y[index] ?? Number.NaN;
    const { low: lows, high: highs } = series.bands?.[0] ?? series;
    const [low, high] = [lows?.[index], highs?.[index]];
    const scale = series.axis === "right" ? layout.right : layout.y;
    const y = scale?.(value) ?? Number.NaN;
    const isTarget = series.source === "target";
    const isInside = y >= layout.plot.top && y <= layout.plot.bottom;
    const spread =
      low === undefined || high === undefined
        ? undefined
        : `${formatValue(low, language, measure)}–${formatValue(high, language, measure)}`;
    const middle = formatValue(value, language, measure);
    return [
      {
        key: `${series.name} ${isPinned}`,
        label: inLanguage(isPinned ? pinnedLabel(series.label) : series.label, language),
        value:
          spread === undefined ? middle : Number.isFinite(value) ? `${middle} (${spread})` : spread,
        color,
        at: isTarget || !isInside ? undefined : [layout.x(series.x[index] ?? 0), y],
      },
    ];
  });
}

/** The last day with a reported value, if the model continues after it. */
function endOfReports(
  panel: Panel,
  hidden: ReadonlySet<string>,
  [, end]: Range,
): number | undefined {
  const ends = panel.series
    .filter(({ source, name }) => source === "observed" && !hidden.has(name))
    .map(({ x }) => x[x.length - 1] ?? Number.NEGATIVE_INFINITY);
  const last = Math.max(...ends);
  return Number.isFinite(last) && last < end - 14 ? last : undefined;
}
