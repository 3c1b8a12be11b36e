// Every dose of a run, in the order in which it was given.

export interface DoseLog {
  readonly count: number;
  readonly person: Uint32Array;
  /** Simulation day, counted from 1. */
  readonly day: Uint16Array;
  /** Number in the catalogue of vaccines. */
  readonly vaccine: Uint8Array;
}

/** The log while it is being written. */
export class GrowingDoseLog {
  #person = new Uint32Array(1024);
  #day = new Uint16Array(1024);
  #vaccine = new Uint8Array(1024);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(person: number, day: number, vaccine: number): void {
    this.#reserve(this.#count + 1);
    this.#person[this.#count] = person;
    this.#day[this.#count] = day;
    this.#vaccine[this.#count++] = vaccine;
  }

  #reserve(count: number): void {
    const capacity = this.#person.length;
    if (count <= capacity) return;
    const larger = Math.max(count, 2 * capacity);
    const person = new Uint32Array(larger);
    const day = new Uint16Array(larger);
    const vaccine = new Uint8Array(larger);
    person.set(this.#person);
    day.set(this.#day);
    vaccine.set(this.#vaccine);
    this.#person = person;
    this.#day = day;
    this.#vaccine = vaccine;
  }

  /** Goes on from where another log was. */
  restore({ count, person, day, vaccine }: DoseLog): void {
    this.#reserve(count);
    this.#person.set(person);
    this.#day.set(day);
    this.#vaccine.set(vaccine);
    this.#count = count;
  }

  /** As far as it has come. */
  view(): DoseLog {
    return {
      count: this.#count,
      person: this.#person.subarray(0, this.#count),
      day: this.#day.subarray(0, this.#count),
      vaccine: this.#vaccine.subarray(0, this.#count),
    };
  }
}
