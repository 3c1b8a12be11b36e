// Parses a file of observed data into typed columns: the date, ascending, and the values under the
// names of the catalogue.
import { type Column, type Day, FaultList, problem, type Table } from "@episcope/common";
import type { ParsedTable } from "../tables/parseTable.ts";
import { type FoundColumns, findColumns } from "./findColumns.ts";
import { type ObservedCells, observedCells } from "./observedCells.ts";
import type { ReportedSource } from "./observedSource.ts";
import { prepareLines } from "./prepareLines.ts";
import { parseDate } from "./readDates.ts";
import { readNumber } from "./readNumber.ts";

const noTable: Table = { rowCount: 0, columns: new Map() };

export function readObserved(bytes: Uint8Array, source: ReportedSource, file: string): ParsedTable {
  const faults = new FaultList(file);
  const prepared = prepareLines(bytes, source);
  if (prepared.header.length === 0) {
    faults.add(problem("tableEmpty"), 1, 1);
    return { table: noTable, faults: faults.faults };
  }
  const found = findColumns(source, prepared, faults);
  if (!found) return { table: noTable, faults: faults.faults };
  const cells = observedCells(prepared, file);
  const rows = readRows({ source, found, cells, header: prepared.header, faults });
  return {
    table: tableOf(rows, source, found),
    faults: [...cells.faults, ...faults.faults],
  };
}

interface ObservedRow {
  /** The same for all rows of a table without dates, so that they keep their order. */
  readonly day: Day;
  readonly values: readonly number[];
}

interface Reading {
  readonly source: ReportedSource;
  readonly found: FoundColumns;
  readonly cells: ObservedCells;
  readonly header: readonly string[];
  readonly faults: FaultList;
}

function readRows(reading: Reading): readonly ObservedRow[] {
  const { source, found, cells, header, faults } = reading;
  const rows: ObservedRow[] = [];
  let chosen = 0;
  for (let row = 0; row < cells.rowCount; row++) {
    if (!found.filters.every(({ position, equals }) => cells.at(row, position) === equals))
      continue;
    chosen++;
    const day = source.date ? readDay(reading, row) : 0;
    if (day === undefined) continue;
    rows.push({
      day,
      values: found.values.map(({ position }) => readValue(reading, row, position)),
    });
  }
  if (chosen === 0 && cells.rowCount > 0) {
    const wanted = found.filters.map(({ position, equals }) => `${header[position]} ${equals}`);
    faults.add(problem("noRowWith", { cells: wanted }));
  }
  return rows.sort((a, b) => a.day - b.day);
}

function readDay({ source, found, cells, header, faults }: Reading, row: number): Day | undefined {
  if (!source.date) return undefined;
  const written = found.date.map((position) => cells.at(row, position));
  const day = parseDate(source.date, written);
  if (day === undefined && !source.mayLackDates) {
    const names = found.date.map((position) => header[position]).join(", ");
    faults.add(
      problem("valueNotDate", { of: names, value: JSON.stringify(written.join(", ")) }),
      ...cells.placeOf(row, found.date[0] ?? 0),
    );
  }
  return day;
}

function readValue(
  { source, cells, header, faults }: Reading,
  row: number,
  position: number,
): number {
  const text = cells.at(row, position);
  const value = readNumber(text, source.germanNumbers === true);
  if (value !== undefined) return value;
  faults.add(
    problem("valueNotNumber", { of: header[position] ?? "", value: JSON.stringify(text) }),
    ...cells.placeOf(row, position),
  );
  return Number.NaN;
}

function tableOf(rows: readonly ObservedRow[], source: ReportedSource, found: FoundColumns): Table {
  const columns = new Map<string, Column>();
  if (source.date)
    columns.set("date", { kind: "date", values: Int32Array.from(rows, ({ day }) => day) });
  found.values.forEach(({ name }, index) => {
    const values = Float64Array.from(rows, (row) => row.values[index] ?? Number.NaN);
    columns.set(name, { kind: "number", values });
  });
  return { rowCount: rows.length, columns };
}
