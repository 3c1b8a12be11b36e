// Parses the bytes of a published table into typed columns without a string per cell: the tables of
// a run have hundreds of thousands of cells, and nearly all are numbers (run-data-format
// specification 4.3).
import {
  type Column,
  type ColumnKind,
  type Day,
  dayOf,
  type Fault,
  FaultList,
  noDay,
  problem,
  type Table,
} from "@episcope/common";

export interface ParseOptions {
  /** For faults. */
  readonly file: string;
  kindOf(column: string): ColumnKind;
  /** Columns without which the table is unusable. */
  readonly required?: readonly string[];
  /** If known; otherwise the header line decides. */
  readonly delimiter?: string;
}

export interface ParsedTable {
  readonly table: Table;
  readonly faults: readonly Fault[];
}

/** Columns of 256 MB: far more than any table of a run, and less than a browser can hold. */
const maxCells = 32 * 1024 * 1024;
const maxColumns = 10_000;

const newline = 10;
const carriageReturn = 13;
const space = 32;

export function parseTable(bytes: Uint8Array, options: ParseOptions): ParsedTable {
  const faults = new FaultList(options.file);
  const start = hasByteOrderMark(bytes) ? 3 : 0;
  const headerStart = skipEmptyLines(bytes, start);
  const headerEnd = lineEnd(bytes, headerStart);
  const header = decode(bytes, headerStart, contentEnd(bytes, headerStart, headerEnd));
  if (header.trim() === "") {
    faults.add(problem("tableEmpty"), 1, 1);
    return { table: { rowCount: 0, columns: new Map() }, faults: faults.faults };
  }
  const delimiter = (options.delimiter ?? delimiterOf(header)).charCodeAt(0);
  const names = header.split(String.fromCharCode(delimiter)).map(unquote);
  const headerLine = countLines(bytes, start, headerStart) + 1;
  const capacity = countRows(bytes, headerEnd + 1);
  if (names.length > maxColumns || capacity * names.length > maxCells) {
    faults.add(problem("tableTooLarge"), headerLine);
    return { table: { rowCount: 0, columns: new Map() }, faults: faults.faults };
  }
  checkHeader(names, options.required ?? [], headerLine, faults);

  const builders = names.map((name) => createBuilder(options.kindOf(name), name, capacity, faults));
  const rowCount = readRows({
    bytes,
    from: headerEnd + 1,
    line: headerLine + 1,
    delimiter,
    builders,
    faults,
  });

  const columns = new Map<string, Column>();
  names.forEach((name, index) => {
    const builder = builders[index];
    // Of two columns with the same name, the first counts.
    if (builder && !columns.has(name)) columns.set(name, builder.finish(rowCount));
  });
  return { table: { rowCount, columns }, faults: faults.faults };
}

/** Tab, else semicolon, else comma: taken from the header, because cells may contain commas. */
function delimiterOf(header: string): string {
  if (header.includes("\t")) return "\t";
  return header.includes(";") ? ";" : ",";
}

function checkHeader(
  names: readonly string[],
  required: readonly string[],
  line: number,
  faults: FaultList,
): void {
  names.forEach((name, index) => {
    if (name !== "" && names.indexOf(name) !== index)
      faults.add(problem("columnTwice", { column: name }), line);
  });
  for (const name of required) {
    if (!names.includes(name)) faults.add(problem("columnMissing", { column: name }), line);
  }
}

interface Rows {
  readonly bytes: Uint8Array;
  readonly from: number;
  /** Number of the first line. */
  readonly line: number;
  readonly delimiter: number;
  readonly builders: readonly Builder[];
  readonly faults: FaultList;
}

function readRows({ bytes, from, line: firstLine, delimiter, builders, faults }: Rows): number {
  const width = builders.length;
  let row = 0;
  let line = firstLine;
  for (let position = from; position < bytes.length; line++) {
    const next = lineEnd(bytes, position);
    const end = contentEnd(bytes, position, next);
    if (end > position) {
      let cellStart = position;
      let index = 0;
      while (index < width) {
        let cellEnd = cellStart;
        while (cellEnd < end && bytes[cellEnd] !== delimiter) cellEnd++;
        builders[index]?.read(bytes, cellStart, cellEnd, row, line, cellStart - position + 1);
        index++;
        cellStart = cellEnd + 1;
        if (cellEnd >= end) break;
      }
      // Rows may be shorter than the header (run-data-format specification 4.3), but not longer.
      if (cellStart <= end) faults.add(problem("tooManyCells"), line, cellStart - position + 1);
      row++;
    }
    position = next + 1;
  }
  return row;
}

interface Builder {
  read(
    bytes: Uint8Array,
    start: number,
    end: number,
    row: number,
    line: number,
    column: number,
  ): void;
  finish(rowCount: number): Column;
}

function createBuilder(
  kind: ColumnKind,
  name: string,
  capacity: number,
  faults: FaultList,
): Builder {
  if (kind === "number") return numberBuilder(name, capacity, faults);
  return kind === "date" ? dateBuilder(name, capacity, faults) : textBuilder(capacity);
}

function numberBuilder(name: string, capacity: number, faults: FaultList): Builder {
  const values = new Float64Array(capacity).fill(Number.NaN);
  return {
    read(bytes, start, end, row, line, column) {
      const value = parseNumber(bytes, start, end);
      if (value === undefined) {
        faults.add(
          problem("valueNotNumber", { of: name, value: JSON.stringify(decode(bytes, start, end)) }),
          line,
          column,
        );
      } else {
        values[row] = value;
      }
    },
    finish: (rowCount) => ({ kind: "number", values: values.subarray(0, rowCount) }),
  };
}

