import { defineTexts, inLanguage, type Language } from "@episcope/common";
import { useCallback, useId, useMemo } from "react";
import type { ColorScheme } from "../environment/colorScheme.ts";
import { Axes } from "./Axes.tsx";
import styles from "./Chart.module.css";
import type { Mark, Panel, Range, Series } from "./chartContent.ts";
import { asideColor } from "./colors/aside.ts";
import { followsPage } from "./layout/axis.ts";
import { endLabelLine, endLabelSize } from "./layout/endLabels.ts";
import {
  type DrawnSeries,
  layoutPanel,
  type PanelLayout,
  type PanelView,
} from "./layout/layoutPanel.ts";
import { MarkLines, MarkSpans, markHead } from "./marks/MarkLines.tsx";
import { PlotSurface } from "./PlotSurface.tsx";
import { readingsAt } from "./reading/readings.ts";
import { namesAt } from "./reading/readValue.ts";

const texts = defineTexts({
  en: { endOfData: "End of reported data", spread: "Median (9 of 10 model runs)" },
  de: { endOfData: "Ende der Meldedaten", spread: "Median (9 von 10 Modellläufen)" },
});

export interface PanelChartProps {
  readonly title: string;
  readonly panel: Panel;
  /** Of all charts that share its colours, if there are several. */
  readonly allSeries?: readonly Series[] | undefined;
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly isLog: boolean;
  readonly showsMembers: boolean;
  readonly hidden: ReadonlySet<string>;
  readonly marks: readonly Mark[];
  readonly language: Language;
  readonly scheme: ColorScheme;
  /** The series that the legend or the pointer is at. */
  readonly pointed?: string | undefined;
  onPoint?(name: string | undefined): void;
  readonly onZoom?: ((range: Range | undefined) => void) | undefined;
}

/** One pair of axes with its curves. */
export function PanelChart(props: PanelChartProps) {
  const { title, panel, allSeries, width, height, x, isLog, hidden, language, scheme } = props;
  const { showsMembers } = props;
  const clip = useId();
  const marks = useMemo(() => {
    const end = endOfReports(panel, hidden, x);
    return end === undefined
      ? props.marks
      : [...props.marks, { day: end, label: inLanguage(texts, language).endOfData, isEnd: true }];
  }, [panel, hidden, x, props.marks, language]);
  const head = followsPage(panel) ? markHead(marks, x, width) : 0;
  const layout = useMemo(() => {
    const isHidden = (name: string) => hidden.has(name);
    const view: PanelView = {
      ...{ panel, allSeries, width, height, head, x, isLog, showsMembers, isHidden },
      ...{ language, scheme },
    };
    return layoutPanel(view);
  }, [panel, allSeries, width, height, head, x, isLog, showsMembers, hidden, language, scheme]);
  const read = useCallback(
    (position: number) => readingsAt(layout, position, panel, language),
    [layout, panel, language],
  );
  const hasSpread = layout.drawn.some(({ series }) => series.bands);
  const notes = useCallback(
    (position: number) => [
      ...namesAt(marks, position, { steps: panel.steps, near: (4 / width) * (x[1] - x[0]) }),
      ...(hasSpread ? [inLanguage(texts, language).spread] : []),
    ],
    [marks, panel.steps, width, x, hasSpread, language],
  );
  const { plot } = layout;
  const drawn = withColors(layout.drawn, props.pointed, scheme);
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
          <Curves drawn={drawn.filter(isTarget)} scheme={scheme} />
          <Spread drawn={drawn} scheme={scheme} />
          <Curves drawn={drawn.filter((one) => !isTarget(one))} scheme={scheme} />
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
        pointed={props.pointed}
        {...(props.onPoint && { onPoint: props.onPoint })}
        onZoom={followsPage(panel) ? props.onZoom : undefined}
      />
    </div>
  );
}

/** Grey series below the others; the pointed one in its colour above all, which step back. */
function withColors(
  all: readonly DrawnSeries[],
  pointed: string | undefined,
  scheme: ColorScheme,
): readonly DrawnSeries[] {
  const isPointed = ({ series }: DrawnSeries) => series.name === pointed;
  const rank = (one: DrawnSeries) => (isPointed(one) ? 2 : one.isAside ? 0 : 1);
  const steppedBack = all.some((one) => isPointed(one) && !isTarget(one)) ? 0.35 : 1;
  return all
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => {
      if (isTarget(one)) return one;
      if (isPointed(one)) return { ...one, width: one.width + 1 };
      const opacity = one.opacity * steppedBack;
      // The spread of grey series would cover the coloured ones.
      if (one.isAside) return { ...one, color: asideColor[scheme], bands: [], opacity };
      return { ...one, opacity };
    });
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
  return all.map(({ series, ...drawn }) => (
    <g key={series.name} opacity={drawn.opacity} data-series={series.name}>
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
  return layout.endLabels.map(({ name, lines, color, x, y, labelY }) => (
    <g key={name} fontSize={endLabelSize}>
      <polyline
        points={`${x},${y} ${left - 6},${labelY} ${left - 2},${labelY}`}
        fill="none"
        stroke={color}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={left}
          y={labelY + 4 + (index - (lines.length - 1) / 2) * endLabelLine}
          fill="var(--text)"
        >
          {line}
        </text>
      ))}
    </g>
  ));
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
