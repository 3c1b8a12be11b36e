// Visits while they are written: blocks, because copying one large array needs it twice.
import { wordsPerVisit } from "../city.ts";

/**
 * The first block, in visits, and the largest; each is as long as all before. Large ones (64 MB) go
 * back to the system when they are no longer needed, those of a few MB stay with the process.
 */
const firstBlock = 1 << 14;
const largestBlock = 1 << 22;

/** A visit in a vehicle that is not known yet. */
export const anyVehicle = 0xffffffff;

export class VisitList {
  readonly #blocks: Uint32Array[] = [];
  #block = new Uint32Array(0);
  #place = 0;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(person: number, container: number, enter: number, leave: number, activity: number): void {
    if (this.#place === this.#block.length) {
      const length = Math.min(largestBlock, Math.max(firstBlock, this.#count));
      this.#block = new Uint32Array(length * wordsPerVisit);
      this.#blocks.push(this.#block);
      this.#place = 0;
    }
    const block = this.#block;
    const place = this.#place;
    block[place] = person;
    block[place + 1] = container;
    block[place + 2] = enter | (leave << 16);
    block[place + 3] = activity;
    this.#place = place + wordsPerVisit;
    this.#count++;
  }

  /** All visits in one array; the list is empty afterwards. */
  take(): Uint32Array {
    const all = new Uint32Array(this.#count * wordsPerVisit);
    let filled = 0;
    for (let block = this.#blocks.shift(); block !== undefined; block = this.#blocks.shift()) {
      all.set(block.subarray(0, Math.min(block.length, all.length - filled)), filled);
      filled += block.length;
    }
    this.#block = new Uint32Array(0);
    this.#place = 0;
    this.#count = 0;
    return all;
  }
}
