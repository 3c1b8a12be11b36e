/** Keeps as many items as it has room for: those that were used last. */
export class LruCache<T> {
  readonly #capacity: number;
  readonly #items = new Map<string, T>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): T | undefined {
    const item = this.#items.get(key);
    if (item !== undefined) this.set(key, item);
    return item;
  }

  set(key: string, item: T): void {
    this.#items.delete(key);
    this.#items.set(key, item);
    for (const oldest of this.#items.keys()) {
      if (this.#items.size <= this.#capacity) return;
      this.#items.delete(oldest);
    }
  }
}
