// Maps ids of people to running numbers and back, without a string per id: a hash table with open
// addressing over the bytes of the ids.
import { withCapacity } from "./withCapacity.ts";

/** Published ids have 5 to 10 digits. */
export const maxIdLength = 64;

const free = 0;

/** Numbers count from 0 in the order of adding. Also used for ids of street nodes. */
export class PersonIndex {
  /** By slot: number + 1. At most half of the slots are used. */
  #slots = new Uint32Array(128);
  #hashes = new Uint32Array(64);
  /** Start of the bytes of each id, and the end of the last. */
  #starts = new Uint32Array(65);
  #bytes = new Uint8Array(1024);
  #count = 0;
  /** Random for each table, so that nobody can publish ids that all collide. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32);

  get count(): number {
    return this.#count;
  }

  /** Returns the new number, or −1 if the id already exists. */
  add(bytes: Uint8Array, start: number, end: number): number {
    const number = this.#count;
    this.#reserve(end - start);
    const hash = this.#hashOf(bytes, start, end);
    const slot = this.#slotOf(hash, bytes, start, end);
    if (this.#slots[slot] !== free) return -1;
    this.#slots[slot] = number + 1;
    this.#hashes[number] = hash;
    const into = this.#starts[number] ?? 0;
    const known = this.#bytes;
    for (let at = start; at < end; at++) known[into + at - start] = bytes[at] ?? 0;
    this.#starts[number + 1] = into + end - start;
    this.#count = number + 1;
    return number;
  }

  #reserve(length: number): void {
    const needed = this.#count + 1;
    if (2 * needed > this.#slots.length) this.#enlarge();
    if (needed > this.#hashes.length) {
      this.#hashes = withCapacity(this.#hashes, needed, Uint32Array);
      this.#starts = withCapacity(this.#starts, this.#hashes.length + 1, Uint32Array);
    }
    const bytesNeeded = (this.#starts[this.#count] ?? 0) + length;
    if (bytesNeeded > this.#bytes.length)
      this.#bytes = withCapacity(this.#bytes, bytesNeeded, Uint8Array);
  }

  /** Returns −1 if there is none. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const slot = this.#slotOf(this.#hashOf(bytes, start, end), bytes, start, end);
    return (this.#slots[slot] ?? free) - 1;
  }

  findId(id: string): number {
    const bytes = new TextEncoder().encode(id);
    return this.find(bytes, 0, bytes.length);
  }

  idOf(number: number): string {
    if (number < 0 || number >= this.count) return "";
    const id = this.#bytes.subarray(this.#starts[number], this.#starts[number + 1]);
    return new TextDecoder().decode(id);
  }

  /** The number of each id in another index; −1 if it is not there. */
  numbersIn(other: PersonIndex): Int32Array {
    const numbers = new Int32Array(this.#count);
    for (let number = 0; number < this.#count; number++) {
      const end = this.#starts[number + 1] ?? 0;
      numbers[number] = other.find(this.#bytes, this.#starts[number] ?? 0, end);
    }
    return numbers;
  }

  /** The slot of the id, or the free slot for it. */
  #slotOf(hash: number, bytes: Uint8Array, start: number, end: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const taken = slots[slot] ?? free;
      if (taken === free) return slot;
      if (this.#hashes[taken - 1] === hash && this.#isId(taken - 1, bytes, start, end)) {
        return slot;
      }
      slot = (slot + 1) & mask;
    }
  }

  #isId(number: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - from !== end - start) return false;
    const known = this.#bytes;
    for (let at = start; at < end; at++) {
      if (known[from + at - start] !== bytes[at]) return false;
    }
    return true;
  }

  #enlarge(): void {
    const slots = new Uint32Array(4 * this.#slots.length);
    const mask = slots.length - 1;
    for (let number = 0; number < this.count; number++) {
      let slot = (this.#hashes[number] ?? 0) & mask;
      while (slots[slot] !== free) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }

  /** FNV-1a, with the finaliser of lowbias32 so that every bit affects the slot. */
  #hashOf(bytes: Uint8Array, start: number, end: number): number {
    let hash = this.#seed;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
    return (hash ^ (hash >>> 16)) >>> 0;
  }
}
