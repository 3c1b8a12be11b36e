// Lays a panel out in pixels: axes, ticks and paths. Pure.

import { inLanguage, type Language } from "@episcope/common";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { Band, Panel, Range, Series } from "../chartContent.ts";
import { asideNames } from "../colors/aside.ts";
import { seriesColors } from "../colors/seriesColors.ts";
import { drawable } from "../fewPeople.ts";
import {
  type DateTick,
  dateTicks,
  dayTicks,
  linearScale,
  linearTicks,
  logScale,
  logTicks,
  type Scale,
  tickLabel,
} from "./axis.ts";
import { type EndLabel, endLabels, endLabelWidth, type LineEnd } from "./endLabels.ts";
import { panelRange, valueRange } from "./extent.ts";
import { areaPath, bandPath, dotsPath, linePath } from "./linePath.ts";
import type { Measure } from "./measure.ts";

export interface PanelView {
  readonly panel: Panel;
  /** Of all charts that share its colours, if there are several. */
  readonly allSeries?: readonly Series[] | undefined;
  readonly width: number;
  readonly height: number;
  /** Left free above the curves. */
  readonly head: number;
  /** Ends of the x-axis. */
  readonly x: Range;
  readonly isLog: boolean;
  /** Members of an ensemble instead of its bands. */
  readonly showsMembers: boolean;
  isHidden(name: string): boolean;
  readonly language: Language;
  readonly scheme: ColorScheme;
}

export interface Tick {
  readonly at: number;
  readonly label: string;
  /** Below the label, for the x-axis only. */
  readonly second?: string | undefined;
  /** Zero above the bottom of the axis. */
  readonly isZero?: boolean;
  /** Alignment of the label at its tick, for the x-axis only; middle by default. */
  readonly anchor?: "start" | "middle" | "end";
}

/** The area for curves, in pixels. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface DrawnSeries {
  readonly series: Series;
  /** Its own, also if it is grey until pointed at. */
  readonly color: string;
  readonly isAside: boolean;
  readonly dash: string | undefined;
  readonly width: number;
  readonly opacity: number;
  readonly line?: string;
  readonly area?: string;
  /** Of an ensemble, from wide to narrow. */
  readonly bands: readonly string[];
  /** All members of an ensemble. */
  readonly members?: string;
  readonly dots?: string;
  readonly dotSize: number;
}

export interface PanelLayout {
  readonly plot: Plot;
  readonly x: Scale;
  readonly y: Scale;
  readonly right: Scale | undefined;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly rightTicks: readonly Tick[];
  readonly drawn: readonly DrawnSeries[];
  readonly endLabels: readonly (EndLabel & { readonly x: number })[];
  readonly measure: Measure | undefined;
}

const digitWidth = 6.6;
const margin = { top: 10, right: 14, bottom: 24 };
/** Height of the second line of labels below the x-axis. */
const secondLine = 14;
/** Names at line ends: minimum size of the panel, number of lines, and maximum width. */
const labelled = { panelWidth: 640, panelHeight: 160, fewest: 2, width: 170 } as const;

/** Between the plot and the names. */
const endLabelGap = 12;

/** The wide bands of more curves would hide each other: only the narrow ones are drawn. */
export const mostWideBands = 4;
/** Those of scenarios cross each other more often than those of strains or ages. */
export const mostWideBandsOfScenarios = 2;

export function isLogPanel(panel: Panel, isLogPage: boolean): boolean {
  return panel.scale === "log" || (panel.scale === "page" && isLogPage);
}

