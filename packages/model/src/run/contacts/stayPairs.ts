// A growing, reused list of stays of one person and of others in the same rooms.

export class StayPairs {
  #own = new Uint32Array(1024);
  #other = new Uint32Array(1024);
  #people = new Uint32Array(1024);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The arrays may be replaced when a pair is added: not to be kept. */
  get own(): Uint32Array {
    return this.#own;
  }

  get other(): Uint32Array {
    return this.#other;
  }

  /** Whose the other stay is, once somebody has noted it. */
  get people(): Uint32Array {
    return this.#people;
  }

  clear(): void {
    this.#count = 0;
  }

  add(own: number, other: number): void {
    if (this.#count === this.#own.length) {
      this.#own = longer(this.#own);
      this.#other = longer(this.#other);
      this.#people = longer(this.#people);
    }
    this.#own[this.#count] = own;
    this.#other[this.#count++] = other;
  }
}

function longer(list: Uint32Array): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(2 * list.length);
  copy.set(list);
  return copy;
}
