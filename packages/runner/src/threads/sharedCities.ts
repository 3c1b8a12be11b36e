// Each city is made, or read, by one thread; the others get the same memory.
import { type City, cityBytes } from "@episcope/model";
import { LruCache } from "@episcope/scenario";

/** As many as a thread keeps. */
const keptCities = 2;

interface Making<Thread> {
  maker: Thread;
  readonly waiting: Thread[];
}

export class SharedCities<Thread> {
  readonly #answer: (thread: Thread, name: string, city: City | undefined) => void;
  readonly #known = new LruCache<City>(keptCities);
  readonly #making = new Map<string, Making<Thread>>();
  #latest: City | undefined;

  /** `answer` without a city asks the thread to make it. */
  constructor(answer: (thread: Thread, name: string, city: City | undefined) => void) {
    this.#answer = answer;
  }

  /** Of the latest. */
  get bytes(): number {
    return this.#latest ? cityBytes(this.#latest) : 0;
  }

  ask(thread: Thread, name: string): void {
    const making = this.#making.get(name);
    if (making) {
      making.waiting.push(thread);
      return;
    }
    const known = this.#known.get(name);
    if (!known) this.#making.set(name, { maker: thread, waiting: [] });
    this.#answer(thread, name, known);
  }

  /** Undefined if it could not be made: the next that waits for it tries, and says why. */
  take(name: string, city: City | undefined): void {
    const making = this.#making.get(name);
    if (!making) return;
    if (!city) {
      this.#handOn(name, making);
      return;
    }
    this.#making.delete(name);
    this.#known.set(name, city);
    this.#latest = city;
    for (const thread of making.waiting) this.#answer(thread, name, city);
  }

  /** The thread has ended. */
  forget(thread: Thread): void {
    for (const [name, making] of this.#making) {
      const place = making.waiting.indexOf(thread);
      if (place >= 0) making.waiting.splice(place, 1);
      if (making.maker === thread) this.#handOn(name, making);
    }
  }

  #handOn(name: string, making: Making<Thread>): void {
    const next = making.waiting.shift();
    if (next === undefined) {
      this.#making.delete(name);
      return;
    }
    making.maker = next;
    this.#answer(next, name, undefined);
  }
}
