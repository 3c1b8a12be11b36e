import { days, numbers } from "@episcope/battery";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext } from "../plot.ts";
import { observedTable } from "./observedSources.ts";

export const detectionRateSource = "berlin-detection-rate";
/** Inhabitants of Berlin (run-viewer specification 14). */
const berlin = 3_574_568;

/** Run-viewer specification 13.1, number 10: Berlin only. */
export function detectionRateSeries(context: PlotContext): Series[] {
  const table = observedTable(context, detectionRateSource);
  const x = table && days(table);
  const rate = table && numbers(table, "detectionRate");
  if (!x || !rate) return [];
  return [
    {
      name: "NEW RKI Detection Rate Trend",
      label: { en: "Detection rate trend (RKI)", de: "Trend der Nachweisrate (RKI)" },
      kind: "line",
      source: "observed",
      color: "rgb(200,0,0)",
      width: 2,
      dash: "dotted",
      isHiddenAtStart: true,
      x,
      y: rate.map((share) => berlin * share),
    },
  ];
}
