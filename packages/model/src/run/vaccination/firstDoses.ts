// First doses: willing people in the order of the campaign, by age group where there are quotas.
import type { City } from "../../city/city.ts";
import { role as roleOf } from "../../city/people/roles.ts";
import { bits, itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { ShareByAge, VaccinationSettings } from "../../settings.ts";
import { byDay } from "../byDay.ts";
import type { Memory } from "../state/memory.ts";
import type { RunState } from "../state/state.ts";

/** Share of willing people by age. */
export function sharesByAge(shares: ShareByAge): Float64Array {
  return Float64Array.from(
    { length: 256 },
    (_, age) => shares.findLast((entry) => entry.age <= age)?.share ?? 0,
  );
}

const allAges = [{ ages: [0, 255] as const, share: new Float64Array() }];

/**
 * The queue for first doses. People who may not be vaccinated for some time after an infection are
 * skipped until then.
 */
export class FirstDoses {
  readonly #city: City;
  readonly #state: RunState;
  readonly #settings: VaccinationSettings;
  readonly #seed: number;
  /** Group after group, in the order of vaccination. */
  readonly #waiting: Uint32Array;
  /** Of each of them, in the same order: a day before which they may not be vaccinated. */
  readonly #notBefore: Uint16Array;
  /** 1 once the list is made, on the day of the first dose. */
  readonly #isReady: Uint8Array;
  /** 1 once a campaign has given a first dose: from then on everybody in the queue is looked at. */
  readonly #isOutOfTurn: Uint8Array;
  /** Per group: first place, people who still wait, people of the group, doses given. */
  readonly #groups: Uint32Array;

  constructor(
    memory: Memory,
    city: City,
    state: RunState,
    settings: VaccinationSettings,
    seed: number,
  ) {
    this.#city = city;
    this.#state = state;
    this.#settings = settings;
    this.#seed = seed;
    this.#waiting = memory.u32("waiting for a dose", city.personCount);
    this.#notBefore = memory.u16("no dose before", city.personCount);
    this.#isReady = memory.u8("waiting list is made", 1);
    this.#isOutOfTurn = memory.u8("first doses out of turn", 1);
    this.#groups = memory.u32("waiting groups", 4 * Math.max(1, settings.quotas.length));
  }

  byCapacity(
    day: number,
    capacity: number,
    eligibleFrom: (person: number) => number,
    give: (person: number) => void,
  ): void {
    if (capacity > 0) this.#give(0, day, capacity, eligibleFrom, give);
  }

  /** As many as the share of each age group asks for, at most `most` in all. */
  byQuotas(
    day: number,
    most: number,
    eligibleFrom: (person: number) => number,
    give: (person: number) => void,
  ): void {
    let left = most;
    this.#settings.quotas.forEach(({ share }, group) => {
      const wanted = byDay(share, day);
      if (!(wanted > 0)) return;
      this.#prepare();
      const people = this.#groups[4 * group + 2] ?? 0;
      const given = this.#groups[4 * group + 3] ?? 0;
      const doses = Math.min(left, Math.round(wanted * people) - given);
      if (doses > 0) left -= this.#give(group, day, doses, eligibleFrom, give);
    });
  }

  /** A first dose was not given from this list. */
  noteOutOfTurn(): void {
    this.#isOutOfTurn[0] = 1;
  }

  #give(
    group: number,
    day: number,
    doses: number,
    eligibleFrom: (person: number) => number,
    give: (person: number) => void,
  ): number {
    this.#prepare();
    const waiting = this.#waiting;
    const notBefore = this.#notBefore;
    const first = this.#groups[4 * group] ?? 0;
    const end = first + (this.#groups[4 * group + 1] ?? 0);
    this.#state.records.touch(waiting, first, Math.min(end, first + doses));
    let given = 0;
    let passed = 0;
    let stillWaiting = first;
    let place = first;
    for (; place < end && given < doses; place++) {
      const person = waiting[place] ?? 0;
      let from = notBefore[place] ?? 0;
      if (from <= day || this.#isOutOfTurn[0] === 1) {
        if (this.#state.doses.get(person) > 0) {
          // Had a dose in a campaign meanwhile.
          passed++;
          continue;
        }
        from = eligibleFrom(person);
        if (from <= day) {
          give(person);
          given++;
          continue;
        }
      }
      waiting[stillWaiting] = person;
      notBefore[stillWaiting++] = from;
    }
    // Those who had to be passed over stay in front of the others.
    const start = place - (stillWaiting - first);
    waiting.copyWithin(start, first, stillWaiting);
    notBefore.copyWithin(start, first, stillWaiting);
    this.#groups[4 * group] = start;
    this.#groups[4 * group + 1] = end - start;
    this.#groups[4 * group + 3] = (this.#groups[4 * group + 3] ?? 0) + given + passed;
    return given;
  }

  #prepare(): void {
    if (this.#isReady[0] === 1) return;
    this.#isReady[0] = 1;
    const { quotas, order } = this.#settings;
    const groups = quotas.length > 0 ? quotas : allAges;
    let start = 0;
    const isTaken = new Uint8Array(this.#city.personCount);
    groups.forEach(({ ages: [youngest, oldest] }, group) => {
      const people = this.#peopleOf(youngest, oldest, isTaken);
      const sorted = this.#inOrder(this.#willing(people), order);
      this.#waiting.set(sorted, start);
      this.#groups.set([start, sorted.length, people.length, 0], 4 * group);
      start += sorted.length;
    });
  }

  /** Where age groups overlap, people belong to the first one. */
  #peopleOf(youngest: number, oldest: number, isTaken: Uint8Array): Uint32Array {
    const { age, personCount } = this.#city;
    const people = new Uint32Array(personCount);
    let count = 0;
    for (let person = 0; person < personCount; person++) {
      const years = age[person] ?? 0;
      if (years < youngest || years > oldest || isTaken[person] === 1) continue;
      isTaken[person] = 1;
      people[count++] = person;
    }
    return people.subarray(0, count);
  }

  #willing(people: Uint32Array): Uint32Array {
    const { age } = this.#city;
    const shares = sharesByAge(this.#settings.compliance);
    const willingKey = key(this.#seed, stream.compliance);
    const willing = new Uint32Array(people.length);
    let count = 0;
    for (let place = 0; place < people.length; place++) {
      const person = people[place] ?? 0;
      const share = shares[age[person] ?? 0] ?? 0;
      if (share < 1 && uniform(itemKey(willingKey, person), 0) >= share) continue;
      willing[count++] = person;
    }
    return willing.subarray(0, count);
  }

  /** The oldest first, or everybody mixed; people of one age by chance. */
  #inOrder(people: Uint32Array, order: VaccinationSettings["order"]): Uint32Array {
    const { age, role } = this.#city;
    const orderKey = key(this.#seed, stream.vaccination, 3);
    // Age in front of the random bits makes one number to sort by; the place breaks no tie worth
    // breaking.
    const ranks = new Float64Array(people.length);
    for (let place = 0; place < people.length; place++) {
      const person = people[place] ?? 0;
      const isFirst = role[person] === roleOf.careResident || role[person] === roleOf.carer;
      const years = isFirst ? 0 : order === "byAge" ? 255 - (age[person] ?? 0) : 1;
      const chance = bits(itemKey(orderKey, person), 0) >>> 16;
      ranks[place] = (years * 65_536 + chance) * 33_554_432 + place;
    }
    ranks.sort();
    const sorted = new Uint32Array(people.length);
    for (let place = 0; place < people.length; place++) {
      sorted[place] = people[(ranks[place] ?? 0) % 33_554_432] ?? 0;
    }
    return sorted;
  }
}
