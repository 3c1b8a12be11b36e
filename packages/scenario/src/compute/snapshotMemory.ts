// Snapshots in memory, up to a total size.

/** Runs of a group ask for the same snapshots in turns, one for each seed. */
export class SnapshotMemory {
  readonly #capacity: number;
  /** The least recently used comes first. */
  readonly #items = new Map<string, { readonly group: string; readonly bytes: Uint8Array }>();
  #total = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(name: string): Uint8Array | undefined {
    const item = this.#items.get(name);
    if (!item) return undefined;
    this.#items.delete(name);
    this.#items.set(name, item);
    return item.bytes;
  }

  /**
   * Makes room at the cost of other groups only. Of more snapshots than there is room for, some
   * are found each time, while the least recently used one of a group would always be the next that
   * is asked for.
   */
  set(group: string, name: string, bytes: Uint8Array): void {
    this.#remove(name);
    const others = [...this.#items].filter(([, item]) => item.group !== group);
    const removable = others.reduce((sum, [, item]) => sum + item.bytes.length, 0);
    if (this.#total - removable + bytes.length > this.#capacity) return;
    for (const [other] of others) {
      if (this.#total + bytes.length <= this.#capacity) break;
      this.#remove(other);
    }
    this.#items.set(name, { group, bytes });
    this.#total += bytes.length;
  }

  #remove(name: string): void {
    this.#total -= this.#items.get(name)?.bytes.length ?? 0;
    this.#items.delete(name);
  }
}
