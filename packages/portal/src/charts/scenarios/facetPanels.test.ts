import { expect, test } from "vitest";
import type { Panel, Series } from "../chartContent.ts";
import type { Facet } from "./chartScenario.ts";
import { facetPanels } from "./facetPanels.ts";

const text = (words: string) => ({ en: words, de: words });
const series = (name: string, y: readonly number[]): Series => ({
  ...{ name, label: text(name), kind: "line", source: "model", x: [0, 1], y },
});
const panel = (...all: readonly Series[]): Panel => ({
  ...{ key: "p", x: "date", yTitle: text("y"), scale: "linear", series: all },
});
const facet = (key: string, ...all: readonly Series[]): Facet => ({
  ...{ key, label: text(key), color: "#000000", dash: undefined },
  content: { kind: "panels", panels: [panel(...all)] },
});
const view = {
  ...{ x: [0, 1] as const, isLog: false, hidden: new Set<string>(), showsMembers: false },
};
const none = [Number.NaN, Number.NaN];

test("all have the scale of the largest value that is shown; a curve without data is in no legend", () => {
  const facets = [
    facet("1", series("a", [1, 90]), series("b", none), series("c", none)),
    facet("2", series("a", [1, 2]), series("b", [3, 900]), series("c", none)),
  ];
  const union = panel(series("a", [1, 2]), series("b", none), series("c", none));
  const all = facetPanels(union, facets, view);
  expect(all.panel.series.map(({ name }) => name)).toEqual(["a", "b"]);
  expect(all.small.get("1")?.series.map(({ name }) => name)).toEqual(["a"]);
  const ends = (hidden: readonly string[]) =>
    [...facetPanels(union, facets, { ...view, hidden: new Set(hidden) }).small.values()].map(
      ({ range }) => range?.exact,
    );
  expect(ends([])).toEqual([
    [0, 1000],
    [0, 1000],
  ]);
  expect(ends(["b"])).toEqual([
    [0, 100],
    [0, 100],
  ]);
});

test("without facets the panel is the only one", () => {
  const own = panel(series("a", [1, 2]), series("b", none));
  const { panel: shown, small } = facetPanels(own, [], view);
  expect(shown.series.map(({ name }) => name)).toEqual(["a"]);
  expect(small.size).toBe(0);
});
