import { days } from "@episcope/common";
import type { Panel, Series } from "../../charts/chartContent.ts";
import { sourcesOfCity } from "../epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import {
  isReportedDuring,
  reportedArea,
  reportedLabel,
  reportedWeeks,
} from "../series/reportedSeries.ts";
import { ofTheGroup } from "../series/sharedTexts.ts";
import { untranslated } from "../series/untranslated.ts";
import { weekToPoint } from "../series/weeks.ts";
import { ageGroups } from "./ageGroups.ts";
import { ageSpan } from "./ageSpan.ts";

/** Ages in colour, evenly spread; the others are grey until pointed at. */
const mostAges = 7;

/** Plot 20 (run-viewer specification 9.20). */
export const ageLines: PlotDefinition = {
  shortNames: ["inciLinechart"],
  title: {
    en: "Weekly infections by age, as curves",
    de: "Infektionen pro Woche nach Alter, als Kurven",
  },
  group: "people",
  height: "compact",
  tables: ["incidenceByAge"],
  observed: (city) => sourcesOfCity(city, ["casesByAge"]),
  content({ incidenceByAge: table }, context) {
    const x = table && days(table);
    const groups = table ? ageGroups(table) : [];
    if (!x || x.length === 0 || groups.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "inciLinechart",
          x: "date",
          yTitle: ofTheGroup,
          scale: "page",
          series: groups.toReversed().map(({ name, values }, index) => ({
            name,
            label: untranslated(ageSpan(name)),
            kind: "line",
            source: "model",
            x,
            y: values,
            covers: weekToPoint,
            ...(index % Math.ceil(groups.length / mostAges) !== 0 && { isAside: true }),
            ...(context.sample !== undefined && { people: 1 / rateOfOne(values) }),
          })),
        },
        ...reportedPanels(context, x),
      ],
    };
  },
};

const reportedAges = ["80+", "60-79", "35-59", "15-34", "5-14", "0-4"];
const daysFromThursdayToSunday = 3;

/** Run-viewer specification 13.4: their groups are wider, and found cases are fewer. */
function reportedPanels(context: PlotContext, modelled: ArrayLike<number>): readonly Panel[] {
  const curves = reportedAges.map((column) => ({
    column,
    name: column,
    label: untranslated(ageSpan(column)),
  }));
  const series = reportedWeeks(context, "casesByAge", curves).map(
    (curve): Series => ({
      ...curve,
      x: Array.from(curve.x, (thursday) => thursday + daysFromThursdayToSunday),
      covers: weekToPoint,
    }),
  );
  if (!isReportedDuring(series, [{ x: modelled }])) return [];
  const yTitle = reportedLabel(
    { en: "Cases per 100,000", de: "Fälle je 100.000" },
    reportedArea(context.city, "casesByAge"),
  );
  return [{ key: "inciLinechartReported", x: "date", yTitle, scale: "page", series }];
}

/**
 * What one simulated person makes in a group, whose size the table does not say: the largest number
 * of which all values are multiples.
 */
export function rateOfOne(values: ArrayLike<number>): number {
  let unit = 0;
  for (let row = 0; row < values.length; row++) {
    let rest = values[row] ?? 0;
    // Euclid's algorithm; a remainder of rounding errors is none.
    while (rest > 1e-6 * unit) {
      [unit, rest] = [rest, Math.abs(unit - Math.round(unit / rest) * rest)];
    }
  }
  return unit;
}
