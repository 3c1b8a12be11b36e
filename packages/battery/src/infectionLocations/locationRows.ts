// Parses the file into columns, chunk by chunk: it may have millions of rows and is never in memory
// as a whole.
import { type Fault, FaultList, locationColumns, problem } from "@episcope/common";
import { parseNumber } from "../tables/parseTable.ts";
import { type InfectionLocations, LocationsError } from "./locations.ts";
import { NameList } from "./nameList.ts";
import { dayOrder, inOrder } from "./sortByDay.ts";

/** Twelve bytes each: 240 MB, which a browser can bear. */
const maxRows = 20_000_000;
/** No line of the format has more than 100 bytes. */
const maxLineLength = 64 * 1024;
/** 27 years. */
const maxDays = 10_000;
const firstCapacity = 1 << 16;

const columnNames = {
  day: [locationColumns.day],
  longitude: [locationColumns.longitude],
  latitude: [locationColumns.latitude],
  kind: [locationColumns.kind],
  // Other names come from the event tables.
  strain: [locationColumns.strain, "virusStrain", "virus_strain"],
} as const;
const columns = ["day", "longitude", "latitude", "kind", "strain"] as const;
const required = ["day", "longitude", "latitude"] as const;

type ColumnName = (typeof columns)[number];

const newline = 10;
const carriageReturn = 13;

/** Positions of the cells of the current line, by column; −1 if the line is too short. */
type Cells = Readonly<Record<ColumnName, { start: number; end: number }>>;

