// The same panel of several charts beside each other.
import type { Panel, Range } from "../chartContent.ts";
import { drawable } from "../fewPeople.ts";
import { panelRange } from "../layout/extent.ts";
import { isLogPanel } from "../layout/layoutPanel.ts";
import { withData } from "../layout/withData.ts";
import type { Facet } from "./chartScenario.ts";

interface FacetView {
  readonly x: Range;
  /** Of the page. */
  readonly isLog: boolean;
  readonly hidden: ReadonlySet<string>;
  readonly showsMembers: boolean;
}

interface FacetPanels {
  /** All series that have something to draw, for the legend and the colours. */
  readonly panel: Panel;
  /** On one scale, by the key of the facet. */
  readonly small: ReadonlyMap<string, Panel>;
}

/** `panel` has the series of all facets; without facets it is the only one. */
export function facetPanels(panel: Panel, facets: readonly Facet[], view: FacetView): FacetPanels {
  if (facets.length === 0) return { panel: withData(panel, view.x, view.isLog), small: new Map() };
  const own = facets.flatMap(({ key, content }) => {
    const found = content.kind === "panels" && content.panels.find((one) => one.key === panel.key);
    return found ? [[key, withData(found, view.x, view.isLog)] as const] : [];
  });
  const all = own.flatMap(([, { series }]) => series);
  const names = new Set(all.map(({ name }) => name));
  const left = all
    .filter(({ name, axis }) => axis !== "right" && !view.hidden.has(name))
    .map(({ members, ...one }) =>
      drawable(view.showsMembers && members ? { ...one, members } : one),
    );
  const exact = panelRange(panel, left, view.x, isLogPanel(panel, view.isLog));
  const small = own.map(([key, one]) => [key, { ...one, range: { ...one.range, exact } }] as const);
  return {
    panel: { ...panel, series: panel.series.filter(({ name }) => names.has(name)) },
    small: new Map(small),
  };
}
