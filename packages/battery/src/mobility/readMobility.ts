// Parses a file of the mobility data into typed series (mobility specification 3).
import {
  type Day,
  type Fault,
  FaultList,
  formatDay,
  type Problem,
  problem,
} from "@episcope/common";
import { areasOf } from "./areas.ts";
import { AreaFinder, isSame, parseMobilityDate, parseMobilityNumber } from "./mobilityCells.ts";
import { findMobilityColumns, type MobilityColumns, nightType } from "./mobilityColumns.ts";
import type { MobilityFile, MobilityLevel, MobilityMetric } from "./mobilityKinds.ts";
import type { MobilitySeries } from "./mobilitySeries.ts";
import { forEachRow, type TableRow } from "./tableRows.ts";

export interface MobilityResult {
  /**
   * One per metric of the file: duration, or distance and share, or nights. Empty if the file is
   * unusable; the faults say why.
   */
  readonly series: ReadonlyMap<MobilityMetric, MobilitySeries>;
  /** Skipped rows and cells with their lines, up to a limit. */
  readonly faults: readonly Fault[];
}

const maxColumns = 1000;
/** Bytes of the header line; names of areas and columns have less than a hundred. */
const maxHeaderLength = 64 * 1024;
/** 38 years of weeks; limits memory. */
const maxDates = 2000;

/** Broken rows are skipped and reported; of two rows for one area and date the later one counts. */
export function readMobility(
  bytes: Uint8Array,
  { level, kind }: Pick<MobilityFile, "level" | "kind">,
  file: string,
): MobilityResult {
  const faults = new FaultList(file);
  const header = readHeader(bytes, faults);
  const columns = header && findMobilityColumns(header.names, kind, header.line, faults);
  if (!header || !columns) return { series: new Map(), faults: faults.faults };
  const rows = readRows({ bytes, level, columns, header, faults });
  const dates = [...new Set(rows.days)].sort((a, b) => a - b);
  if (dates.length > maxDates) faults.add(problem("tableTooLarge"));
  if (dates.length === 0) faults.add(problem("tableEmpty"));
  if (dates.length === 0 || dates.length > maxDates) {
    return { series: new Map(), faults: faults.faults };
  }
  return { series: seriesOf(rows, dates, { level, columns, faults }), faults: faults.faults };
}

interface Header {
  readonly names: readonly string[];
  readonly line: number;
  readonly delimiter: number;
  /** After the header line. */
  readonly next: { readonly position: number; readonly line: number };
}

function readHeader(bytes: Uint8Array, faults: FaultList): Header | undefined {
  let position = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let line = 1;
  const refuse = (found: Problem) => {
    faults.add(found, line);
    return undefined;
  };
  for (; position < bytes.length; line++) {
    const end = lineEnd(bytes, position);
    if (end - position > maxHeaderLength) return refuse(problem("lineTooLong"));
    const text = new TextDecoder().decode(bytes.subarray(position, end)).trim();
    const isPair = bytes[end] === 13 && bytes[end + 1] === 10;
    position = end + (isPair ? 2 : 1);
    if (text === "") continue;
    if (text.startsWith("<")) return refuse(problem("webPage"));
    const delimiter = text.includes(";") ? ";" : ",";
    const names = text.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
    if (names.length > maxColumns) return refuse(problem("tableTooLarge"));
    return {
      names,
      line,
      delimiter: delimiter.charCodeAt(0),
      next: { position, line: line + 1 },
    };
  }
  return refuse(problem("tableEmpty"));
}

function lineEnd(bytes: Uint8Array, start: number): number {
  let position = start;
  while (position < bytes.length && bytes[position] !== 10 && bytes[position] !== 13) position++;
  return position;
}

/** In file order. */
interface ReadRows {
  readonly days: Day[];
  readonly areas: number[];
  readonly lines: number[];
  /** Row by row, one per metric of the file. */
  readonly values: number[];
}

interface Reading {
  readonly bytes: Uint8Array;
  readonly level: MobilityLevel;
  readonly columns: MobilityColumns;
  readonly header: Header;
  readonly faults: FaultList;
}

