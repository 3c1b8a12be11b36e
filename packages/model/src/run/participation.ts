// Who does what today (6.2): one draw per person and stay, the same whoever asks for it.
import { activityCount, code } from "../activities.ts";
import type { City, Template } from "../city/city.ts";
import { itemKey, key, stream, uniform } from "../random/counterRandom.ts";
import { type DayTables, noGroupLimit } from "./dayTables.ts";

export class Participation {
  readonly #visits: Uint32Array;
  readonly #personStart: Uint32Array;
  readonly #city: City;
  readonly #day: DayTables;
  readonly #key: number;
  readonly #hasPass: (person: number) => boolean;
  /** Activities that nobody leaves out today. */
  readonly #isOpen: Uint8Array;
  readonly #isEverythingOpen: boolean;

  constructor(
    city: City,
    template: Template,
    day: DayTables,
    seed: number,
    simulationDay: number,
    hasPass: (person: number) => boolean,
  ) {
    this.#city = city;
    this.#visits = template.visits;
    this.#personStart = template.personStart;
    this.#day = day;
    this.#key = key(seed, stream.participation, simulationDay);
    this.#hasPass = hasPass;
    this.#isOpen = Uint8Array.from({ length: activityCount }, (_, activity) =>
      (day.remaining[activity] ?? 1) >= 1 &&
      (day.remainingWithPass[activity] ?? 1) >= 1 &&
      day.maxGroupSize[activity] === noGroupLimit &&
      day.reducedGroupSize[activity] === noGroupLimit
        ? 1
        : 0,
    );
    this.#isEverythingOpen = this.#isOpen.every((isOpen) => isOpen === 1);
  }

  /** Does a person take part in a stay? A ride takes place when the stays it connects do. */
  takesPlace(visit: number): boolean {
    if (this.#isEverythingOpen) return true;
    const activity = (this.#visits[visit * 4 + 3] ?? 0) & 0xff;
    if (activity !== code.pt) return this.#isDone(visit, activity);
    const person = this.#visits[visit * 4] ?? 0;
    if (!this.#isDone(visit, activity)) return false;
    const first = this.#personStart[person] ?? 0;
    const last = (this.#personStart[person + 1] ?? 0) - 1;
    // Rides follow each other: the stays are at both ends of the chain.
    let before = visit - 1;
    while (before >= first && this.#activity(before) === code.pt) before--;
    let after = visit + 1;
    while (after <= last && this.#activity(after) === code.pt) after++;
    return (
      (before < first || this.#isDone(before, this.#activity(before))) &&
      (after > last || this.#isDone(after, this.#activity(after)))
    );
  }

  #activity(visit: number): number {
    return (this.#visits[visit * 4 + 3] ?? 0) & 0xff;
  }

  #isDone(visit: number, activity: number): boolean {
    if (this.#isOpen[activity] === 1) return true;
    const place = visit * 4;
    const person = this.#visits[place] ?? 0;
    const container = this.#visits[place + 1] ?? 0;
    const index = (this.#visits[place + 3] ?? 0) >>> 8;
    let share =
      (this.#hasPass(person)
        ? this.#day.remainingWithPass[activity]
        : this.#day.remaining[activity]) ?? 1;
    const people = this.#city.maxPeople[container] ?? 1;
    const reduced = this.#day.reducedGroupSize[activity] ?? noGroupLimit;
    if (people > (this.#day.maxGroupSize[activity] ?? noGroupLimit)) return false;
    if (reduced !== noGroupLimit) {
      const inRoom = people / (this.#city.spaces[container] ?? 1);
      if (inRoom > reduced) share *= reduced / inRoom;
    }
    if (share >= 1) return true;
    return uniform(itemKey(this.#key, person), index) < share;
  }
}
