// Infections that may happen today, as they are found; and which of them do. Of several infections of one person the earliest counts; ties
// are decided by infector, container and probability, so that the order in which they were found does not matter (step 11).

/** Numbers per candidate: person, infector, container, tick, both activities, probability. */
const words = 6;
/** A power of two above the number of candidates of a day. */
const entryLimit = 2 ** 21;
/** Reused from day to day. */
let ranks = new Float64Array(1024);

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
    // Person and entry in one number: sorted by the engine without asking back.
    if (ranks.length < this.count) ranks = new Float64Array(2 * this.count);
    const order = ranks.subarray(0, this.count);
    for (let entry = 0; entry < this.count; entry++) {
      order[entry] = this.person(entry) * entryLimit + entry;
    }
    order.sort();
    const chosen: number[] = [];
    let last = -1;
    for (let place = 0; place < this.count; place++) {
      const rank = order[place] ?? 0;
      const person = Math.floor(rank / entryLimit);
      const entry = rank - person * entryLimit;
      const best = chosen.length - 1;
      if (person !== last) chosen.push(entry);
      else if (this.#comesBefore(entry, chosen[best] ?? 0)) chosen[best] = entry;
      last = person;
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
