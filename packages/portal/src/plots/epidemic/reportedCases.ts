import { days, numbers } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext } from "../plot.ts";
import { cityCaseNames } from "./cityCaseNames.ts";
import { observedTable } from "./observedSources.ts";

/** Run-viewer specification 13.1, number 1, as a running total. */
export function reportedCases(context: PlotContext): Series[] {
  const table = observedTable(context, "cases");
  const x = table && days(table);
  const cases = table && numbers(table, "cases");
  if (!x || !cases) return [];
  return [
    {
      ...cityCaseNames(context.city),
      kind: "line",
      source: "observed",
      color: "#008800",
      width: 3,
      dash: "dotted",
      x,
      y: runningSum(cases),
    },
  ];
}

/** A missing count is a gap on its day; later days continue from the sum so far. */
function runningSum(values: Float64Array): Float64Array {
  let sum = 0;
  return values.map((value) => {
    if (Number.isNaN(value)) return Number.NaN;
    sum += value;
    return sum;
  });
}
