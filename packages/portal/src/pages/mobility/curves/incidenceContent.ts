// Reported cases of the areas whose mobility is drawn, as a chart below it. No pixels, no React.
import { type Area, germany, type MobilityLevel, states } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";
import type { ChartContent, Series } from "../../../charts/chartContent.ts";
import type { Incidence } from "../../../data/incidence.ts";
import { comparisonColorsOf, stateColor } from "../areas/areaColors.ts";
import { periodSteps } from "../words/metricTexts.ts";

/** Weeks are drawn at their Sunday, as those of the mobility above. */
const sunday = 6;

/** Undefined if nothing is known of the areas. */
export function incidenceContent(
  { weeks, byArea }: Incidence,
  level: MobilityLevel,
  chosen: readonly Area[],
  language: Language,
): ChartContent | undefined {
  const colors = comparisonColorsOf(chosen);
  const x = weeks.map((week) => week + sunday);
  const byName = ({ names: a }: Area, { names: b }: Area) =>
    inLanguage(a, language).localeCompare(inLanguage(b, language), "de");
  // In the order of the charts above, so that the same areas have colours.
  const shown = chosen.length > 0 ? chosen : states;
  const areas = level === "county" ? chosen : [germany, ...shown.toSorted(byName)];
  const series = areas.flatMap((area): Series[] => {
    const y = byArea.get(area === germany ? "00" : area.id);
    if (!y || y.every(Number.isNaN)) return [];
    const color = level === "state" ? stateColor(area) : colors.get(area.id);
    return [
      {
        ...{ name: area.name, label: area.names, kind: "line", source: "observed", x, y },
        ...(color !== undefined && { color }),
        width: area === germany || chosen.includes(area) ? 2.2 : 1.5,
        ...(level === "state" && chosen.length === 0 && area !== germany && { opacity: 0.6 }),
        ...(area === germany && { layer: "foreground" }),
      },
    ];
  });
  if (series.length === 0) return undefined;
  return {
    kind: "panels",
    subtitle: {
      en: "Cases reported to the health offices, by the week of the report",
      de: "Den Gesundheitsämtern gemeldete Fälle, nach der Woche der Meldung",
    },
    panels: [
      {
        key: "incidence",
        x: "date",
        steps: { at: x, ...periodSteps.week },
        yTitle: {
          en: "Cases per week and 100,000 people",
          de: "Fälle je Woche und 100.000 Menschen",
        },
        scale: "linear",
        series,
      },
    ],
  };
}
