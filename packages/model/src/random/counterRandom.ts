// Random numbers without state: each is a hash of what it is for, so that neither the order of work
// nor the number of threads changes a result, and switching one measure on leaves the draws for
// everything else as they are (model specification 14.4).

/** One stream per purpose. */
export const stream = {
  participation: 1,
  contact: 2,
  progression: 3,
  importCount: 4,
  importPerson: 5,
  test: 6,
  tracing: 7,
  vaccination: 8,
  immuneResponse: 9,
  sameSpace: 10,
  compliance: 11,
  household: 14,
  city: 15,
} as const;

/**
 * The finaliser of splitmix32 (Steele, Lea, Flood 2014; constants by Bryc): every bit of the input
 * moves every bit of the output.
 */
export function mix(value: number): number {
  let z = value | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

const golden = 0x9e3779b9 | 0;

/** A key from numbers: different numbers, or numbers in another order, give an unrelated key. */
export function key(...parts: readonly number[]): number {
  let state = 0x243f6a88;
  for (const part of parts) state = mix(Math.imul(state ^ (part | 0), golden) + golden);
  return state;
}

/** The n-th number below a key, as 32 random bits. Inlined by the engine. */
export function bits(streamKey: number, n: number): number {
  return mix(streamKey + Math.imul(n + 1, golden));
}

/** Uniform in (0, 1), never 0 or 1. */
export function uniform(streamKey: number, n: number): number {
  return ((bits(streamKey, n) >>> 0) + 0.5) * 2.3283064365386963e-10;
}

/** The key of one item (a person, a visit) below the key of a day and purpose. */
export function itemKey(streamKey: number, id: number): number {
  return mix(streamKey ^ Math.imul(id + 1, 0x85ebca6b));
}

/** A sequence for code that draws many numbers in a row, such as the making of a city. */
export class Sequence {
  readonly #key: number;
  #count = 0;

  constructor(...parts: readonly number[]) {
    this.#key = key(...parts);
  }

  /** In (0, 1). */
  next(): number {
    return uniform(this.#key, this.#count++);
  }

  /** A whole number from 0 to below. */
  below(count: number): number {
    return Math.min(count - 1, Math.floor(this.next() * count));
  }
}
