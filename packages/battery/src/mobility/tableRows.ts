// Rows of a table with any line endings. Cells are positions in the bytes, so that strings are
// created only for what is read.

const newline = 10;
const carriageReturn = 13;
const quote = 34;
const space = 32;
const tab = 9;

/** The current row. Its cells are trimmed and unquoted. */
export interface TableRow {
  /** Counted from 1. */
  readonly line: number;
  /** Cells of the row, including those beyond the requested width. */
  readonly count: number;
  /** First byte of each cell, and the byte after the last. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly lineStart: number;
}

/** Calls back for every line that is not empty, always with the same object. */
export function forEachRow(
  bytes: Uint8Array,
  from: { readonly position: number; readonly line: number },
  format: { readonly delimiter: number; readonly width: number },
  read: (row: TableRow) => void,
): void {
  const { delimiter, width } = format;
  const starts = new Int32Array(width);
  const ends = new Int32Array(width);
  const row = { line: from.line, count: 0, starts, ends, lineStart: from.position };
  const isSpecial = new Uint8Array(256);
  for (const byte of [newline, carriageReturn, quote, delimiter]) isSpecial[byte] = 1;
  let position = from.position;
  while (position < bytes.length) {
    row.count = 0;
    row.lineStart = position;
    let isEmpty = true;
    for (;;) {
      const start = position;
      position = cellEnd(bytes, position, delimiter, isSpecial);
      if (position > start) {
        // Blanks and quotes have the lowest codes; hardly any cell begins or ends with one.
        const isPlain = (bytes[start] ?? 0) > quote && (bytes[position - 1] ?? 0) > quote;
        if (isPlain) {
          isEmpty = false;
          if (row.count < width) {
            starts[row.count] = start;
            ends[row.count] = position;
          }
        } else if (readTrimmed(bytes, start, position, row)) isEmpty = false;
      } else if (row.count < width) {
        starts[row.count] = start;
        ends[row.count] = start;
      }
      row.count++;
      if (position >= bytes.length || bytes[position] !== delimiter) break;
      position++;
    }
    if (!isEmpty) read(row);
    position = skipLineEnd(bytes, position);
    row.line++;
  }
}

/** Trims and unquotes a cell. Returns whether it has content. */
function readTrimmed(bytes: Uint8Array, start: number, end: number, row: TableRow): boolean {
  const first = skipBlanks(bytes, start, end);
  const behind = dropBlanks(bytes, first, end);
  const isQuoted = behind - first >= 2 && bytes[first] === quote && bytes[behind - 1] === quote;
  if (row.count < row.starts.length) {
    row.starts[row.count] = isQuoted ? first + 1 : first;
    row.ends[row.count] = isQuoted ? behind - 1 : behind;
  }
  return behind > first;
}

/** \r\n is one line break. */
function skipLineEnd(bytes: Uint8Array, position: number): number {
  return bytes[position] === carriageReturn && bytes[position + 1] === newline
    ? position + 2
    : position + 1;
}

/** The position after a cell; inside quotes a delimiter belongs to it, a line break never does. */
function cellEnd(
  bytes: Uint8Array,
  start: number,
  delimiter: number,
  isSpecial: Uint8Array,
): number {
  let position = start;
  let isQuoted = false;
  for (; position < bytes.length; position++) {
    const byte = bytes[position] ?? 0;
    if (isSpecial[byte] === 0) continue;
    if (byte === quote) isQuoted = !isQuoted;
    else if (byte !== delimiter || !isQuoted) break;
  }
  return position;
}

function skipBlanks(bytes: Uint8Array, start: number, end: number): number {
  let position = start;
  while (position < end && isBlank(bytes[position])) position++;
  return position;
}

function dropBlanks(bytes: Uint8Array, start: number, end: number): number {
  let position = end;
  while (position > start && isBlank(bytes[position - 1])) position--;
  return position;
}

function isBlank(byte: number | undefined): boolean {
  return byte === space || byte === tab;
}
