import { SharedTask } from "./sharedTask.ts";

type Load<Key, Value> = (
  keys: readonly Key[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Loads values by key, several in one request. A key that is being loaded is not requested again.
 */
export class SharedLoads<Key, Value> {
  readonly #load: Load<Key, Value>;
  readonly #tasks = new Map<Key, SharedTask<ReadonlyMap<Key, Value>>>();

  constructor(load: Load<Key, Value>) {
    this.#load = load;
  }

  async get(keys: readonly Key[], signal?: AbortSignal): Promise<ReadonlyMap<Key, Value>> {
    signal?.throwIfAborted();
    const fresh = keys.filter((key) => !this.#tasks.get(key)?.isRunning);
    if (fresh.length > 0) this.#start(fresh);
    const tasks = new Set(keys.flatMap((key) => this.#tasks.get(key) ?? []));
    const loaded = await Promise.all(Array.from(tasks, (task) => task.join(signal)));
    const wanted = new Set(keys);
    return new Map(loaded.flatMap((values) => [...values]).filter(([key]) => wanted.has(key)));
  }

  #start(keys: readonly Key[]): void {
    const task = new SharedTask((signal) => this.#load(keys, signal));
    for (const key of keys) this.#tasks.set(key, task);
    const forget = () => {
      for (const key of keys) if (this.#tasks.get(key) === task) this.#tasks.delete(key);
    };
    task.done.then(forget);
  }
}
