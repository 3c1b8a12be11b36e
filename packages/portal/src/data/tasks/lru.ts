/** A cache that evicts the least recently used entry. */
export class Lru<Key, Value> {
  readonly #capacity: number;
  /** A Map keeps the order of insertion: the first is the oldest. */
  readonly #values = new Map<Key, Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Counts as a use. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#capacity) break;
      this.#values.delete(oldest);
    }
  }

  /** A snapshot; does not count as use. */
  values(): readonly Value[] {
    return [...this.#values.values()];
  }

  delete(key: Key): void {
    this.#values.delete(key);
  }
}