export function layoutPanel(view: PanelView): PanelLayout {
  const { panel, allSeries = panel.series, width, height, x: xRange, language } = view;
  const isLog = isLogPanel(panel, view.isLog);
  // Of all series, not only the shown ones: hiding one must not change the look of another.
  const colors = seriesColors(allSeries, view.scheme);
  const colorOf = new Map(allSeries.map(({ name }, index) => [name, colors[index]]));
  const shown = panel.series
    .filter(({ name }) => !view.isHidden(name))
    .map(drawable)
    .map(
      ({ members, ...series }): Series => ({
        ...series,
        ...(view.showsMembers && members && { members }),
      }),
    );
  const aside = asideNames(shown);
  const left = shown.filter(({ axis }) => axis !== "right");
  const right = shown.filter(({ axis }) => axis === "right");

  const yRange = panelRange(panel, left, xRange, isLog);
  const wanted = Math.max(2, Math.round(height / 52));
  const yValues = isLog ? logTicks(yRange, wanted * 1.6) : linearTicks(yRange, wanted);
  const yLabels = yValues.map((value) => tickLabel(value, language));
  // The right axis is for biomarkers, always logarithmic (run-viewer specification 9.4).
  const rightRange =
    right.length > 0
      ? valueRange({ series: right, x: xRange, isLog: true, fixed: panel.range?.right })
      : undefined;
  const rightValues = rightRange ? logTicks(rightRange, wanted) : [];
  const rightLabels = rightValues.map((value) => tickLabel(value, language));

  const foot = margin.bottom + (panel.dayZero === undefined ? 0 : secondLine);
  const [top, bottom] = [margin.top + view.head, height - foot];
  const y = (isLog ? logScale : linearScale)(yRange, [bottom, top]);

  const named = rightRange
    ? []
    : shown.filter((series) => endsNear(series, xRange) && !aside.has(series.name));
  const hasRoom = width >= labelled.panelWidth && height >= labelled.panelHeight;
  const names =
    hasRoom && named.length >= labelled.fewest
      ? endLabels(named.flatMap(lineEnd), [top, bottom], labelled.width)
      : [];
  const plot = {
    left: Math.max(30, labelWidth(yLabels) + 10),
    top,
    right:
      width -
      (rightRange
        ? labelWidth(rightLabels) + 12
        : names.length > 0
          ? endLabelWidth(names) + endLabelGap
          : margin.right),
    bottom,
  };
  const x = linearScale(xRange, [plot.left, plot.right]);
  const rightScale = rightRange && logScale(rightRange, [plot.bottom, plot.top]);

  return {
    plot,
    x,
    y,
    right: rightScale,
    xTicks: xTicks(view, plot.right - plot.left).map(({ day, label, second }) => ({
      ...{ at: x(day), label, second },
    })),
    yTicks: yValues.map((value, index) => ({
      at: y(value),
      label: yLabels[index] ?? "",
      ...(value === 0 && yRange[0] < 0 && { isZero: true }),
    })),
    rightTicks: rightValues.map((value, index) => ({
      at: rightScale?.(value) ?? 0,
      label: rightLabels[index] ?? "",
    })),
    drawn: shown.toSorted(byLayer).map(draw),
    endLabels: names.map((name) => ({ ...name, x: x(name.position) })),
    measure: panel.measure,
  };

  function lineEnd(series: Series): readonly LineEnd[] {
    const last = lastIndex(series, xRange);
    const at = y(series.y[last] ?? Number.NaN);
    if (!(at >= top && at <= bottom)) return [];
    const { color = "" } = colorOf.get(series.name) ?? {};
    const label = inLanguage(series.label, language);
    return [{ name: series.name, label, color, position: series.x[last] ?? 0, y: at }];
  }

  function drawnBands({ bands = [] }: Series): readonly Band[] {
    const most = panel.isOfScenarios ? mostWideBandsOfScenarios : mostWideBands;
    const withBands = shown.filter((one) => one.bands && !aside.has(one.name));
    return withBands.length > most ? bands.slice(-1) : bands;
  }

  /** On a logarithmic axis a band that begins at zero begins at the bottom. */
  function onAxis(low: ArrayLike<number>): ArrayLike<number> {
    return isLog ? Float64Array.from(low, (value) => (value <= 0 ? yRange[0] : value)) : low;
  }

  function draw(series: Series): DrawnSeries {
    const axes = { x, y: series.axis === "right" && rightScale ? rightScale : y };
    const points = series.source === "target" ? acrossPanel(series, xRange) : series;
    const { color, dash } = colorOf.get(series.name) ??
      seriesColors([series], view.scheme)[0] ?? { color: "#000000", dash: "solid" };
    const hasDots = series.kind === "points" || series.markerSize !== undefined;
    const isLine = series.kind !== "points";
    // On a logarithmic axis a fill ends at the bottom instead of zero.
    const base = isLog ? plot.bottom : Math.min(plot.bottom, y(0));
    return {
      series,
      color,
      isAside: aside.has(series.name),
      dash: dashes[dash],
      width: lineWidth(series),
      opacity: series.opacity ?? (series.layer === "background" ? 0.25 : 1),
      dotSize: series.markerSize ?? 4,
      bands: view.showsMembers
        ? []
        : drawnBands(series).map(({ low, high }) => bandPath(series.x, onAxis(low), high, axes)),
      ...(series.members && {
        members: series.members
          .map((member) => linePath({ x: series.x, y: member }, axes))
          .join(""),
      }),
      ...(isLine && { line: linePath(points, axes) }),
      ...(series.kind === "area" && { area: areaPath(points, axes, base) }),
      ...(series.kind === "band" &&
        series.low &&
        series.high && { area: bandPath(series.x, series.low, series.high, axes) }),
      ...(hasDots && { dots: dotsPath(points, axes) }),
    };
  }
}

