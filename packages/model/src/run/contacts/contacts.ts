// Who infects whom on a day. Only infectious people are looked at, and of their contacts only as
// many as would be infected if everybody were susceptible (thinning, model specification 14.3): the
// same distribution as trying every pair, at a fraction of the work.
//
// Everybody in a container is exposed to a hazard that is too large: the bound of the exposure,
// shared by the rooms. Points of a Poisson process on the hazards of all stays of a day decide who
// is hit; most infectious people have none. encounters.ts decides which points count.
//
// Each step is done for a batch of people before the next one, so that their memory is loaded at
// once instead of one after the other: most of the time goes into waiting for memory.
import { secondsPerTick } from "@episcope/common";
import { activities, code } from "../../activities.ts";
import { exposureOf, guestsBit } from "../../city/schedule/exposure.ts";
import { highestSusceptibility } from "../../disease/age.ts";
import { ln } from "../../math/elementary.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import { quarantine } from "../disease/status.ts";
import type { Candidates } from "./candidates.ts";
import type { ContactDay } from "./contactDay.ts";
import { Encounters } from "./encounters.ts";
import {
  BoundsToday,
  closestIntensities,
  exposureBounds,
  isAmongHousehold,
  withGuestsFactor,
} from "./exposureBounds.ts";
import { Households } from "./households.ts";

const batchSize = 512;
/**
 * People of a batch who may infect somebody: strength, factor at home, first and last visit,
 * strain, hazard before the first hit.
 */
const infectors = new Uint32Array(batchSize);
const strengths = new Float64Array(batchSize);
const households = new Float64Array(batchSize);
const starts = new Uint32Array(batchSize);
const ends = new Uint32Array(batchSize);
const strains = new Uint8Array(batchSize);
const distances = new Float64Array(batchSize);

/** Possible infections by some of the infectious people; a person may be in several. */
export function findCandidates(
  contactDay: ContactDay,
  from: number,
  to: number,
  found: Candidates,
): void {
  const closest = closestIntensities(largestIntensities(contactDay));
  const encounters = new Encounters(contactDay, found, closest);
  const search = new ContactSearch(contactDay, encounters, closest);
  for (let first = from; first < to; first += batchSize) {
    search.run(first, Math.min(to, first + batchSize));
  }
}

/** By activity: contact intensity times correction of the day and bound of susceptibility. */
function largestIntensities({ contacts, tables, people }: ContactDay): Float64Array {
  return Float64Array.from(
    activities,
    (activity, place) =>
      contacts[activity].intensity * (tables.intensityCorrection[place] ?? 1) * people.largest,
  );
}

/** What the bound of a stay is to be multiplied with, for who lives there and for the strain. */
function shareOf(word: number, household: number, withGuests: number): number {
  if (isAmongHousehold(word)) return household;
  return (word & guestsBit) === 0 ? 1 : withGuests;
}

class ContactSearch {
  readonly #day: ContactDay;
  readonly #encounters: Encounters;
  readonly #dayKey: number;
  readonly #bounds: BoundsToday;
  readonly #households: Households;
  readonly #thetaPerTick: number;
  readonly #closest: Float64Array;
  /** Factor on the bounds of stays where guests come, by strain. */
  readonly #withGuests: Float64Array;

