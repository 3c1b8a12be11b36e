// People by the day of symptom onset. Recorded in every run, so that tracing can begin at any time.
import type { Memory } from "../state/memory.ts";
import type { RunState } from "../state/state.ts";

/** Lists hold people by their number plus 1. */
const nobody = 0;

export class Onsets {
  readonly #first: Uint32Array;
  readonly #state: RunState;
  readonly #counts: Uint32Array;

  constructor(memory: Memory, state: RunState, dayCount: number) {
    this.#first = memory.u32("onsets", dayCount + 2);
    this.#state = state;
    this.#counts = memory.u32("new cases", dayCount + 2);
  }

  note(person: number, day: number): void {
    this.#state.nextOnset.set(person, this.#first[day] ?? nobody);
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
      entry = this.#state.nextOnset.get(entry - 1);
    }
    return people;
  }
}
