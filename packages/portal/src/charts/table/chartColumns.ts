// The series of a chart as columns of values, for its table and its file.
import { inLanguage, type Language } from "@episcope/common";
import type { ChartContent, HeatMap, Panel, Range, Series, XAxis } from "../chartContent.ts";
import { hasLine } from "../hasLine.ts";
import { dateAxis } from "../layout/axis.ts";
import { tableTexts } from "./tableTexts.ts";

export interface ChartTableOptions {
  /** Series that the reader has hidden are not in the table. */
  isHidden?(panelKey: string, name: string): boolean;
  /** Only these days, both ends included; axes that do not follow the page are complete. */
  readonly dates?: Range | undefined;
}

export interface ValueColumn {
  readonly label: string;
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  /** A target applies between its ends and adds no days. */
  readonly isTarget: boolean;
}

/** Columns that share a value axis. */
export interface ColumnGroup {
  /** Title of the value axis. */
  readonly title: string;
  readonly axis: XAxis;
  readonly columns: readonly ValueColumn[];
}

export function columnGroups(
  content: ChartContent,
  language: Language,
  { isHidden }: ChartTableOptions,
): readonly ColumnGroup[] {
  switch (content.kind) {
    case "panels":
      return content.panels.map((panel) => panelGroup(panel, language, isHidden));
    case "rows":
      return [
        {
          title: inLanguage(content.subtitle, language) ?? "",
          axis: dateAxis,
          columns: content.series.flatMap((series) => seriesColumns(series, language)),
        },
      ];
    case "heatMap":
      return [heatMapGroup(content.heatMap, language)];
  }
}

/** What the values count, once for each axis that has columns. */
export function chartUnits(
  content: ChartContent,
  language: Language,
  options: ChartTableOptions,
): readonly string[] {
  const groups = columnGroups(content, language, options).filter(({ columns }) => columns.length);
  return [...new Set(groups.map(({ title }) => title).filter(Boolean))];
}

function panelGroup(
  panel: Panel,
  language: Language,
  isHidden: ChartTableOptions["isHidden"],
): ColumnGroup {
  const shown = panel.series.filter(({ name }) => !isHidden?.(panel.key, name));
  return {
    title: inLanguage(panel.yTitle, language),
    axis: panel,
    columns: shown.flatMap((series) =>
      // The second axis has its own unit.
      seriesColumns(series, language, series.axis && inLanguage(panel.rightTitle, language)),
    ),
  };
}

function seriesColumns(series: Series, language: Language, unit?: string): readonly ValueColumn[] {
  const { x, y, low, high } = series;
  const label = unit
    ? `${inLanguage(series.label, language)} (${unit})`
    : inLanguage(series.label, language);
  const isTarget = series.source === "target";
  const t = inLanguage(tableTexts, language);
  if (series.bands) {
    const quantiles = series.bands
      .flatMap(({ level, low, high }) => [
        { percent: 50 * (1 - level), y: low },
        { percent: 50 * (1 + level), y: high },
      ])
      .map(({ percent, y }) => ({ percent: Math.round(10 * percent) / 10, y }))
      .toSorted((a, b) => a.percent - b.percent);
    return [
      { label: t.median(label), x, y, isTarget },
      ...quantiles.map((quantile) => ({
        ...{ label: t.quantile(label, quantile.percent), x, y: quantile.y, isTarget },
      })),
    ];
  }
  if (series.kind !== "band" || !low || !high) return [{ label, x, y, isTarget }];
  return [
    { label: t.low(label), x, y: low, isTarget },
    ...(hasLine(series) ? [{ label: t.mean(label), x, y, isTarget }] : []),
    { label: t.high(label), x, y: high, isTarget },
  ];
}

function heatMapGroup({ x, rows, values, yTitle }: HeatMap, language: Language): ColumnGroup {
  return {
    title: inLanguage(yTitle, language),
    axis: dateAxis,
    columns: rows.map((label, row) => ({ label, x, y: values[row] ?? [], isTarget: false })),
  };
}
