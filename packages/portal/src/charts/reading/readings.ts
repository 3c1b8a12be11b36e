// What a chart says about one position: values from high to low, and the days that they stand for.
import { inLanguage, type Language } from "@episcope/common";
import { formatSpan } from "../../text/formatSpan.ts";
import type { Series, XAxis } from "../chartContent.ts";
import { formatPosition, formatValue } from "../layout/axis.ts";
import type { PanelLayout } from "../layout/layoutPanel.ts";
import { indexAt } from "./readValue.ts";

export interface Reading {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly color: string;
  /** Its days, if they are not those of the heading. */
  readonly period?: string | undefined;
  /** Position of the value; undefined if it is not in the plot. */
  readonly at?: readonly [x: number, y: number] | undefined;
  /** Name of the series. */
  readonly name?: string;
}

export interface Readings {
  /** The day, or the days that all values stand for. */
  readonly when: string;
  /** From high to low, those of the right axis last. */
  readonly values: readonly Reading[];
}

export function readingsAt(
  layout: PanelLayout,
  position: number,
  axis: XAxis,
  language: Language,
): Readings {
  const found = layout.drawn.flatMap(({ series, color }) => {
    const index = series.layer === "background" ? undefined : indexAt(series, position);
    if (index === undefined) return [];
    const value = series.y[index] ?? Number.NaN;
    return [{ series, color, index, value, period: periodOf(series, index) }];
  });
  const day = formatPosition(position, axis, language);
  const periods = new Set(found.flatMap(({ period }) => period ?? []));
  const isOfDay = periods.size !== 1 || axis.steps !== undefined;
  const when = isOfDay ? day : ([...periods][0] ?? day);
  const values = found.toSorted(byValue).map(({ period, ...one }): Reading => {
    const isElsewhere = period !== undefined && period !== when && axis.steps === undefined;
    return { ...reading(one), ...(isElsewhere && { period }) };
  });
  return { when, values };

  /** Undefined for what holds on every day. */
  function periodOf({ x, covers, source }: Series, index: number): string | undefined {
    if (source === "target") return undefined;
    const at = x[index] ?? Number.NaN;
    if (axis.x !== "date" || covers === undefined) return formatPosition(at, axis, language);
    return formatSpan(at + covers[0], at + covers[1], language);
  }

  function reading({ series, color, index, value }: Found): Reading {
    const { measure } = layout;
    const { low: lows, high: highs } = series.bands?.[0] ?? series;
    const [low, high] = [lows?.[index], highs?.[index]];
    const scale = series.axis === "right" ? layout.right : layout.y;
    const y = scale?.(value) ?? Number.NaN;
    const isInside = y >= layout.plot.top && y <= layout.plot.bottom;
    const spread =
      low === undefined || high === undefined
        ? undefined
        : `${formatValue(low, language, measure)}–${formatValue(high, language, measure)}`;
    const middle = formatValue(value, language, measure);
    return {
      key: series.name,
      name: series.name,
      label: inLanguage(series.label, language),
      value:
        spread === undefined ? middle : Number.isFinite(value) ? `${middle} (${spread})` : spread,
      color,
      at: series.source === "target" || !isInside ? undefined : [layout.x(series.x[index] ?? 0), y],
    };
  }
}

interface Found {
  readonly series: Series;
  readonly color: string;
  readonly index: number;
  readonly value: number;
}

/** A band without a line comes by its upper end. */
function byValue(a: Found, b: Found): number {
  const axisOf = ({ series }: Found) => (series.axis === "right" ? 1 : 0);
  const height = ({ value, series, index }: Found) =>
    Number.isFinite(value) ? value : (series.high?.[index] ?? Number.NEGATIVE_INFINITY);
  return axisOf(a) - axisOf(b) || height(b) - height(a);
}
