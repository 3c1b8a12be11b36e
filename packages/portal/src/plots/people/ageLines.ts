import { days } from "@episcope/common";
import type { PlotDefinition } from "../plot.ts";
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
      ],
    };
  },
};

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