function readRows({ bytes, level, columns, header, faults }: Reading): ReadRows {
  const rows: ReadRows = { days: [], areas: [], lines: [], values: [] };
  const finder = new AreaFinder(level);
  const { width, date, area, type } = columns;
  const shown = (row: TableRow, cell: number) =>
    JSON.stringify(
      new TextDecoder().decode(bytes.subarray(row.starts[cell], row.ends[cell]).slice(0, 60)),
    );
  const fault = (row: TableRow, cell: number, found: Problem) =>
    faults.add(found, row.line, (row.starts[cell] ?? 0) - row.lineStart + 1);
  let rowsOfOtherTypes = 0;
  // Consecutive rows mostly have the same date.
  let dateBefore = new Uint8Array();
  let dayBefore: Day | undefined;
  const dayIn = (start: number, end: number): Day | undefined => {
    if (isSame(dateBefore, bytes, start, end)) return dayBefore;
    dateBefore = bytes.slice(start, end);
    dayBefore = parseMobilityDate(bytes, start, end);
    return dayBefore;
  };

  forEachRow(bytes, header.next, { delimiter: header.delimiter, width }, (row) => {
    if (row.count > width) {
      // Probably a decimal comma in a comma-separated table: it is unclear which cell is which.
      faults.add(problem("tooManyCells"), row.line);
      return;
    }
    if (row.count < width) {
      // Cells missing in this row must not keep those of the previous row.
      row.starts.fill(0, row.count);
      row.ends.fill(0, row.count);
    }
    if (type >= 0 && !isText(bytes, row, type, nightType.value)) {
      rowsOfOtherTypes++;
      return;
    }
    const day = dayIn(row.starts[date] ?? 0, row.ends[date] ?? 0);
    if (day === undefined) {
      fault(row, date, problem("valueNotDate", { of: "date", value: shown(row, date) }));
      return;
    }
    const place = finder.find(bytes, row.starts[area] ?? 0, row.ends[area] ?? 0);
    if (place < 0) {
      fault(row, area, problem("areaUnknown", { area: shown(row, area) }));
      return;
    }
    rows.days.push(day);
    rows.areas.push(place);
    rows.lines.push(row.line);
    for (const { name, position, largest } of columns.values) {
      if (position >= row.count) faults.add(problem("missing", { name }), row.line);
      const value = parseMobilityNumber(bytes, row.starts[position] ?? 0, row.ends[position] ?? 0);
      const isPossible =
        value === undefined || Number.isNaN(value) || (value >= 0 && value <= largest);
      if (value === undefined)
        fault(row, position, problem("valueNotNumber", { of: name, value: shown(row, position) }));
      else if (!isPossible)
        fault(
          row,
          position,
          problem("valueBeyondRange", { of: name, value: shown(row, position) }),
        );
      rows.values.push(isPossible ? (value ?? Number.NaN) : Number.NaN);
    }
  });
  if (rowsOfOtherTypes > 0 && rows.days.length === 0) {
    faults.add(problem("noRowWith", { cells: `${nightType.column} ${nightType.value}` }));
  }
  return rows;
}

function isText(
  bytes: Uint8Array,
  { starts, ends }: TableRow,
  cell: number,
  text: string,
): boolean {
  const start = starts[cell] ?? 0;
  if ((ends[cell] ?? 0) - start !== text.length) return false;
  for (let offset = 0; offset < text.length; offset++) {
    if (bytes[start + offset] !== text.charCodeAt(offset)) return false;
  }
  return true;
}

function seriesOf(
  rows: ReadRows,
  days: readonly Day[],
  { level, columns, faults }: Pick<Reading, "level" | "columns" | "faults">,
): ReadonlyMap<MobilityMetric, MobilitySeries> {
  const known = areasOf(level);
  const areas = known.map(({ id }) => id);
  const dates = days.map(formatDay);
  const indexOfDay = new Map(days.map((day, index) => [day, index]));
  const count = columns.values.length;
  const tables = columns.values.map(() =>
    new Float64Array(areas.length * dates.length).fill(Number.NaN),
  );
  const isSeen = new Uint8Array(areas.length * dates.length);
  rows.days.forEach((day, row) => {
    const area = rows.areas[row] ?? 0;
    const place = area * dates.length + (indexOfDay.get(day) ?? 0);
    if (isSeen[place] === 1) {
      const name = JSON.stringify(known[area]?.name);
      faults.add(problem("areaTwice", { area: name, date: formatDay(day) }), rows.lines[row]);
    }
    isSeen[place] = 1;
    tables.forEach((values, index) => {
      const value = rows.values[row * count + index] ?? Number.NaN;
      // An empty row does not overwrite a value.
      if (!Number.isNaN(value)) values[place] = value;
    });
  });
  return new Map(
    columns.values.map(({ metric }, index) => [
      metric,
      { level, dates, areas, values: tables[index] ?? new Float64Array() },
    ]),
  );
}