export class LocationRows {
  readonly #faults: FaultList;
  readonly #kinds = new NameList();
  readonly #strains = new NameList();
  readonly #cells: Cells = {
    day: { start: -1, end: -1 },
    longitude: { start: -1, end: -1 },
    latitude: { start: -1, end: -1 },
    kind: { start: -1, end: -1 },
    strain: { start: -1, end: -1 },
  };
  /** By position in the row; undefined before the header has arrived. */
  #columns: readonly (ColumnName | undefined)[] | undefined;
  #delimiter = 0;
  /** The beginning of an incomplete line. */
  #rest = new Uint8Array();
  #line = 0;

  #count = 0;
  #day = new Uint16Array(firstCapacity);
  #longitude = new Float32Array(firstCapacity);
  #latitude = new Float32Array(firstCapacity);
  #kind = new Uint8Array(firstCapacity);
  #strain = new Uint8Array(firstCapacity);

  constructor(file: string) {
    this.#faults = new FaultList(file);
  }

  get count(): number {
    return this.#count;
  }

  /** Throws a LocationsError if the file is unusable. */
  add(bytes: Uint8Array): void {
    let position = 0;
    if (this.#rest.length > 0) {
      const end = bytes.indexOf(newline);
      const line = joined(this.#rest, end < 0 ? bytes : bytes.subarray(0, end));
      if (end < 0) {
        this.#keep(line);
        return;
      }
      this.#rest = new Uint8Array();
      this.#readLine(line, 0, line.length);
      position = end + 1;
    }
    for (;;) {
      const end = bytes.indexOf(newline, position);
      if (end < 0) break;
      this.#readLine(bytes, position, end);
      position = end + 1;
    }
    this.#keep(bytes.slice(position));
  }

  /** The last line may lack a line break. */
  finish(): { readonly value: InfectionLocations; readonly faults: readonly Fault[] } {
    const last = this.#rest;
    if (last.length > 0) this.#readLine(last, 0, last.length);
    if (!this.#columns) throw new LocationsError(problem("tableEmpty"));
    const { dayStart, rows } = dayOrder(this.#day.subarray(0, this.#count));
    const named = (column: "kind" | "strain", { names }: NameList, values: Uint8Array) =>
      this.#columns?.includes(column)
        ? { names, values: inOrder(values, rows, new Uint8Array(this.#count)) }
        : undefined;
    return {
      value: {
        count: this.#count,
        longitude: inOrder(this.#longitude, rows, new Float32Array(this.#count)),
        latitude: inOrder(this.#latitude, rows, new Float32Array(this.#count)),
        dayStart,
        kinds: named("kind", this.#kinds, this.#kind),
        strains: named("strain", this.#strains, this.#strain),
      },
      faults: this.#faults.faults,
    };
  }

  #keep(beginning: Uint8Array<ArrayBuffer>): void {
    if (beginning.length > maxLineLength) throw new LocationsError(problem("lineTooLong"));
    this.#rest = beginning;
  }

  #readLine(bytes: Uint8Array, start: number, lineEnd: number): void {
    this.#line++;
    const end = lineEnd > start && bytes[lineEnd - 1] === carriageReturn ? lineEnd - 1 : lineEnd;
    if (end === start) return;
    if (!this.#columns) this.#readHeader(new TextDecoder().decode(bytes.subarray(start, end)));
    else this.#readRow(bytes, start, end);
  }

  #readHeader(line: string): void {
    const header = line.replace(/^\ufeff/, "");
    const delimiter = header.includes("\t") ? "\t" : header.includes(";") ? ";" : ",";
    const names = header.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
    const columns = names.map((name) => columnOf(name));
    // Of two columns with the same meaning, the first counts.
    this.#columns = columns.map((column, place) =>
      columns.indexOf(column) === place ? column : undefined,
    );
    for (const column of required) {
      if (!columns.includes(column)) {
        throw new LocationsError(problem("columnMissing", { column: columnNames[column][0] }));
      }
    }
    this.#delimiter = delimiter.charCodeAt(0);
  }

  #readRow(bytes: Uint8Array, start: number, end: number): void {
    const cells = this.#cells;
    cells.day.start = cells.longitude.start = cells.latitude.start = -1;
    cells.kind.start = cells.strain.start = -1;
    let cellStart = start;
    for (const column of this.#columns ?? []) {
      let cellEnd = cellStart;
      while (cellEnd < end && bytes[cellEnd] !== this.#delimiter) cellEnd++;
      if (column) {
        const cell = cells[column];
        cell.start = cellStart;
        cell.end = cellEnd;
      }
      if (cellEnd >= end) break;
      cellStart = cellEnd + 1;
    }
    const day = this.#number(bytes, "day", start, 0, maxDays - 1);
    const longitude = this.#number(bytes, "longitude", start, -180, 180);
    const latitude = this.#number(bytes, "latitude", start, -90, 90);
    if (day === undefined || longitude === undefined || latitude === undefined) return;
    if (this.#count === maxRows) throw new LocationsError(problem("tableTooLarge"));
    if (this.#count === this.#day.length) this.#grow();
    const row = this.#count++;
    this.#day[row] = Math.floor(day);
    this.#longitude[row] = longitude;
    this.#latitude[row] = latitude;
    this.#kind[row] = this.#name(bytes, this.#kinds, "kind");
    this.#strain[row] = this.#name(bytes, this.#strains, "strain");
  }

  /** Undefined if the number is missing or impossible; the row is then skipped. */
  #number(
    bytes: Uint8Array,
    column: (typeof required)[number],
    lineStart: number,
    least: number,
    most: number,
  ): number | undefined {
    const { start, end } = this.#cells[column];
    const value = start < 0 ? Number.NaN : parseNumber(bytes, start, end);
    if (value !== undefined && value >= least && value <= most) return value;
    const [name] = columnNames[column];
    if (start < 0 || (value !== undefined && Number.isNaN(value))) {
      this.#faults.add(problem("missing", { name }), this.#line);
      return undefined;
    }
    const text = JSON.stringify(new TextDecoder().decode(bytes.subarray(start, end).slice(0, 40)));
    const found =
      value === undefined
        ? problem("valueNotNumber", { of: name, value: text })
        : problem("valueBeyondRange", { of: name, value: text });
    this.#faults.add(found, this.#line, start - lineStart + 1);
    return undefined;
  }

  #name(bytes: Uint8Array, list: NameList, column: "kind" | "strain"): number {
    const { start, end } = this.#cells[column];
    return start < 0 ? list.numberOf(bytes, 0, 0) : list.numberOf(bytes, start, end);
  }

  #grow(): void {
    const capacity = Math.min(maxRows, this.#day.length * 2);
    this.#day = grown(this.#day, new Uint16Array(capacity));
    this.#longitude = grown(this.#longitude, new Float32Array(capacity));
    this.#latitude = grown(this.#latitude, new Float32Array(capacity));
    this.#kind = grown(this.#kind, new Uint8Array(capacity));
    this.#strain = grown(this.#strain, new Uint8Array(capacity));
  }
}

function columnOf(name: string): ColumnName | undefined {
  return columns.find((column) => columnNames[column].some((known) => known === name));
}

function grown<Values extends Float32Array | Uint16Array | Uint8Array>(
  values: Values,
  larger: Values,
): Values {
  larger.set(values);
  return larger;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
