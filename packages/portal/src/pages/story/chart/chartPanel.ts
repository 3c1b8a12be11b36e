// The curves of a step as a panel of the portal's charts.
import type { ShownChart } from "../../../../build/stories/pageStory.ts";
import type { Panel, Series } from "../../../charts/chartContent.ts";

/** Shares of the model runs inside of the bands, from wide to narrow. */
const levels = [0.9, 0.5];

export function chartPanel(chart: ShownChart): Panel {
  const { yTitle, unit, decimals, scale, values } = chart;
  return {
    key: "story",
    x: "date",
    yTitle,
    scale,
    range: { [scale]: values },
    ...(decimals !== undefined && {
      measure: { decimals, ...(unit !== undefined && { unit }) },
    }),
    series: chart.series.map(({ name, label, color, x, y, bands }): Series => {
      const [widest] = bands;
      return {
        name,
        label,
        ...(color !== undefined && { color }),
        kind: "line",
        source: "model",
        width: 2,
        x,
        y: withGaps(y),
        ...(widest && { reach: { low: withGaps(widest.low), high: withGaps(widest.high) } }),
        ...(bands.length > 0 && {
          bands: bands.map(({ low, high }, index) => ({
            level: levels[index] ?? 0,
            low: withGaps(low),
            high: withGaps(high),
          })),
        }),
      };
    }),
  };
}

function withGaps(values: readonly (number | null)[]): readonly number[] {
  return values.map((value) => value ?? Number.NaN);
}
