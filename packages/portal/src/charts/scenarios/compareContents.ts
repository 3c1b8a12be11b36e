// One plot of several scenarios. Where a run has a single curve in each panel, the curves are drawn
// together, each in the look of its scenario. Where it has more, colours belong to strains, ages or
// activities, so there is one small chart for each scenario.
import { inEachLanguage, type Localized } from "@episcope/common";
import type { ChartContent, HeatMap, Panel, Series } from "../chartContent.ts";
import type { Facet, ScenarioContent } from "./chartScenario.ts";

export interface ComparedContent {
  /** Everything that is shown, for legends and words. */
  readonly content: ChartContent;
  /** Empty if all is in one chart. */
  readonly facets: readonly Facet[];
}

/** Whether curves of several runs can be in one chart. */
export function canBeTogether(contents: readonly ChartContent[]): boolean {
  const [first] = contents;
  return (
    first?.kind === "panels" &&
    first.panels.every(({ key }) => {
      const curves = contents.flatMap((content) => panelOf(content, key)?.series.filter(isCurve));
      return new Set(curves.map((curve) => curve?.name)).size <= 1;
    })
  );
}

/** `content` is that of the chosen scenario, which is among the scenarios once it has arrived. */
export function compareContents(
  content: ChartContent,
  scenarios: readonly ScenarioContent[],
  isApart: boolean,
): ComparedContent {
  if (scenarios.length === 0) return { content, facets: [] };
  const contents = scenarios.map((scenario) => scenario.content);
  const isTogether = canBeTogether([content, ...contents]);
  if (scenarios.length === 1 && !isTogether) return { content, facets: [] };
  const together = isTogether ? inOneChart(content, scenarios) : content;
  if (isTogether && (!isApart || scenarios.length === 1)) return { content: together, facets: [] };
  const facets = scenarios.map((scenario): Facet => {
    const { runId, name, color, dash } = scenario;
    const own = isTogether ? withoutOthers(together, scenario, scenarios) : scenario.content;
    return { key: runId, label: name, color, dash, content: own };
  });
  return { content: union(together, facets), facets: onOneScale(facets) };
}

/** For tables and files: all scenarios in the same columns. */
export function mergeContents(
  content: ChartContent,
  scenarios: readonly ScenarioContent[],
): ChartContent {
  const contents = scenarios.map((scenario) => scenario.content);
  if (scenarios.length === 0) return content;
  if (canBeTogether([content, ...contents])) return inOneChart(content, scenarios);
  if (scenarios.length === 1) return content;
  switch (content.kind) {
    case "panels": {
      const panels = content.panels.map((panel) => {
        const common = panel.series.filter(({ source }) => source !== "model");
        const own = scenarios.flatMap((scenario) =>
          labelled(panelOf(scenario.content, panel.key)?.series ?? [], scenario),
        );
        return { ...panel, series: [...own, ...common] };
      });
      return { ...content, panels };
    }
    case "rows": {
      const series = scenarios.flatMap((scenario) =>
        scenario.content.kind === "rows" ? labelled(scenario.content.series, scenario) : [],
      );
      return { ...content, series };
    }
    case "heatMap": {
      const series = scenarios.flatMap((scenario) =>
        scenario.content.kind === "heatMap"
          ? labelled(rowSeries(scenario.content.heatMap), scenario)
          : [],
      );
      const { yTitle } = content.heatMap;
      const panel: Panel = { key: "", x: "date", yTitle, scale: "linear", series };
      return { ...content, kind: "panels", panels: [panel] };
    }
  }
}

function panelOf(content: ChartContent, key: string): Panel | undefined {
  return content.kind === "panels" ? content.panels.find((panel) => panel.key === key) : undefined;
}

/** Not a spread, and not one of many behind the chosen ones. */
function isCurve({ source, kind, layer, isHiddenByDefault }: Series): boolean {
  return source === "model" && kind !== "band" && layer !== "background" && !isHiddenByDefault;
}

type NamedLook = Omit<ScenarioContent, "content">;

/** The chosen one keeps its name, so that what is hidden stays hidden. */
function seriesName(name: string, { runId, isChosen }: NamedLook): string {
  return isChosen ? name : `${name}@${runId}`;
}