/** Index of the last point with a value inside of the x-axis; -1 if there is none. */
function lastIndex({ x, y }: Series, [from, to]: Range): number {
  for (let index = x.length - 1; index >= 0; index--) {
    const position = x[index] ?? Number.NaN;
    if (position >= from && position <= to && Number.isFinite(y[index] ?? Number.NaN)) return index;
  }
  return -1;
}

const layers = { background: 0, middle: 1, foreground: 2 } as const;

/** Series drawn first are below the others. */
function byLayer(a: Series, b: Series): number {
  return layers[a.layer ?? "middle"] - layers[b.layer ?? "middle"];
}

/** Only a line that reaches the right edge can be labelled there. */
function endsNear(series: Series, range: Range): boolean {
  if (series.kind !== "line" || series.source === "target") return false;
  if (series.isHiddenInLegend || series.layer === "background") return false;
  const last = lastIndex(series, range);
  return last >= 0 && (series.x[last] ?? 0) > range[1] - (range[1] - range[0]) * 0.03;
}

const dashes = { solid: undefined, dashed: "7 4", dotted: "1.5 4", dashDotted: "9 3 2 3" } as const;

/** Very thin lines vanish on bright screens. */
function lineWidth({ width = 1.5, source }: Series): number {
  return source === "target" ? width : Math.max(1.5, Math.min(width, 2.5));
}

/** A target applies to the whole axis, not only to the days of the run. */
function acrossPanel({ y }: Series, [from, to]: Range) {
  const first = y[0] ?? Number.NaN;
  const last = y[y.length - 1] ?? Number.NaN;
  return { x: [from, to], y: [first, last] };
}

function xTicks({ panel, x, language }: PanelView, pixels: number): readonly DateTick[] {
  if (panel.x === "date") return dateTicks(x, language, Math.max(2, pixels / 62));
  if (panel.x === "simulationDay")
    return dayTicks(x, panel.dayZero, language, Math.max(2, pixels / 62));
  return linearTicks(x, Math.max(2, pixels / 80)).map((value) => ({
    day: value,
    label: tickLabel(value, language),
  }));
}

function labelWidth(labels: readonly string[]): number {
  return Math.max(0, ...labels.map((label) => label.length)) * digitWidth;
}
