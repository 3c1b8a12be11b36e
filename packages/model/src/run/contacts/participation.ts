// Who does what today (model specification 6.2): one draw per person and stay, the same whoever
// asks for it. Lessons, the break in the yard and lessons again are one stay.
import { activityCount, code } from "../../activities.ts";
import type { City, Template } from "../../city/city.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { DayTables } from "./dayTables.ts";

const noLimit = Number.POSITIVE_INFINITY;

export class Participation {
  readonly #visits: Uint32Array;
  readonly #personStart: Uint32Array;
  readonly #city: City;
  readonly #day: DayTables;
  readonly #maxGroupSize: Float64Array;
  readonly #reducedGroupSize: Float64Array;
  readonly #key: number;
  readonly #hasPass: (person: number) => boolean;
  /** Activities that nobody leaves out today. */
  readonly #isOpen: Uint8Array;
  readonly isEverythingOpen: boolean;

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
    const { maxGroupSize, reducedGroupSize } = day.restrictions;
    this.#maxGroupSize = maxGroupSize;
    this.#reducedGroupSize = reducedGroupSize;
    this.#key = key(seed, stream.participation, simulationDay);
    this.#hasPass = hasPass;
    this.#isOpen = Uint8Array.from({ length: activityCount }, (_, activity) =>
      (day.remaining[activity] ?? 1) >= 1 &&
      (day.remainingWithPass[activity] ?? 1) >= 1 &&
      maxGroupSize[activity] === noLimit &&
      reducedGroupSize[activity] === noLimit
        ? 1
        : 0,
    );
    this.isEverythingOpen = this.#isOpen.every((isOpen) => isOpen === 1);
  }

  /** Does a person take part in a stay? A ride takes place when the stays it connects do. */
  takesPlace(visit: number): boolean {
    if (this.isEverythingOpen) return true;
    const activity = this.#activity(visit);
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

  /** When a stay ends, in ticks; later at home if what comes after was left out. */
  leave(visit: number): number {
    let end = this.#plannedLeave(visit);
    if (this.#activity(visit) !== code.home) return end;
    const person = this.#visits[visit * 4] ?? 0;
    const last = (this.#personStart[person + 1] ?? 0) - 1;
    for (let next = visit + 1; next <= last; next++) {
      const activity = this.#activity(next);
      if (activity === code.pt) continue;
      const isLonger = end !== this.#plannedLeave(visit);
      if (this.#isDone(next, activity)) {
        // What begins at home again joins; on the way to anything else nobody is at home.
        return activity === code.home && isLonger ? this.#plannedEnter(next) : end;
      }
      end = this.#plannedLeave(next);
    }
    return end;
  }

  /** When a stay begins; earlier at home if what came before was left out. */
  enter(visit: number): number {
    let start = this.#plannedEnter(visit);
    if (this.#activity(visit) !== code.home) return start;
    const first = this.#personStart[this.#visits[visit * 4] ?? 0] ?? 0;
    for (let before = visit - 1; before >= first; before--) {
      const activity = this.#activity(before);
      if (activity === code.pt) continue;
      if (this.#isDone(before, activity)) {
        // After a stay at home that one goes on until here.
        return activity === code.home ? this.#plannedEnter(visit) : start;
      }
      start = this.#plannedEnter(before);
    }
    return start;
  }

  #plannedEnter(visit: number): number {
    return (this.#visits[visit * 4 + 2] ?? 0) & 0xffff;
  }

  #plannedLeave(visit: number): number {
    return (this.#visits[visit * 4 + 2] ?? 0) >>> 16;
  }

  #activity(visit: number): number {
    return (this.#visits[visit * 4 + 3] ?? 0) & 0xff;
  }

  /** The visit with which a stay began that goes on in other rooms without a way between them. */
  #firstRoom(visit: number, activity: number): number {
    const first = this.#personStart[this.#visits[visit * 4] ?? 0] ?? 0;
    let room = visit;
    while (
      room > first &&
      this.#activity(room - 1) === activity &&
      this.#plannedLeave(room - 1) === this.#plannedEnter(room)
    ) {
      room--;
    }
    return room;
  }

  #isDone(visit: number, activity: number): boolean {
    if (this.#isOpen[activity] === 1) return true;
    const place = visit * 4;
    const person = this.#visits[place] ?? 0;
    const index = this.#firstRoom(visit, activity) - (this.#personStart[person] ?? 0);
    const day = this.#day;
    const reduced = this.#reducedGroupSize[activity] ?? noLimit;
    const most = this.#maxGroupSize[activity] ?? noLimit;
    let factor = 1;
    if (reduced !== noLimit || most !== noLimit) {
      const container = this.#visits[place + 1] ?? 0;
      const people = this.#city.maxPeople[container] ?? 1;
      if (people > most) return false;
      const inRoom = people / (this.#city.spaces[container] ?? 1);
      if (inRoom > reduced) factor = reduced / inRoom;
    }
    const chance = uniform(itemKey(this.#key, person), index);
    const withoutPass = (day.remaining[activity] ?? 1) * factor;
    const withPass = (day.remainingWithPass[activity] ?? 1) * factor;
    // For most it does not matter whether they have a pass.
    if (chance < withoutPass && chance < withPass) return true;
    if (chance >= withoutPass && chance >= withPass) return false;
    return chance < (this.#hasPass(person) ? withPass : withoutPass);
  }
}
