// Which observed data belong to a city: a plot asks for them by role, and reads no others.
import { observedSource, type ReportedRole, type SeriesWords } from "@episcope/battery";
import { inEachLanguage, type Table } from "@episcope/common";
import type { PlotContext } from "../plot.ts";

/** Ids of the sources that this city has in these roles, in their order. */
export function sourcesOfCity(city: string, roles: readonly ReportedRole[]): readonly string[] {
  return roles.flatMap((role) => observedSource(city, role)?.id ?? []);
}

/** Undefined when the city has no such data, or they have not arrived. */
export function observedTable(
  { city, observed }: PlotContext,
  role: ReportedRole,
): Table | undefined {
  const source = observedSource(city, role);
  return source && observed.get(source.id);
}

/** What the place calls a series; the name of its column where it says nothing. */
export function observedWords(city: string, role: ReportedRole, column: string): SeriesWords {
  const value = observedSource(city, role)?.values.find(({ name }) => name === column);
  return value?.series ?? { name: column, label: inEachLanguage(() => column) };
}
