/** A least-recently-used cache. Items may have a size; otherwise each counts as one. */
export class LruCache<T> {
  readonly #capacity: number;
  readonly #sizeOf: (item: T) => number;
  readonly #items = new Map<string, T>();
  #total = 0;

  constructor(capacity: number, sizeOf: (item: T) => number = () => 1) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get(key: string): T | undefined {
    const item = this.#items.get(key);
    if (item !== undefined) this.set(key, item);
    return item;
  }

  set(key: string, item: T): void {
    this.#delete(key);
    this.#items.set(key, item);
    this.#total += this.#sizeOf(item);
    for (const oldest of this.#items.keys()) {
      if (this.#total <= this.#capacity) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    const item = this.#items.get(key);
    if (item === undefined) return;
    this.#total -= this.#sizeOf(item);
    this.#items.delete(key);
  }
}
