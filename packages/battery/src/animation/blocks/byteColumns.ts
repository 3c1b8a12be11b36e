// Columns of whole numbers as bytes: all lowest bytes, then all second ones, … Similar bytes side
// by side compress better.
import { problem } from "@episcope/common";
import { AnimationError } from "../animationError.ts";

type Width = 1 | 2 | 4;

function checkRange(values: ArrayLike<number>, largest: number): void {
  for (let n = 0; n < values.length; n++) {
    const value = values[n] ?? 0;
    if (!(Number.isInteger(value) && value >= 0 && value <= largest)) {
      throw new RangeError(`${value} does not fit into a column up to ${largest}`);
    }
  }
}

function planesOf(values: ArrayLike<number>, width: Width): Uint8Array {
  checkRange(values, 256 ** width - 1);
  const bytes = new Uint8Array(values.length * width);
  for (let plane = 0; plane < width; plane++) {
    const start = plane * values.length;
    for (let n = 0; n < values.length; n++) bytes[start + n] = (values[n] ?? 0) >>> (8 * plane);
  }
  return bytes;
}

/** Throws a RangeError for a number that its column cannot hold. */
export class ColumnWriter {
  readonly #parts: Uint8Array[] = [];

  u8(values: ArrayLike<number>): this {
    this.#parts.push(planesOf(values, 1));
    return this;
  }

  u16(values: ArrayLike<number>): this {
    this.#parts.push(planesOf(values, 2));
    return this;
  }

  u32(values: ArrayLike<number>): this {
    this.#parts.push(planesOf(values, 4));
    return this;
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.#parts.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const part of this.#parts) {
      all.set(part, offset);
      offset += part.length;
    }
    return all;
  }
}

/**
 * Throws an AnimationError, before it allocates anything, if the bytes end too early or too late.
 */
export class ColumnReader {
  readonly #bytes: Uint8Array;
  readonly #name: string;
  #offset = 0;

  /** The name of the block is for errors. */
  constructor(bytes: Uint8Array, name: string) {
    this.#bytes = bytes;
    this.#name = name;
  }

  get name(): string {
    return this.#name;
  }

  u8(count: number): Uint8Array {
    return this.#take(count).slice();
  }

  u16(count: number): Uint16Array {
    const bytes = this.#take(2 * count);
    const values = new Uint16Array(count);
    for (let n = 0; n < count; n++) values[n] = (bytes[n] ?? 0) | ((bytes[count + n] ?? 0) << 8);
    return values;
  }

  u32(count: number): Uint32Array {
    const bytes = this.#take(4 * count);
    const values = new Uint32Array(count);
    for (let n = 0; n < count; n++) {
      values[n] =
        (bytes[n] ?? 0) |
        ((bytes[count + n] ?? 0) << 8) |
        ((bytes[2 * count + n] ?? 0) << 16) |
        ((bytes[3 * count + n] ?? 0) << 24);
    }
    return values;
  }

  end(): void {
    if (this.#offset !== this.#bytes.length) {
      throw new AnimationError(problem("entrySizeDiffers", { entry: this.#name }));
    }
  }

  outOfRange(column: string, value: number): never {
    throw new AnimationError(problem("blockValueOutOfRange", { block: this.#name, column, value }));
  }

  checkBelow(column: string, values: ArrayLike<number>, limit: number): void {
    for (let n = 0; n < values.length; n++) {
      const value = values[n] ?? 0;
      if (value >= limit) this.outOfRange(column, value);
    }
  }

  #take(length: number): Uint8Array {
    if (this.#offset + length > this.#bytes.length) {
      throw new AnimationError(problem("entryCutOff", { entry: this.#name }));
    }
    this.#offset += length;
    return this.#bytes.subarray(this.#offset - length, this.#offset);
  }
}

/** Maps 0, -1, 1, -2, … to 0, 1, 2, 3, … */
export function zigzag(value: number): number {
  return value >= 0 ? 2 * value : -2 * value - 1;
}

export function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
