// Which observed data belong to a city: a plot asks for these, and reads no others.
import { observedSources, type Table } from "@episcope/battery";
import type { PlotContext } from "../plot.ts";

/** Those of the sources that are about this city. */
export function sourcesOfCity(city: string, ids: readonly string[]): readonly string[] {
  return ids.filter((id) =>
    observedSources().some((source) => source.id === id && (source.city ?? city) === city),
  );
}

/** The table of a source; undefined when it is about another city, or has not arrived. */
export function observedTable({ city, observed }: PlotContext, id: string): Table | undefined {
  return sourcesOfCity(city, [id]).length > 0 ? observed.get(id) : undefined;
}
