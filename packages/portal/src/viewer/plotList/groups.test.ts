import { expect, test } from "vitest";
import { plots } from "../../plots/plots.ts";
import type { ExtraChart } from "../extraCharts/extraCharts.ts";
import { groupPlots, isInGroup } from "./groups.ts";

const chart: ExtraChart = {
  ...{ name: "chart-map", file: "chart-map.yaml", title: "Map", definition: undefined, faults: [] },
};

test("the groups come in the order of the page, cases first", () => {
  const groups = groupPlots(plots, [chart]);
  expect(groups.map(({ group }) => group)).toEqual([
    ...["epidemic", "hospital", "people", "immunity", "measures", "more"],
  ]);
  expect(groups[0]?.plots[0]?.shortNames[0]).toBe("casCom");
  expect(groups.flatMap((group) => group.plots)).toEqual(plots);
  expect(groups.at(-1)).toEqual({ group: "more", plots: [], charts: [chart] });
});

test("a group without plots is left out", () => {
  const measures = plots.filter(({ group }) => group === "measures");
  expect(groupPlots(measures, [])).toEqual([{ group: "measures", plots: measures, charts: [] }]);
});

test("a hash names a group, or a plot of it in any spelling", () => {
  const groupsOf = (hash: string) =>
    groupPlots(plots, [chart])
      .filter((group) => isInGroup(hash, group))
      .map(({ group }) => group);
  expect(groupsOf("#plots-hospital")).toEqual(["hospital"]);
  expect(groupsOf("#plot-deathsByAge")).toEqual(["hospital"]);
  expect(groupsOf("#plot-vacType")).toEqual(["immunity"]);
  expect(groupsOf("#plot-chart-map")).toEqual(["more"]);
  expect(groupsOf("#plot-unknown")).toEqual([]);
  expect(groupsOf("")).toEqual([]);
});
