// Number of people in each state at a moment. Moving the time forwards or backwards applies only
// the changes in between.
import { healthStates } from "@episcope/common";
import type { StateChanges } from "../../../maps/people/stateChanges.ts";

/** Time, previous state and next state packed into one number, so that a plain sort orders them. */
export type CountedSteps = Float64Array;

const perStep = 64;

/** Changes of the people who are counted, sorted by time. */
export function countedSteps(
  { start, time, state }: StateChanges,
  counts: (person: number) => boolean,
): CountedSteps {
  const steps = new Float64Array(time.length);
  let length = 0;
  for (let person = 0; person < start.length - 1; person++) {
    if (!counts(person)) continue;
    let before = 0;
    for (let at = start[person] ?? 0; at < (start[person + 1] ?? 0); at++) {
      const after = state[at] ?? 0;
      steps[length++] = (time[at] ?? 0) * perStep + before * 8 + after;
      before = after;
    }
  }
  return steps.slice(0, length).sort();
}

export class StateTally {
  /** Indexed by state; updated in place. */
  readonly counts = new Uint32Array(healthStates.length);
  readonly #steps: CountedSteps;
  #next = 0;

  constructor(steps: CountedSteps, peopleCount: number) {
    this.#steps = steps;
    this.counts[0] = peopleCount;
  }

  /** Time in ticks since the start of day 1. Allocates nothing. */
  moveTo(time: number): void {
    const steps = this.#steps;
    const firstLater = (Math.floor(time) + 1) * perStep;
    while (this.#next < steps.length && (steps[this.#next] ?? 0) < firstLater) {
      this.#apply(steps[this.#next++] ?? 0, 1);
    }
    while (this.#next > 0 && (steps[this.#next - 1] ?? 0) >= firstLater) {
      this.#apply(steps[--this.#next] ?? 0, -1);
    }
  }

  #apply(step: number, by: 1 | -1): void {
    const both = step % perStep;
    const before = both >> 3;
    const after = both & 7;
    this.counts[before] = (this.counts[before] ?? 0) - by;
    this.counts[after] = (this.counts[after] ?? 0) + by;
  }
}
