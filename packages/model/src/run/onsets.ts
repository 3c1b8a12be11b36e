// People with symptoms by the day on which these began. Kept in every run, so that tracing can begin at any time.
import type { Memory } from "./memory.ts";

/** Lists hold people by their number plus 1. */
const nobody = 0;

export class Onsets {
  readonly #first: Uint32Array;
  readonly #next: Uint32Array;
  readonly #counts: Uint32Array;

  constructor(memory: Memory, personCount: number, dayCount: number) {
    this.#first = memory.u32("onsets", dayCount + 2);
    this.#next = memory.u32("next onset", personCount);
    this.#counts = memory.u32("new cases", dayCount + 2);
  }

  note(person: number, day: number): void {
    this.#next[person] = this.#first[day] ?? nobody;
    this.#first[day] = person + 1;
    this.#counts[day] = (this.#counts[day] ?? 0) + 1;
  }

  countOn(day: number): number {
    return this.#counts[day] ?? 0;
  }

  peopleOn(day: number): number[] {
    const people: number[] = [];
    let entry = day < 1 ? nobody : (this.#first[day] ?? nobody);
    while (entry !== nobody) {
      people.push(entry - 1);
      entry = this.#next[entry - 1] ?? nobody;
    }
    return people;
  }
}
