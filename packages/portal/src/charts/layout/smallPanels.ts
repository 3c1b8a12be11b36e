// A panel with many curves as one small panel for each of them, all on one scale.
import type { Localized } from "@episcope/common";
import type { Panel, Range, Series } from "../chartContent.ts";
import { drawable } from "../fewPeople.ts";
import { panelRange } from "./extent.ts";
import { isLogPanel } from "./layoutPanel.ts";

interface SmallPanel {
  readonly name: string;
  readonly label: Localized;
  readonly panel: Panel;
}

interface PanelToSplit {
  readonly panel: Panel;
  readonly x: Range;
  /** Of the page. */
  readonly isLog: boolean;
  readonly hidden: ReadonlySet<string>;
}

/** Whether there are at least two curves to be put beside each other. */
export function canSplit({ series }: Panel): boolean {
  return series.filter(isCurve).length > 1;
}

/** In the order of the series. Targets are in every panel. */
export function smallPanels({ panel, ...view }: PanelToSplit): readonly SmallPanel[] {
  const isShown = ({ name }: Series) => !view.hidden.has(name);
  const shown = panel.series.filter(isShown);
  const isLog = isLogPanel(panel, view.isLog);
  const left = shown.filter(({ axis }) => axis !== "right").map(drawable);
  const exact = panelRange(panel, left, view.x, isLog);
  const targets = shown.filter((one) => !isCurve(one));
  return shown.filter(isCurve).map((one) => ({
    name: one.name,
    label: one.label,
    panel: { ...panel, range: { ...panel.range, exact }, series: [...targets, one] },
  }));
}

function isCurve({ source, layer }: Series): boolean {
  return source !== "target" && layer !== "background";
}
