// Homes of infected people as a file (run-data-format specification 7.2), with an extra column for
// the strain. It has hundreds of thousands of rows, so digits are written directly: six times as
// fast as with strings.
import { locationColumns, type Table } from "@episcope/common";

const decimals = 4;
const scale = 10 ** decimals;
/** Sign, digits of 2^53, point. */
const maxNumberLength = 18;

/** Throws if it is not a table of locations. */
export function locationsCsv(table: Table): Uint8Array {
  const numbersOf = (name: string) => {
    const column = table.columns.get(name);
    if (column?.kind !== "number") throw new Error(`the column ${name} is missing`);
    return column.values;
  };
  const days = numbersOf(locationColumns.day);
  const longitudes = numbersOf(locationColumns.longitude);
  const latitudes = numbersOf(locationColumns.latitude);
  const wordsOf = (name: string) => {
    const column = table.columns.get(name);
    return column?.kind === "text" ? column.values : [];
  };
  const kinds = wordsOf(locationColumns.kind);
  const strains = wordsOf(locationColumns.strain);
  const writer = new RowWriter(Object.values(locationColumns).join(","), table.rowCount, [
    kinds,
    strains,
  ]);
  for (let row = 0; row < table.rowCount; row++) {
    writer.whole(days[row] ?? 0);
    writer.coordinate(longitudes[row] ?? 0);
    writer.coordinate(latitudes[row] ?? 0);
    writer.word(kinds[row] ?? "", comma);
    writer.word(strains[row] ?? "", lineEnd);
  }
  return writer.finish();
}

const minus = 45;
const comma = 44;
const point = 46;
const lineEnd = 10;
const zero = 48;

class RowWriter {
  readonly #bytes: Uint8Array;
  readonly #words: ReadonlyMap<string, Uint8Array>;
  #length = 0;

  constructor(header: string, rowCount: number, columns: readonly (readonly string[])[]) {
    const encoder = new TextEncoder();
    const words = new Set(columns.flatMap((column) => [...new Set(column)]));
    this.#words = new Map([...words].map((word) => [word, encoder.encode(word)]));
    const maxWordLength = Math.max(0, ...[...this.#words.values()].map(({ length }) => length));
    const first = encoder.encode(`${header}\n`);
    const maxRowLength = 3 * maxNumberLength + columns.length * (maxWordLength + 1);
    this.#bytes = new Uint8Array(first.length + rowCount * maxRowLength);
    this.#append(first);
  }

  whole(value: number): void {
    this.#digits(Math.round(value));
    this.#bytes[this.#length++] = comma;
  }

  coordinate(value: number): void {
    let scaled = Math.round(value * scale);
    if (scaled < 0) {
      this.#bytes[this.#length++] = minus;
      scaled = -scaled;
    }
    const whole = Math.floor(scaled / scale);
    this.#digits(whole);
    this.#bytes[this.#length++] = point;
    let rest = scaled - whole * scale;
    for (let unit = scale / 10; unit >= 1; unit /= 10) {
      const digit = Math.floor(rest / unit);
      this.#bytes[this.#length++] = zero + digit;
      rest -= digit * unit;
    }
    this.#bytes[this.#length++] = comma;
  }

  word(word: string, end: number): void {
    const bytes = this.#words.get(word);
    if (bytes) this.#append(bytes);
    this.#bytes[this.#length++] = end;
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #digits(value: number): void {
    let unit = 1;
    while (unit * 10 <= value) unit *= 10;
    for (let rest = value; unit >= 1; unit /= 10) {
      const digit = Math.floor(rest / unit);
      this.#bytes[this.#length++] = zero + digit;
      rest -= digit * unit;
    }
  }

  #append(bytes: Uint8Array): void {
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }
}
