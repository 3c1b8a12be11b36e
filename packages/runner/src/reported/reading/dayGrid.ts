// Numbers by name and day.
import { type Day, dayOf } from "@episcope/common";

/** A Monday before everything that was reported. */
const firstDay: Day = dayOf(2019, 1, 7) ?? 0;
const mostDays = 25 * 366;

export class DayGrid {
  readonly #values = new Map<string, Float64Array>();
  readonly #reported = new Uint8Array(mostDays);
  #first = Number.POSITIVE_INFINITY;
  #last = Number.NEGATIVE_INFINITY;

  /** The first and last day with a value; undefined if there is none. */
  get range(): { readonly first: Day; readonly last: Day } | undefined {
    return this.#last < this.#first ? undefined : { first: this.#first, last: this.#last };
  }

  get names(): readonly string[] {
    return [...this.#values.keys()].sort();
  }

  /** False if the day cannot be. */
  add(name: string, day: Day, value: number): boolean {
    const index = day - firstDay;
    if (index < 0 || index >= mostDays) return false;
    let values = this.#values.get(name);
    if (!values) {
      values = new Float64Array(mostDays).fill(Number.NaN);
      this.#values.set(name, values);
    }
    const known = values[index] ?? Number.NaN;
    values[index] = Number.isNaN(known) ? value : known + value;
    this.#reported[index] = 1;
    this.#first = Math.min(this.#first, day);
    this.#last = Math.max(this.#last, day);
    return true;
  }

  at(name: string, day: Day): number | undefined {
    const value = this.#values.get(name)?.[day - firstDay];
    return value === undefined || Number.isNaN(value) ? undefined : value;
  }

  /** Whether any name has a value: a day on which nobody reported is missing. */
  isReported(day: Day): boolean {
    return this.#reported[day - firstDay] === 1;
  }

  /** The days of all names, ascending. */
  days(): readonly Day[] {
    const { first, last } = this.range ?? { first: 0, last: -1 };
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }

  /** Mondays of the weeks that are complete. */
  mondays(): readonly Day[] {
    const { first, last } = this.range ?? { first: 0, last: -1 };
    const monday = first - ((((first - firstDay) % 7) + 7) % 7);
    const weeks = Math.max(0, Math.floor((last + 1 - monday) / 7));
    return Array.from({ length: weeks }, (_, week) => monday + 7 * week);
  }

  /**
   * Undefined if the week lacks a day; a name without a value on a day that others reported had
   * nothing to report.
   */
  weekSum(name: string, monday: Day): number | undefined {
    let sum = 0;
    for (let day = monday; day < monday + 7; day++) {
      if (!this.isReported(day)) return undefined;
      sum += this.at(name, day) ?? 0;
    }
    return sum;
  }
}
