// Finds the columns of a source in the header of its file.
import { type FaultList, problem } from "@episcope/common";
import type { ColumnPlace, ReportedSource } from "./observedSource.ts";
import type { PreparedLines } from "./prepareLines.ts";
import { dateColumns } from "./readDates.ts";

export interface FoundColumns {
  /** Positions of the cells that form a date; empty for a table without dates. */
  readonly date: readonly number[];
  readonly filters: readonly { readonly position: number; readonly equals: string }[];
  /** Only those in the file. */
  readonly values: readonly { readonly name: string; readonly position: number }[];
}

/**
 * Undefined if the file is unusable: without the dates, without a filter column, or without any
 * value.
 */
export function findColumns(
  source: ReportedSource,
  prepared: PreparedLines,
  faults: FaultList,
): FoundColumns | undefined {
  const find = (place: ColumnPlace) => findColumn(place, prepared, faults);
  const places = source.date ? dateColumns(source.date) : [];
  const date = places.map(find).filter((position) => position !== undefined);
  const wanted = source.filters ?? [];
  const filters = wanted.flatMap(({ column, equals }) => {
    const position = find(column);
    return position === undefined ? [] : [{ position, equals }];
  });
  const values = source.values.flatMap(({ name, column }) => {
    const position = find(column);
    return position === undefined ? [] : [{ name, position }];
  });
  const isUsable =
    date.length === places.length && filters.length === wanted.length && values.length > 0;
  return isUsable ? { date, filters, values } : undefined;
}

function findColumn(
  place: ColumnPlace,
  { header, headerLine }: PreparedLines,
  faults: FaultList,
): number | undefined {
  if (typeof place === "number") {
    if (place < header.length) return place;
    faults.add(problem("noColumn", { number: place + 1 }), headerLine);
    return undefined;
  }
  const name = place.find((candidate) => header.includes(candidate));
  if (name === undefined) {
    faults.add(problem("columnMissing", { column: place }), headerLine);
    return undefined;
  }
  const position = header.indexOf(name);
  if (header.lastIndexOf(name) !== position)
    faults.add(problem("columnTwice", { column: name }), headerLine);
  return position;
}
