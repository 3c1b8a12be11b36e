// Boosters in the order of the last dose, after a waiting time that depends on its type.
import { vaccine } from "../../immunity/vaccines.ts";
import type { VaccinationSettings } from "../../settings.ts";
import type { Memory } from "../state/memory.ts";
import type { RunState } from "../state/state.ts";

/** Two queues, after a vector vaccine and after others: linked lists of numbers plus 1. */
const none = 0;

export class Boosters {
  readonly #state: RunState;
  readonly #after: VaccinationSettings["boosterAfterDays"];
  readonly #next: Uint32Array;
  /** First and last of both lines. */
  readonly #ends: Uint32Array;
  /** Day of the dose after which a person queues, or 0; a dose out of turn does not change it. */
  readonly #since: Uint16Array;

  constructor(memory: Memory, state: RunState, after: VaccinationSettings["boosterAfterDays"]) {
    this.#state = state;
    this.#after = after;
    this.#next = memory.u32("next for a booster", state.personCount);
    this.#ends = memory.u32("lines for boosters", 4);
    this.#since = memory.u16("in line for a booster since", state.personCount);
  }

  /** A dose has been given: its person is last in line for the next one. */
  note(person: number, type: number): void {
    if ((this.#since[person] ?? 0) !== 0) return;
    this.#append(type === vaccine.vector ? 2 : 0, person);
  }

  #append(line: number, person: number): void {
    this.#since[person] = this.#state.lastDoseDay.get(person);
    this.#next[person] = none;
    const last = this.#ends[line + 1] ?? none;
    if (last === none) this.#ends[line] = person + 1;
    else this.#next[last - 1] = person + 1;
    this.#ends[line + 1] = person + 1;
  }

  give(
    day: number,
    capacity: number,
    isEligible: (person: number) => boolean,
    dose: (person: number) => void,
  ): void {
    let left = capacity;
    for (const line of [0, 2]) {
      const wait = line === 0 ? this.#after.mRna : this.#after.vector;
      const last = this.#ends[line + 1] ?? none;
      let entry = this.#ends[line] ?? none;
      while (entry !== none && left > 0) {
        const person = entry - 1;
        const next = this.#next[person] ?? none;
        const lastDose = this.#state.lastDoseDay.get(person);
        const isInTurn = lastDose === this.#since[person];
        // Everybody behind had the last dose later, but for those who were sent back.
        if (isInTurn && day - lastDose < wait) break;
        this.#removeFirst(line, person, next);
        if (isInTurn && isEligible(person)) {
          dose(person);
          left--;
        } else {
          // Had another dose out of turn, or may not have one now: to the end of the line.
          this.#append(line, person);
        }
        if (entry === last) break;
        entry = next;
      }
    }
  }

  #removeFirst(line: number, person: number, next: number): void {
    this.#since[person] = 0;
    this.#ends[line] = next;
    if (next === none) this.#ends[line + 1] = none;
  }
}
