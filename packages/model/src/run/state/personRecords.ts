// What is known of a person, side by side in memory: whatever happens to somebody needs several of
// these numbers at once, and each look into another piece of memory takes longer than the computing
// (model specification 14.2).
import type { Memory } from "./memory.ts";

/**
 * Bytes per person: one cache line. Arrays usually begin 16 bytes into a line, so only the first 48
 * bytes of a record are sure to be in one.
 */
const recordBytes = 64;

// One class per kind of number: with one for all, each access would first have to check the kind.

export class ByteField {
  readonly #values: Uint8Array;
  readonly #offset: number;

  constructor(values: Uint8Array, offset: number) {
    this.#values = values;
    this.#offset = offset;
  }

  get(person: number): number {
    return this.#values[person * recordBytes + this.#offset] ?? 0;
  }

  set(person: number, value: number): void {
    this.#values[person * recordBytes + this.#offset] = value;
  }
}

export class ShortField {
  readonly #values: Uint16Array;
  readonly #offset: number;

  constructor(values: Uint16Array, offset: number) {
    this.#values = values;
    this.#offset = offset;
  }

  get(person: number): number {
    return this.#values[person * (recordBytes / 2) + this.#offset] ?? 0;
  }

  set(person: number, value: number): void {
    this.#values[person * (recordBytes / 2) + this.#offset] = value;
  }
}

export class WordField {
  readonly #values: Uint32Array;
  readonly #offset: number;

  constructor(values: Uint32Array, offset: number) {
    this.#values = values;
    this.#offset = offset;
  }

  get(person: number): number {
    return this.#values[person * (recordBytes / 4) + this.#offset] ?? 0;
  }

  set(person: number, value: number): void {
    this.#values[person * (recordBytes / 4) + this.#offset] = value;
  }
}

export class FloatField {
  readonly #values: Float32Array;
  readonly #offset: number;

  constructor(values: Float32Array, offset: number) {
    this.#values = values;
    this.#offset = offset;
  }

  get(person: number): number {
    return this.#values[person * (recordBytes / 4) + this.#offset] ?? 0;
  }

  set(person: number, value: number): void {
    this.#values[person * (recordBytes / 4) + this.#offset] = value;
  }
}

/** Records of all people; fields are laid out in the order of requests, the widest first. */
export class PersonRecords {
  readonly #bytes: Uint8Array;
  readonly #shorts: Uint16Array;
  readonly #words: Uint32Array;
  readonly #floats: Float32Array;
  #used = 0;
  /** Written so that memory is really read in advance. */
  touched = 0;

  constructor(memory: Memory, personCount: number) {
    this.#bytes = memory.u8("people", personCount * recordBytes);
    const { buffer } = this.#bytes;
    this.#shorts = new Uint16Array(buffer);
    this.#words = new Uint32Array(buffer);
    this.#floats = new Float32Array(buffer);
  }

  /** Place of a new field, counted in its own width. */
  #place(width: number): number {
    const place = this.#used / width;
    this.#used += width;
    if (!Number.isInteger(place) || this.#used > recordBytes) {
      throw new Error("fields of people do not fit");
    }
    return place;
  }

  /** Loads the records of people into the cache; the sum prevents dead-code elimination. */
  touch(people: Uint32Array, from: number, to: number): void {
    const bytes = this.#bytes;
    let sum = 0;
    for (let place = from; place < to; place++)
      sum ^= bytes[(people[place] ?? 0) * recordBytes] ?? 0;
    this.touched = sum;
  }

  byte(): ByteField {
    return new ByteField(this.#bytes, this.#place(1));
  }

  short(): ShortField {
    return new ShortField(this.#shorts, this.#place(2));
  }

  word(): WordField {
    return new WordField(this.#words, this.#place(4));
  }

  float(): FloatField {
    return new FloatField(this.#floats, this.#place(4));
  }
}
