// Several threads that look for the infections of a day together (model specification 14.4). What
// they find does not depend on who finds it: the infectious people are handed out in batches, every
// draw is a hash of its purpose, and the run sorts what comes back.
import type { City } from "../../city/city.ts";
import type { ModelSettings } from "../../settings.ts";
import type { Candidates } from "../contacts/candidates.ts";
import { type CrewDay, dayBlockLength, writeDay } from "./dayBlock.ts";

/** What a thread is started with; everything in it is shared or small. */
export interface CrewData {
  readonly city: City;
  readonly settings: ModelSettings;
  readonly buffers: ReadonlyMap<string, ArrayBufferLike>;
  readonly control: Int32Array;
  readonly dayBlock: Float64Array;
  /** Where the thread puts its candidates. */
  readonly found: Uint32Array;
  /** Counted from 0. */
  readonly member: number;
}

/**
 * Control block: number of the day's work, next infectious person, people, members at work; then
 * candidates per member.
 */
export const control = { work: 0, next: 1, end: 2, busy: 3, found: 4 } as const;
/** Instead of a number of candidates: they did not fit. */
export const overflow = -1;
/** Instead of a number of the day: the run is over. */
export const finished = -1;
/** People handed out at once. */
const handout = 2048;
/** Words per member for candidates, per person of the city. */
const wordsPerPerson = 0.5;
const leastWords = 1 << 16;

export class Crew {
  readonly #count: number;
  readonly #start: (data: CrewData) => void;
  readonly #control: Int32Array;
  readonly #dayBlock = new Float64Array(new SharedArrayBuffer(8 * dayBlockLength));
  #found: readonly Uint32Array[] = [];
  #work = 0;

  /** `start` starts a thread that hands the data to serveCrew. */
  constructor(memberCount: number, start: (data: CrewData) => void) {
    this.#count = memberCount;
    this.#start = start;
    this.#control = new Int32Array(new SharedArrayBuffer(4 * (control.found + memberCount)));
  }

  get memberCount(): number {
    return this.#count;
  }

  /** Before the first day. */
  join(city: City, settings: ModelSettings, buffers: ReadonlyMap<string, ArrayBufferLike>): void {
    const words = Math.max(leastWords, Math.ceil(city.personCount * wordsPerPerson));
    this.#found = Array.from(
      { length: this.#count },
      () => new Uint32Array(new SharedArrayBuffer(4 * words)),
    );
    this.#found.forEach((found, member) => {
      const shared = { city, settings, buffers, control: this.#control, dayBlock: this.#dayBlock };
      this.#start({ ...shared, found, member });
    });
  }

  /** One day: the run's own thread works along; whether everything found is in `into`. */
  search(
    day: CrewDay,
    infectiousCount: number,
    into: Candidates,
    own: (from: number, to: number) => void,
  ): boolean {
    const block = this.#control;
    writeDay(this.#dayBlock, day);
    Atomics.store(block, control.next, 0);
    Atomics.store(block, control.end, infectiousCount);
    Atomics.store(block, control.busy, this.#count);
    this.#work++;
    Atomics.store(block, control.work, this.#work);
    Atomics.notify(block, control.work);
    eachHandout(block, own);
    for (;;) {
      const busy = Atomics.load(block, control.busy);
      if (busy === 0) break;
      Atomics.wait(block, control.busy, busy);
    }
    const counts = this.#found.map((_, member) => Atomics.load(block, control.found + member));
    if (counts.includes(overflow)) return false;
    this.#found.forEach((found, member) => {
      into.append(found.subarray(0, counts[member] ?? 0));
    });
    return true;
  }

  /** Ends the threads. */
  close(): void {
    Atomics.store(this.#control, control.work, finished);
    Atomics.notify(this.#control, control.work);
  }
}

/** Takes batches of the infectious people until none is left. */
export function eachHandout(block: Int32Array, act: (from: number, to: number) => void): void {
  const end = Atomics.load(block, control.end);
  for (;;) {
    const from = Atomics.add(block, control.next, handout);
    if (from >= end) return;
    act(from, Math.min(end, from + handout));
  }
}
