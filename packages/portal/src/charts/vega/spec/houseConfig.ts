// The style and language of extra charts: as on the page, in both schemes and languages
// (run-data-format specification 6).

import type { Language } from "@episcope/common";
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import { formatsOf } from "../../../text/format.ts";
import { isMapping, type Mapping } from "./mapping.ts";

interface Colors {
  readonly text: string;
  readonly heading: string;
  readonly line: string;
  readonly grid: string;
}

const colors: Readonly<Record<ColorScheme, Colors>> = {
  light: { text: "#555", heading: "#1d3355", line: "#98a2b0", grid: "#dfe4ea" },
  dark: { text: "#a3adbb", heading: "#a5c4e2", line: "#5b687c", grid: "#2d3746" },
};

export const chartFont = '"Source Sans 3", "Helvetica Neue", Helvetica, Arial, sans-serif';

interface ConfigOptions {
  readonly scheme: ColorScheme;
  readonly language: Language;
  /** For plots below or beside each other, which cannot be fitted to a width. */
  readonly plotWidth?: number | undefined;
}

function houseConfig({ scheme, language, plotWidth }: ConfigOptions): Mapping {
  const { text, heading, line, grid } = colors[scheme];
  // 3 Mar · 3. März; the library would put the month first.
  const dayFormat = `%-d${formatsOf(language).ordinal} %b`;
  const words = {
    labelFontSize: 13,
    labelColor: text,
    labelFontWeight: "normal",
    titleFontSize: 13,
    titleColor: text,
    titleFontWeight: "normal",
  };
  return {
    font: chartFont,
    axis: { ...words, gridColor: grid, domainColor: line, tickColor: line },
    legend: words,
    header: words,
    title: { color: heading, subtitleColor: text },
    text: { color: text },
    rule: { color: text },
    view: { stroke: null, ...(plotWidth && { continuousWidth: plotWidth }) },
    axisTemporal: {
      format: {
        year: "%Y",
        quarter: "%b",
        month: "%b",
        week: dayFormat,
        date: dayFormat,
        hours: "%H:%M",
        minutes: "%H:%M",
      },
    },
    timeFormat: `${dayFormat} %Y`,
  };
}

/** The author's settings have priority, field by field. */
export function mergedConfig(own: unknown, options: ConfigOptions): Mapping {
  const house = houseConfig(options);
  if (!isMapping(own)) return house;
  const merged: Record<string, unknown> = { ...house };
  for (const [name, value] of Object.entries(own)) {
    const ours = house[name];
    merged[name] = isMapping(ours) && isMapping(value) ? { ...ours, ...value } : value;
  }
  return merged;
}
