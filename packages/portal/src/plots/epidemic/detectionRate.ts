import { days, numbers, regionPlaces } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext } from "../plot.ts";
import { observedTable } from "./observedSources.ts";

/** Run-viewer specification 13.1, number 10. */
export function detectionRateSeries(context: PlotContext): Series[] {
  const table = observedTable(context, "detectionRate");
  const x = table && days(table);
  const rate = table && numbers(table, "detectionRate");
  const residents = regionPlaces().get(context.city)?.residents;
  if (!x || !rate || residents === undefined) return [];
  return [
    {
      name: "NEW RKI Detection Rate Trend",
      label: { en: "Detection rate trend (RKI)", de: "Trend der Nachweisrate (RKI)" },
      kind: "line",
      source: "observed",
      color: "rgb(200,0,0)",
      width: 2,
      dash: "dotted",
      isHiddenByDefault: true,
      x,
      y: rate.map((share) => residents * share),
    },
  ];
}
