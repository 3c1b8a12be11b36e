import { parseNumber } from "../../../tables/parseTable.ts";

const comma = 44;

/** The cells of one line, without a string per cell. Quotes are not interpreted. */
export class CsvRow {
  bytes: Uint8Array = new Uint8Array();
  /** Cells of the line; positions are stored only up to the width. */
  count = 0;
  readonly #width: number;
  /** Start of each cell, and where the one after the last would start. */
  readonly #starts: Uint32Array;

  constructor(width: number) {
    this.#width = width;
    this.#starts = new Uint32Array(width + 1);
  }

  split(bytes: Uint8Array, start: number, end: number): void {
    this.bytes = bytes;
    this.count = 1;
    this.#starts[0] = start;
    for (let at = start; at < end; at++) {
      if (bytes[at] !== comma) continue;
      if (this.count < this.#width) this.#starts[this.count] = at + 1;
      this.count++;
    }
    if (this.count === this.#width) this.#starts[this.count] = end + 1;
  }

  startOf(cell: number): number {
    return this.#starts[cell] ?? 0;
  }

  endOf(cell: number): number {
    return (this.#starts[cell + 1] ?? 1) - 1;
  }

  textOf(cell: number): string {
    const start = this.startOf(cell);
    const end = Math.min(this.endOf(cell), start + 40);
    return new TextDecoder().decode(this.bytes.subarray(start, end));
  }

  /** NaN if the cell is not a number. */
  numberOf(cell: number): number {
    return parseNumber(this.bytes, this.startOf(cell), this.endOf(cell)) ?? Number.NaN;
  }
}
