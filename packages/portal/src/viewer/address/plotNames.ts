// One name per plot: batteries and old links also use the spelling of viewer 1 (run-viewer
// specification 9, 10).
import type { Metadata } from "@episcope/battery";
import type { PlotDefinition } from "../../plots/plot.ts";

/** The first spelling; names of extra charts stay as they are. */
export function plotName(plots: readonly PlotDefinition[], name: string): string {
  return plots.find(({ shortNames }) => shortNames.includes(name))?.shortNames[0] ?? name;
}

/** Plots that are off by default. */
export function ignoredPlots({
  metadata,
  plots,
}: {
  readonly metadata: Metadata;
  readonly plots: readonly PlotDefinition[];
}): ReadonlySet<string> {
  return new Set(metadata.ignoredPlots.map((name) => plotName(plots, name)));
}