function inOneChart(content: ChartContent, scenarios: readonly ScenarioContent[]): ChartContent {
  if (content.kind !== "panels") return content;
  const panels = content.panels.map((panel): Panel => {
    const curves = scenarios.flatMap((scenario) => {
      const curve = panelOf(scenario.content, panel.key)?.series.find(isCurve);
      return curve ? [inLookOf(scenario, curve)] : [];
    });
    const place = Math.max(0, panel.series.findIndex(isCurve));
    const others = panel.series.filter((series) => !isCurve(series));
    const series = [...others.slice(0, place), ...curves, ...others.slice(place)];
    return { ...panel, series, ...(scenarios.length > 1 && { isOfScenarios: true }) };
  });
  return withLeastArrived({ ...content, panels }, scenarios);
}

function inLookOf(scenario: ScenarioContent, curve: Series): Series {
  const { markerSize: _, opacity: __, dash: ___, ...line } = curve;
  const { name, color, dash } = scenario;
  return {
    ...line,
    ...(dash && { dash }),
    ...{ name: seriesName(curve.name, scenario), label: name, color, width: 2 },
  };
}

/** How many model runs every scenario has. */
function withLeastArrived(
  content: ChartContent,
  scenarios: readonly ScenarioContent[],
): ChartContent {
  const { ensemble } = content;
  if (!ensemble) return content;
  const facts = scenarios.flatMap((scenario) => scenario.content.ensemble ?? []);
  const arrived = Math.min(ensemble.arrived, ...facts.map((one) => one.arrived));
  const differs = ensemble.differs || facts.some((one) => one.differs);
  return { ...content, ensemble: { ...ensemble, arrived, differs } };
}

function withoutOthers(
  together: ChartContent,
  scenario: ScenarioContent,
  scenarios: readonly ScenarioContent[],
): ChartContent {
  if (together.kind !== "panels") return together;
  const panels = together.panels.map(({ isOfScenarios: _, ...panel }): Panel => {
    const others = scenarios
      .filter((other) => other !== scenario)
      .flatMap((other) => {
        const curve = panelOf(other.content, panel.key)?.series.find(isCurve);
        return curve ? [seriesName(curve.name, other)] : [];
      });
    return { ...panel, series: panel.series.filter(({ name }) => !others.includes(name)) };
  });
  return { ...together, panels };
}

/** Series of all facets, each name once. */
function union(content: ChartContent, facets: readonly Facet[]): ChartContent {
  if (content.kind !== "panels") return content;
  const panels = content.panels.map(({ isOfScenarios: _, ...panel }) => {
    const all = facets.flatMap((facet) => panelOf(facet.content, panel.key)?.series ?? []);
    const byName = new Map([...panel.series, ...all].map((series) => [series.name, series]));
    return { ...panel, series: [...byName.values()] };
  });
  return { ...content, panels };
}

/** Panels share their axes when they are drawn; a heat map says its own maximum. */
function onOneScale(facets: readonly Facet[]): readonly Facet[] {
  const maxima = facets.flatMap(({ content }) =>
    content.kind === "heatMap" ? [content.heatMap.maximum] : [],
  );
  const maximum = Math.max(...maxima);
  return facets.map((facet) =>
    facet.content.kind === "heatMap"
      ? { ...facet, content: { ...facet.content, heatMap: { ...facet.content.heatMap, maximum } } }
      : facet,
  );
}

function labelled(series: readonly Series[], scenario: NamedLook): readonly Series[] {
  const model = series.filter(
    ({ source, kind }) => source === "model" && (kind !== "band" || scenario.isChosen),
  );
  return model.map((entry) => ({ ...entry, label: labelWith(entry.label, scenario.name) }));
}

function labelWith(label: Localized, name: Localized): Localized {
  return inEachLanguage((language) => `${label[language]} (${name[language]})`);
}

function rowSeries({ x, rows, values }: HeatMap): readonly Series[] {
  return rows.map((row, index) => ({
    ...{ name: row, label: inEachLanguage(() => row), kind: "line", source: "model" },
    ...{ x, y: values[index] ?? [] },
  }));
}
