// One name per plot: batteries and old links also use the spelling of viewer 1 (run viewer 9, 10).
import type { Metadata } from "@episcope/battery";
import { plots } from "../plots/plots.ts";

const firstSpellings: ReadonlyMap<string, string> = new Map(
  plots.flatMap(({ shortNames }) => shortNames.map((name) => [name, shortNames[0]] as const)),
);

/** The first spelling; names of extra charts stay as they are. */
export function plotName(name: string): string {
  return firstSpellings.get(name) ?? name;
}

/** The plots that start switched off. */
export function ignoredPlots(metadata: Metadata): ReadonlySet<string> {
  return new Set(metadata.ignoredPlots.map(plotName));
}