  constructor(contactDay: ContactDay, encounters: Encounters, closest: Float64Array) {
    const { city, template, contacts, seed, day, theta, people, tables } = contactDay;
    const { state, protection } = contactDay;
    this.#day = contactDay;
    this.#encounters = encounters;
    this.#dayKey = key(seed, stream.contact, day);
    this.#households = new Households(city, state, protection);
    this.#thetaPerTick = theta * secondsPerTick;
    this.#bounds = new BoundsToday(
      exposureBounds(city, template, contacts),
      tables.intensityCorrection,
      people.largest,
    );
    this.#closest = closest;
    this.#withGuests = people.atHome.map((ofStrain) => withGuestsFactor(closest, ofStrain));
  }

  run(from: number, to: number): void {
    const asked = this.#choose(from, to);
    const count = this.#askHouseholds(asked);
    this.#findVisits(count);
    for (let entry = 0; entry < count; entry++) this.#goThroughDay(entry);
    this.#encounters.finish();
  }

  /** Those who may hit somebody; how many. */
  #choose(from: number, to: number): number {
    const { state, people, day, staysHome } = this.#day;
    const { infectious, infectiousStrain } = state;
    let count = 0;
    for (let place = from; place < to; place++) {
      const infector = infectious[place] ?? 0;
      const strength = people.infectiousness(place, day) * this.#thetaPerTick;
      const chance = uniform(itemKey(this.#dayKey, infector), 0);
      // Nobody is hit with probability exp(-bound) ≥ 1 - bound. People who stay at home longer have
      // no bound.
      const strain = infectiousStrain[place] ?? 0;
      const withGuests = this.#withGuests[strain] ?? 1;
      const bound = this.#bounds.of(infector, people.atHome[strain] ?? 1, withGuests, false);
      if (chance <= 1 - strength * bound && !staysHome) continue;
      infectors[count] = infector;
      strains[count] = strain;
      strengths[count] = strength;
      distances[count++] = chance;
    }
    return count;
  }

  /** Narrows them down by who is susceptible at home and who may not leave it; returns how many. */
  #askHouseholds(asked: number): number {
    const { day, staysHome, state, people } = this.#day;
    let count = 0;
    for (let entry = 0; entry < asked; entry++) {
      const infector = infectors[entry] ?? 0;
      const isolation = state.quarantine[infector] ?? quarantine.none;
      if (isolation === quarantine.full) continue;
      const strain = strains[entry] ?? 0;
      const strength = strengths[entry] ?? 0;
      const chance = distances[entry] ?? 0;
      const susceptibility = this.#households.susceptibility(infector, strain, day);
      const household = susceptibility * (people.atHome[strain] ?? 1);
      const isAtHomeOnly = isolation === quarantine.atHome;
      const withGuests = this.#withGuests[strain] ?? 1;
      const bound = this.#bounds.of(infector, household, withGuests, isAtHomeOnly);
      if (chance <= 1 - strength * bound && !staysHome) continue;
      infectors[count] = infector;
      strengths[count] = strength;
      strains[count] = strain;
      households[count] = household;
      distances[count++] = chance;
    }
    return count;
  }

  #findVisits(count: number): void {
    const { personStart, visits } = this.#day.template;
    for (let entry = 0; entry < count; entry++) {
      const infector = infectors[entry] ?? 0;
      starts[entry] = personStart[infector] ?? 0;
      ends[entry] = personStart[infector + 1] ?? 0;
      distances[entry] = -ln(distances[entry] ?? 0);
    }
    // Visits are asked for in advance; the sum keeps the engine from leaving it out.
    let sum = 0;
    for (let entry = 0; entry < count; entry++) {
      sum ^= (visits[(starts[entry] ?? 0) * 4] ?? 0) ^ (visits[(ends[entry] ?? 0) * 4 - 1] ?? 0);
    }
    this.#encounters.touched = sum;
  }

  /** Puts the hits of one person's day into the list of encounters. */
  #goThroughDay(entry: number): void {
    const { state, participation, staysHome, template } = this.#day;
    const { visits } = template;
    const closest = this.#closest;
    const encounters = this.#encounters;
    const infector = infectors[entry] ?? 0;
    const strength = strengths[entry] ?? 0;
    if (!(strength > 0)) return;
    const isAtHomeOnly = state.quarantine[infector] === quarantine.atHome;
    const takesPlace = isAtHomeOnly || participation.isEverythingOpen;
    const strain = strains[entry] ?? 0;
    const infectorKey = itemKey(this.#dayKey, infector);
    const household = households[entry] ?? 0;
    const withGuests = this.#withGuests[strain] ?? 1;
    let left = distances[entry] ?? 0;
    let draw = 1;
    const end = ends[entry] ?? 0;
    for (let visit = starts[entry] ?? 0; visit < end; visit++) {
      const word = visits[visit * 4 + 3] ?? 0;
      const share = shareOf(word, household, withGuests);
      let activity = word & 0xff;
      if (isAtHomeOnly) {
        if (activity !== code.home) continue;
        activity = code.quarantine_home;
      }
      // A product in each case: of a number that only one of them computes, the engine would make
      // an object.
      const bound = staysHome
        ? share * strength * this.#longBound(visit, activity)
        : share * strength * (exposureOf(word) * (closest[(word & guestsBit) | activity] ?? 0));
      if (left >= bound) {
        left -= bound;
        continue;
      }
      if (!takesPlace && !participation.takesPlace(visit)) {
        // Whatever would have fallen into the stay: the way from its end to the next point is as
        // long as any.
        left = -ln(uniform(infectorKey, draw++));
        continue;
      }
      // The points of the process that fall into this stay.
      while (left < bound) {
        const container = visits[visit * 4 + 1] ?? 0;
        const pointKey = itemKey(infectorKey, draw);
        encounters.add(visit, container, activity, strain, strength, share, left / bound, pointKey);
        left -= ln(uniform(infectorKey, draw++));
      }
      left -= bound;
    }
  }

  /** Where people stay at home longer than planned, all visits of the day may be shared. */
  #longBound(visit: number, activity: number): number {
    const { template, city, participation } = this.#day;
    const { visits, containerStart } = template;
    const container = visits[visit * 4 + 1] ?? 0;
    const ticks = participation.leave(visit) - participation.enter(visit);
    const count = (containerStart[container + 1] ?? 0) - (containerStart[container] ?? 0);
    const people = Math.max(1, city.maxPeople[container] ?? 1);
    const intensity = this.#closest[guestsBit | activity] ?? 0;
    return count < 2 ? 0 : (intensity * highestSusceptibility * ticks * count) / people;
  }
}
