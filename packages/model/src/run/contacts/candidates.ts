// Infections that may happen today, as they are found; and which of them do. Of several infections
// of one person the earliest counts; ties are decided by infector, container and probability, so
// that the order in which they were found does not matter (model specification 1, step 11).
import { sortPeople } from "./sortPeople.ts";

/** Numbers per candidate: person, infector, container, tick, both activities, probability. */
const words = 6;
/** Reused from day to day: people who may be infected; by person the entry that counts, plus 1. */
let people = new Uint32Array(1024);
let entryOf = new Uint32Array(1024);

/** A list in one piece of memory, so that threads can fill one each. */
export class Candidates {
  #integers: Uint32Array;
  #floats: Float32Array;
  count = 0;

  constructor(capacity = 1024) {
    const buffer = new ArrayBuffer(capacity * words * 4);
    this.#integers = new Uint32Array(buffer);
    this.#floats = new Float32Array(buffer);
  }

  /** For the next day. */
  clear(): void {
    this.count = 0;
  }

  add(
    person: number,
    infector: number,
    container: number,
    tick: number,
    infectorActivity: number,
    activity: number,
    probability: number,
  ): void {
    let place = this.count * words;
    if (place === this.#integers.length) this.#grow();
    this.count++;
    this.#integers[place++] = person;
    this.#integers[place++] = infector;
    this.#integers[place++] = container;
    this.#integers[place++] = tick;
    this.#integers[place++] = infectorActivity | (activity << 8);
    this.#floats[place] = probability;
  }

  #grow(): void {
    const larger = new Uint32Array(2 * this.#integers.length);
    larger.set(this.#integers);
    this.#integers = larger;
    this.#floats = new Float32Array(larger.buffer);
  }

  /** What a thread sends, and what the other end puts back together. */
  get bytes(): Uint32Array {
    return this.#integers.subarray(0, this.count * words);
  }

  append(bytes: Uint32Array): void {
    while (this.count * words + bytes.length > this.#integers.length) this.#grow();
    this.#integers.set(bytes, this.count * words);
    this.count += bytes.length / words;
  }

  person(entry: number): number {
    return this.#integers[entry * words] ?? 0;
  }

  infector(entry: number): number {
    return this.#integers[entry * words + 1] ?? 0;
  }

  container(entry: number): number {
    return this.#integers[entry * words + 2] ?? 0;
  }

  tick(entry: number): number {
    return this.#integers[entry * words + 3] ?? 0;
  }

  infectorActivity(entry: number): number {
    return (this.#integers[entry * words + 4] ?? 0) & 0xff;
  }

  activity(entry: number): number {
    return (this.#integers[entry * words + 4] ?? 0) >>> 8;
  }

  probability(entry: number): number {
    return this.#floats[entry * words + 5] ?? 0;
  }

  /** The entries that count, by person number. */
  first(): number[] {
    let last = 0;
    for (let entry = 0; entry < this.count; entry++) last = Math.max(last, this.person(entry));
    if (people.length < this.count) people = new Uint32Array(2 * this.count);
    if (entryOf.length <= last) entryOf = new Uint32Array(last + (last >>> 2));
    let count = 0;
    for (let entry = 0; entry < this.count; entry++) {
      const person = this.person(entry);
      const before = (entryOf[person] ?? 0) - 1;
      if (before < 0) people[count++] = person;
      if (before < 0 || this.#comesBefore(entry, before)) entryOf[person] = entry + 1;
    }
    sortPeople(people, count, last + 1);
    const chosen = new Array<number>(count);
    for (let place = 0; place < count; place++) {
      const person = people[place] ?? 0;
      chosen[place] = (entryOf[person] ?? 0) - 1;
      entryOf[person] = 0;
    }
    return chosen;
  }

  #comesBefore(one: number, other: number): boolean {
    const order =
      this.tick(one) - this.tick(other) ||
      this.infector(one) - this.infector(other) ||
      this.container(one) - this.container(other) ||
      this.probability(other) - this.probability(one);
    return order < 0;
  }
}
