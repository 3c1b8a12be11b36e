import { trimmed, withCapacity } from "../bytes/withCapacity.ts";
import type { StateChanges } from "./tracks.ts";

/** Collects changes person by person, in time order. Entries that change nothing are dropped. */
export class ChangesBuilder {
  #start = new Uint32Array(64);
  #time = new Uint32Array(64);
  #state = new Uint8Array(64);
  #personCount = 0;
  #length = 0;

  /** If several have the same time, the last one counts. */
  add(time: number, state: number): void {
    const begin = this.#start[this.#personCount] ?? 0;
    let length = this.#length;
    if (length > begin && this.#time[length - 1] === time) length--;
    const before = length > begin ? (this.#state[length - 1] ?? 0) : 0;
    this.#length = length;
    if (state === before) return;
    if (length === this.#time.length) {
      this.#time = withCapacity(this.#time, length + 1, Uint32Array);
      this.#state = withCapacity(this.#state, length + 1, Uint8Array);
    }
    this.#time[length] = time;
    this.#state[length] = state;
    this.#length = length + 1;
  }

  endPerson(): void {
    const next = ++this.#personCount;
    if (next === this.#start.length) this.#start = withCapacity(this.#start, next + 1, Uint32Array);
    this.#start[next] = this.#length;
  }

  finish(): StateChanges {
    return {
      start: trimmed(this.#start, this.#personCount + 1, Uint32Array),
      time: trimmed(this.#time, this.#length, Uint32Array),
      state: trimmed(this.#state, this.#length, Uint8Array),
    };
  }
}
