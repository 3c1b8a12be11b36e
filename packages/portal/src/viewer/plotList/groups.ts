// The groups of the list of plots (run-viewer specification 7).
import { defineTexts } from "@episcope/common";
import type { PlotDefinition, PlotGroup } from "../../plots/plot.ts";
import type { ExtraChart } from "../extraCharts/extraCharts.ts";

export type ListGroup = PlotGroup | "more";

export const groupTitles = defineTexts({
  en: {
    epidemic: "Epidemic",
    hospital: "Hospital",
    people: "Who and where",
    immunity: "Variants and immunity",
    measures: "Measures",
    more: "More",
  },
  de: {
    epidemic: "Epidemie",
    hospital: "Krankenhaus",
    people: "Wer und wo",
    immunity: "Varianten und Immunität",
    measures: "Maßnahmen",
    more: "Weitere",
  },
});

const order: readonly ListGroup[] = [
  ...["epidemic", "hospital", "people", "immunity", "measures", "more"],
] as const;

export interface GroupOfPlots {
  readonly group: ListGroup;
  readonly plots: readonly PlotDefinition[];
  readonly charts: readonly ExtraChart[];
}

/** The groups that have plots, in the order of the page. Extra charts are the last group. */
export function groupPlots(
  plots: readonly PlotDefinition[],
  charts: readonly ExtraChart[],
): readonly GroupOfPlots[] {
  return order
    .map((group) => ({
      group,
      plots: plots.filter((plot) => plot.group === group),
      charts: group === "more" ? charts : [],
    }))
    .filter((one) => one.plots.length + one.charts.length > 0);
}

/** Id of the element of a group, for links into the page. */
export function groupId(group: ListGroup): string {
  return `plots-${group}`;
}

/** Whether the hash of an address names the group or a plot in it, in any spelling. */
export function isInGroup(hash: string, { group, plots, charts }: GroupOfPlots): boolean {
  if (hash === `#${groupId(group)}`) return true;
  const names = [
    ...plots.flatMap(({ shortNames }) => shortNames),
    ...charts.map(({ name }) => name),
  ];
  return names.some((name) => hash === `#plot-${name}`);
}
