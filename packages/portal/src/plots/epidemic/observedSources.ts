// The observed data of a city: a plot requests them by role.
import { observedSource, type ReportedRole, type SeriesWords } from "@episcope/battery";
import { inEachLanguage, type Table } from "@episcope/common";
import type { PlotContext } from "../plot.ts";

/** Ids of the city's sources for these roles, in the same order. */
export function sourcesOfCity(city: string, roles: readonly ReportedRole[]): readonly string[] {
  return roles.flatMap((role) => observedSource(city, role)?.id ?? []);
}

/** Undefined if the city has no such data, or they have not arrived. */
export function observedTable(
  { city, observed }: PlotContext,
  role: ReportedRole,
): Table | undefined {
  const source = observedSource(city, role);
  return source && observed.get(source.id);
}

/** The region's name for a series; the name of its column by default. */
export function observedNames(city: string, role: ReportedRole, column: string): SeriesWords {
  const value = observedSource(city, role)?.values.find(({ name }) => name === column);
  return value?.series ?? { name: column, label: inEachLanguage(() => column) };
}
