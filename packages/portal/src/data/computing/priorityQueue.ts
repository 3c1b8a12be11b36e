interface Waiting {
  readonly rank: number;
  start(): Promise<void>;
}

/** One task at a time: the lowest rank first, then the one that came first. */
export class PriorityQueue {
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  add<T>(rank: number, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ rank, start: () => task().then(resolve, reject) });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let next = this.#next(); next; next = this.#next()) await next.start();
    this.#isBusy = false;
  }

  #next(): Waiting | undefined {
    const lowest = Math.min(...this.#waiting.map(({ rank }) => rank));
    const place = this.#waiting.findIndex(({ rank }) => rank === lowest);
    return place < 0 ? undefined : this.#waiting.splice(place, 1)[0];
  }
}
