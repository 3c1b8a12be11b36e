// Who is due on which day of a run. One list per day: it is read in order, while a chain from
// person to person waits for memory.

const shortest = 64;

export class Calendar {
  readonly #lists: (Uint32Array | undefined)[];
  readonly #counts: Uint32Array;
  /** Lists of days that are over. */
  readonly #spare: Uint32Array[] = [];

  constructor(dayCount: number) {
    this.#lists = new Array(dayCount + 2);
    this.#counts = new Uint32Array(dayCount + 2);
  }

  /** Later than the run, nobody asks. */
  add(person: number, day: number): void {
    if (day >= this.#counts.length) return;
    const count = this.#counts[day] ?? 0;
    let list = this.#lists[day];
    if (list === undefined || count === list.length) {
      const before = list;
      list = this.#emptyList(2 * count);
      if (before) {
        list.set(before);
        this.#spare.push(before);
      }
      this.#lists[day] = list;
    }
    list[count] = person;
    this.#counts[day] = count + 1;
  }

  countOn(day: number): number {
    return this.#counts[day] ?? 0;
  }

  /** Takes everybody due on a day, in no order; the list has to be given back. */
  take(day: number): Uint32Array {
    const list = this.#lists[day] ?? this.#emptyList(0);
    this.#lists[day] = undefined;
    this.#counts[day] = 0;
    return list;
  }

  giveBack(list: Uint32Array): void {
    this.#spare.push(list);
  }

  #emptyList(least: number): Uint32Array {
    const last = this.#spare.at(-1);
    if (last && last.length >= least) {
      this.#spare.pop();
      return last;
    }
    return new Uint32Array(Math.max(shortest, least));
  }
}