function dateBuilder(name: string, capacity: number, faults: FaultList): Builder {
  const values = new Int32Array(capacity).fill(noDay);
  return {
    read(bytes, start, end, row, line, column) {
      const day = parseDate(bytes, start, end);
      if (day === undefined) {
        faults.add(
          problem("valueNotDate", { of: name, value: JSON.stringify(decode(bytes, start, end)) }),
          line,
          column,
        );
      } else {
        values[row] = day;
      }
    },
    finish: (rowCount) => ({ kind: "date", values: values.subarray(0, rowCount) }),
  };
}

function textBuilder(capacity: number): Builder {
  const values: string[] = new Array(capacity).fill("");
  // Text cells repeat (strain, measurement, severity): equal bytes share a string, decoded once.
  const known = new Map<
    number,
    { readonly start: number; readonly end: number; readonly text: string }
  >();
  return {
    read(bytes, start, end, row) {
      const hash = hashOf(bytes, start, end);
      const before = known.get(hash);
      if (before && sameBytes(bytes, start, end, before.start, before.end)) {
        values[row] = before.text;
        return;
      }
      const text = unquote(decode(bytes, start, end));
      known.set(hash, { start, end, text });
      values[row] = text;
    },
    finish: (rowCount) => ({ kind: "text", values: values.slice(0, rowCount) }),
  };
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let position = start; position < end; position++) {
    hash = Math.imul(hash ^ (bytes[position] ?? 0), 0x01000193);
  }
  return hash;
}

function sameBytes(
  bytes: Uint8Array,
  start: number,
  end: number,
  from: number,
  to: number,
): boolean {
  if (end - start !== to - from) return false;
  for (let offset = 0; offset < end - start; offset++) {
    if (bytes[start + offset] !== bytes[from + offset]) return false;
  }
  return true;
}

const powersOfTen = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);
const noValues = /^(|nan|na|-?inf|-?infinity)$/i;

/**
 * The number in a cell; NaN for "no value", undefined if it is not a number. Digits with at most
 * one point are exact: an integer below 2^53 divided by a power of ten up to 10^22 rounds once
 * (Clinger 1990). Anything else takes the slow path.
 */
export function parseNumber(bytes: Uint8Array, start: number, end: number): number | undefined {
  let position = start;
  while (position < end && bytes[position] === space) position++;
  while (end > position && bytes[end - 1] === space) end--;
  if (position === end) return Number.NaN;
  const first = position;
  const isNegative = bytes[position] === 45;
  if (isNegative) position++;
  let mantissa = 0;
  let digits = 0;
  let decimals = -1;
  for (; position < end; position++) {
    const byte = bytes[position] ?? 0;
    if (byte >= 48 && byte <= 57) {
      mantissa = mantissa * 10 + byte - 48;
      digits++;
      if (decimals >= 0) decimals++;
    } else if (byte === 46 && decimals < 0) {
      decimals = 0;
    } else {
      break;
    }
  }
  if (position === end && digits > 0 && mantissa <= Number.MAX_SAFE_INTEGER && decimals <= 22) {
    const value = decimals > 0 ? mantissa / (powersOfTen[decimals] ?? 1) : mantissa;
    return isNegative ? -value : value;
  }
  return parseUnusualNumber(unquote(decodeAscii(bytes, first, end)));
}

function parseUnusualNumber(text: string): number | undefined {
  if (noValues.test(text)) return Number.NaN;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : Number.NaN;
}

/**
 * YYYY-MM-DD, a time after it is ignored; noDay for an empty cell, undefined if it is not a date.
 */
function parseDate(bytes: Uint8Array, start: number, end: number): Day | undefined {
  let position = start;
  while (position < end && (bytes[position] === space || bytes[position] === 34)) position++;
  if (position === end) return noDay;
  if (end - position < 10 || bytes[position + 4] !== 45 || bytes[position + 7] !== 45) {
    return noValues.test(decodeAscii(bytes, position, end).trim()) ? noDay : undefined;
  }
  const year = digitsAt(bytes, position, 4);
  const month = digitsAt(bytes, position + 5, 2);
  const dayOfMonth = digitsAt(bytes, position + 8, 2);
  const behind = bytes[position + 10];
  const isAlone = end === position + 10 || behind === 84 || behind === space || behind === 34;
  return isAlone ? dayOf(year, month, dayOfMonth) : undefined;
}

function digitsAt(bytes: Uint8Array, position: number, count: number): number {
  let value = 0;
  for (let offset = 0; offset < count; offset++) {
    const digit = (bytes[position + offset] ?? 0) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function lineEnd(bytes: Uint8Array, position: number): number {
  const end = bytes.indexOf(newline, position);
  return end < 0 ? bytes.length : end;
}

function contentEnd(bytes: Uint8Array, start: number, end: number): number {
  return end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
}

function skipEmptyLines(bytes: Uint8Array, start: number): number {
  let position = start;
  while (bytes[position] === newline || bytes[position] === carriageReturn) position++;
  return position;
}

function countLines(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let position = from; position < to; position++) if (bytes[position] === newline) count++;
  return count;
}

function countRows(bytes: Uint8Array, from: number): number {
  return from >= bytes.length ? 0 : countLines(bytes, from, bytes.length) + 1;
}

const decoder = new TextDecoder();

function decode(bytes: Uint8Array, start: number, end: number): string {
  return decoder.decode(bytes.subarray(start, end));
}

function decodeAscii(bytes: Uint8Array, start: number, end: number): string {
  return decode(bytes, start, Math.min(end, start + 64));
}

function unquote(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= 2 && trimmed.startsWith('"') && trimmed.endsWith('"')
    ? trimmed.slice(1, -1).replaceAll('""', '"')
    : trimmed;
}
