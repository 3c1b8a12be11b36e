// The charts of both pages (mobility specification 2, 5.3) as series. No pixels, no React.
import {
  type Area,
  areasOf,
  germany,
  type MobilityCurve,
  type MobilityMetric,
  type MobilityPeriod,
  type MobilitySeries,
  states,
} from "@episcope/battery";
import { inLanguage, type Language, parseDay, weekday } from "@episcope/common";
import type { ChartContent, Range, Series } from "../../../charts/chartContent.ts";
import { niceRange } from "../../../charts/layout/axis.ts";
import { dateOfPeriod } from "../address/chosenWeeks.ts";
import { type MobilityAddress, yearBefore } from "../address/mobilityAddress.ts";
import { comparisonColorsOf, stateColor } from "../areas/areaColors.ts";
import {
  changeMeasure,
  changeTitle,
  measureOf,
  periodSteps,
  unitTitles,
} from "../words/metricTexts.ts";
import { curveLine, type LineSettings } from "./curveLine.ts";
import { curveSubtitle } from "./curveSubtitle.ts";

/** The visitor's settings for all charts. */
export type CurveChoice = Pick<
  MobilityAddress,
  "areas" | "shows" | "baseline" | "smoothing" | "hasOtherStates"
>;

export interface CurveSettings extends CurveChoice {
  readonly metric: MobilityMetric;
  readonly period: MobilityPeriod;
}

export function curveContent(
  series: MobilitySeries,
  settings: CurveSettings,
  language: Language,
): ChartContent {
  const { metric, period, smoothing } = settings;
  const baseline =
    settings.baseline === undefined || settings.baseline === yearBefore
      ? settings.baseline
      : dateOfPeriod(settings.baseline, period, series.dates, "start");
  const lineSettings: LineSettings = { ...settings, baseline };
  const lines = (series.level === "state" ? stateLines : countyLines)(settings, language);
  const drawn = lines.map((line) => drawnSeries(series, line, lineSettings));
  const raw =
    smoothing > 1
      ? lines
          .filter(({ isBackground }) => !isBackground)
          .map((line) => rawPoints(series, line, lineSettings))
      : [];
  const isChange = settings.shows === "change";
  return {
    kind: "panels",
    subtitle: curveSubtitle({ ...settings, baseline, isBroken: hasGap(series) }),
    panels: [
      {
        key: "mobility",
        x: "date",
        steps: { at: series.dates.map((date) => parseDay(date) ?? 0), ...periodSteps[period] },
        yTitle: isChange ? changeTitle(metric) : unitTitles[metric],
        measure: isChange ? changeMeasure(metric, language) : measureOf(metric),
        scale: "linear",
        range: { linear: lineRange(drawn, isChange) },
        series: [...raw, ...drawn],
      },
    ],
  };
}

interface Line {
  readonly area: Area;
  readonly color: string | undefined;
  readonly isBackground: boolean;
  /** A state while none was chosen. */
  readonly isEqual?: boolean;
}

/**
 * Germany, the chosen states, and the others behind them (or not at all); without a choice all look
 * the same.
 */
function stateLines({ areas, hasOtherStates }: CurveSettings, language: Language): readonly Line[] {
  const byName = ({ names: a }: Area, { names: b }: Area) =>
    inLanguage(a, language).localeCompare(inLanguage(b, language), "de");
  const isChosen = (area: Area) => areas.includes(area);
  const otherStates = states.filter((area) => !isChosen(area)).toSorted(byName);
  return [
    germany,
    ...areas.toSorted(byName),
    ...(hasOtherStates || areas.length === 0 ? otherStates : []),
  ].map((area) => ({
    area,
    color: stateColor(area),
    isBackground: areas.length > 0 && area !== germany && !isChosen(area),
    isEqual: areas.length === 0 && area !== germany,
  }));
}

function countyLines({ areas }: CurveSettings): readonly Line[] {
  const colors = comparisonColorsOf(areas);
  return areas.map((area) => ({ area, color: colors.get(area.id), isBackground: false }));
}

function drawnSeries(series: MobilitySeries, line: Line, settings: LineSettings): Series {
  const { area, color, isBackground, isEqual = false } = line;
  return {
    name: area.name,
    label: area.names,
    kind: "line",
    source: "model",
    ...curveLine(series, area.id, settings),
    ...(color !== undefined && { color }),
    width: isEqual || isBackground ? 1.5 : 2.2,
    ...(isEqual && { opacity: 0.6 }),
    ...(isBackground && { layer: "background" }),
    ...(area === germany && { layer: "foreground" }),
  };
}

/** Of the names of points; before it stands the name of their line. */
export const rawEnding = " (raw)";

/** The weekly points behind their mean. */
function rawPoints(series: MobilitySeries, line: Line, settings: LineSettings): Series {
  const { x, y }: MobilityCurve = curveLine(series, line.area.id, { ...settings, smoothing: 1 });
  return {
    ...{ name: `${line.area.name}${rawEnding}`, label: line.area.names },
    ...{ kind: "points", source: "model", x, y, markerSize: 3, layer: "background" },
    isHiddenInLegend: true,
    ...(line.color !== undefined && { color: line.color }),
  };
}

const gapDays = 7;

function hasGap({ dates }: MobilitySeries): boolean {
  return dates.some((date, index) => {
    const before = dates[index - 1];
    return before !== undefined && (parseDay(date) ?? 0) - (parseDay(before) ?? 0) > gapDays;
  });
}

/** Fits the lines, and includes zero for changes. */
function lineRange(series: readonly Series[], isChange: boolean): Range {
  let [low, high] = isChange ? [0, 0] : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { y } of series) {
    for (let index = 0; index < y.length; index++) {
      const value = y[index] ?? Number.NaN;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low <= high ? niceRange([low, high], 5) : [0, 1];
}

/** Ends of the date axis: whole weeks, independent of which period was read first. */
export function dateRange(series: readonly (MobilitySeries | undefined)[]): Range | undefined {
  const days = series.flatMap((one) => {
    const ends = [one?.dates[0], one?.dates.at(-1)];
    return ends.flatMap((date) => (date === undefined ? [] : [parseDay(date) ?? 0]));
  });
  const [first, last] = [Math.min(...days), Math.max(...days)];
  if (!(last >= first)) return undefined;
  const sinceMonday = (day: number) => (weekday(day) + 6) % 7;
  return [first - sinceMonday(first), last + 6 - sinceMonday(last)];
}

export function choosableAreas(level: MobilitySeries["level"]): readonly Area[] {
  return areasOf(level).filter((area) => level === "county" || area !== germany);
}
