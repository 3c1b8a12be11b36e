import { expect, test } from "vitest";
import type { ChartContent, Series } from "../chartContent.ts";
import type { ScenarioContent } from "./chartScenario.ts";
import { canBeTogether, compareContents, mergeContents } from "./compareContents.ts";

const text = (words: string) => ({ en: words, de: words });
const series = (name: string, y: readonly number[], extra: Partial<Series> = {}): Series => ({
  ...{ name, label: text(name), kind: "line", source: "model", x: [0, 1], y },
  ...extra,
});
const panels = (...own: readonly Series[]): ChartContent => ({
  kind: "panels",
  panels: [{ key: "cases", x: "date", yTitle: text("Cases"), scale: "page", series: own }],
});
const reported = series("Reported", [5, 5], { source: "observed", kind: "points" });
const scenario = (
  runId: string,
  content: ChartContent,
  extra: Partial<ScenarioContent> = {},
): ScenarioContent => ({
  ...{ runId, content, name: text(`Scenario ${runId}`), isChosen: false },
  ...{ color: `#00000${runId}`, dash: undefined },
  ...extra,
});
const seriesOf = (content: ChartContent | undefined) =>
  content?.kind === "panels" ? (content.panels[0]?.series ?? []) : [];

const single = panels(reported, series("Model", [1, 2], { markerSize: 4 }));
const kept = scenario("1", panels(reported, series("Model", [3, 4])), { dash: "dashed" });
const chosen = scenario("2", single, { isChosen: true });

test("a curve per run: all in one chart, in the look and with the name of their scenarios", () => {
  const { content, facets } = compareContents(single, [kept, chosen], false);
  expect(facets).toEqual([]);
  expect(seriesOf(content).map(({ name, label, color, dash }) => [name, label.en, color, dash])) //
    .toEqual([
      ["Reported", "Reported", undefined, undefined],
      ["Model@1", "Scenario 1", "#000001", "dashed"],
      ["Model", "Scenario 2", "#000002", undefined],
    ]);
  expect(seriesOf(content)[2]?.markerSize).toBeUndefined();
  expect(mergeContents(single, [kept, chosen])).toEqual(content);
});

test("on wish each has its own chart, with the reported data in all of them", () => {
  const { content, facets } = compareContents(single, [kept, chosen], true);
  expect(facets.map((facet) => seriesOf(facet.content).map(({ name }) => name))).toEqual([
    ["Reported", "Model@1"],
    ["Reported", "Model"],
  ]);
  // The legend has all.
  expect(seriesOf(content).map(({ name }) => name)).toEqual(["Reported", "Model@1", "Model"]);
});

test("of several curves per run each scenario has its own chart in any case", () => {
  const strains = (...counts: readonly number[]) =>
    panels(...counts.map((count, index) => series(`strain${index}`, [count, count])));
  const one = scenario("1", strains(1, 2, 3));
  const two = scenario("2", strains(4, 5), { isChosen: true });
  expect(canBeTogether([one.content, two.content])).toBe(false);
  const { content, facets } = compareContents(two.content, [one, two], false);
  expect(facets.map(({ label, color }) => [label.en, color])).toEqual([
    ["Scenario 1", "#000001"],
    ["Scenario 2", "#000002"],
  ]);
  expect(seriesOf(content).map(({ name }) => name)).toEqual(["strain0", "strain1", "strain2"]);
  const labels = seriesOf(mergeContents(two.content, [one, two])).map(({ label }) => label.en);
  expect(labels).toEqual([
    ...["strain0 (Scenario 1)", "strain1 (Scenario 1)", "strain2 (Scenario 1)"],
    ...["strain0 (Scenario 2)", "strain1 (Scenario 2)"],
  ]);
});

test("a spread of seeds and hidden series are no curves, and come from the chosen scenario", () => {
  const seeds = series("Seeds", [1, 1], { kind: "band", isHiddenByDefault: true });
  const own = panels(series("Model", [1, 2]), seeds);
  const { content } = compareContents(own, [kept, scenario("2", own, { isChosen: true })], false);
  expect(seriesOf(content).map(({ name }) => name)).toEqual(["Model@1", "Model", "Seeds"]);
});

test("a single scenario keeps its one chart, and has its look if it has one curve", () => {
  const { content } = compareContents(single, [chosen], true);
  expect(seriesOf(content)[1]).toMatchObject({ color: "#000002", label: text("Scenario 2") });
  const many = panels(series("a", [1, 1]), series("b", [1, 1]));
  const alone = compareContents(many, [scenario("1", many, { isChosen: true })], false);
  expect(alone).toEqual({ content: many, facets: [] });
  expect(compareContents(single, [], true)).toEqual({ content: single, facets: [] });
});

test("heat maps are beside each other on one scale, and in one table", () => {
  const map = (maximum: number): ChartContent => ({
    kind: "heatMap",
    heatMap: {
      ...{ x: [0], rows: ["0–5"], values: [[maximum]], maximum },
      ...{ colors: [], yTitle: text("Age") },
    },
  });
  const scenarios = [scenario("1", map(10)), scenario("2", map(30), { isChosen: true })];
  const { facets } = compareContents(map(30), scenarios, false);
  expect(
    facets.map(({ content }) => (content.kind === "heatMap" ? content.heatMap.maximum : 0)),
  ).toEqual([30, 30]);
  expect(seriesOf(mergeContents(map(30), scenarios)).map(({ label, y }) => [label.en, y])).toEqual([
    ["0–5 (Scenario 1)", [10]],
    ["0–5 (Scenario 2)", [30]],
  ]);
});

test("as many model runs as every scenario has are said to have arrived", () => {
  const facts = (arrived: number) => ({ arrived, expected: 16, differs: arrived > 1 });
  const first = { ...single, ensemble: facts(16) };
  const other = scenario("1", { ...kept.content, ensemble: facts(4) });
  const { content } = compareContents(first, [other, { ...chosen, content: first }], false);
  expect(content.ensemble).toEqual({ arrived: 4, expected: 16, differs: true });
});
