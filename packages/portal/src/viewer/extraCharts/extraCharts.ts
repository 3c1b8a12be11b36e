import type { ChartDefinition } from "@episcope/battery";
import type { Fault } from "@episcope/common";
import { type Battery, readCharts } from "../../data/runs/batteries.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";

export interface ExtraChart {
  /** Used in the address and in ignoredPlots: the file name without extension. */
  readonly name: string;
  readonly file: string;
  readonly title: string;
  /** Undefined if the file cannot be used; the faults say why. */
  readonly definition: ChartDefinition | undefined;
  readonly faults: readonly Fault[];
}

const none: readonly ExtraChart[] = [];

/** The extra charts of a battery; empty until loaded. */
export function useExtraCharts(battery: Battery): readonly ExtraChart[] {
  const charts = useLoaded(battery.url, async (signal) =>
    (await readCharts(battery, signal)).map(({ file, chart, faults }): ExtraChart => {
      const name = file.replace(/\.yaml$/, "");
      return { name, file, title: chart?.title || name, definition: chart, faults };
    }),
  );
  return charts.state === "done" ? charts.value : none;
}
