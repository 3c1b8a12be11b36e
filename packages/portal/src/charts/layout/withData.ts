import type { Panel, Range, Series } from "../chartContent.ts";
import { drawable } from "../fewPeople.ts";
import { isLogPanel } from "./layoutPanel.ts";

/** The panel without series that have nothing to draw between two positions. */
export function withData(panel: Panel, x: Range, isLogPage: boolean): Panel {
  const isLog = isLogPanel(panel, isLogPage);
  const series = panel.series.filter((one) => isDrawn(one, x, isLog));
  return series.length === panel.series.length ? panel : { ...panel, series };
}

function isDrawn(series: Series, [from, to]: Range, isLogPanel: boolean): boolean {
  if (series.source === "target") return true;
  const { x, y, low, high, bands = [] } = drawable(series);
  // The right axis is always logarithmic.
  const isLog = isLogPanel || series.axis === "right";
  const isShown = (value: number | undefined) =>
    value !== undefined && Number.isFinite(value) && !(isLog && value <= 0);
  for (let index = 0; index < x.length; index++) {
    const position = x[index] ?? Number.NaN;
    if (!(position >= from && position <= to)) continue;
    const band = bands[0];
    if ([y, low, high, band?.low, band?.high].some((values) => isShown(values?.[index])))
      return true;
  }
  return false;
}
