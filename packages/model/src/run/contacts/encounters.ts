// From points of the thinned search to infections: who is hit, is that person susceptible and
// there, and how likely is an infection (model specification 3).
//
// A pair of stays gets points at a rate of at least -ln(1 - p), p being the true probability of
// infection. Each point is accepted with the share that makes it exactly that rate, so that at
// least one is accepted with probability p. Draws for a pair (masks, outdoors) are the same for all
// of its points.
import { activityCount, code } from "../../activities.ts";
import {
  guestsBit,
  householdAmongGuests,
  jointTicks,
  stepsOf,
} from "../../city/schedule/exposure.ts";
import { highestSusceptibility, susceptibilityStep } from "../../disease/age.ts";
import { expNegative, ln } from "../../math/elementary.ts";
import { closedTicksOfBoth } from "../../policy/closingHours.ts";
import { drawnMask } from "../../policy/masks.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import { quarantine, status } from "../disease/status.ts";
import type { Candidates } from "./candidates.ts";
import type { ContactDay } from "./contactDay.ts";
import { closenessOf, isHomeActivity, mayMeet } from "./dayTables.ts";
import { mostSteps } from "./mostSteps.ts";

const capacity = 2048;
/** One of so many points with vaccinated people is recorded, by chance. */
const recordedOneIn = 4;
/** Contact outdoors instead of indoors (model specification 3.5). */
const outdoorFactor = 0.1;
/** Up to so many stays in a container the one that is hit is searched for; beyond, by rejection. */
const fewVisits = 16;

/**
 * Points, column by column: the infector's visit, its container and activity today; strain,
 * strength, factor on the bound there, position in the stay (0 … 1), key; the first stay in the
 * container, how many there are, the most steps of susceptibility, and the stay that is hit.
 */
const infectorVisits = new Uint32Array(capacity);
const containers = new Uint32Array(capacity);
const ownActivities = new Uint8Array(capacity);
const strains = new Uint8Array(capacity);
const strengths = new Float64Array(capacity);
const shares = new Float64Array(capacity);
const positions = new Float64Array(capacity);
const keys = new Int32Array(capacity);
const firstVisits = new Uint32Array(capacity);
const sizes = new Uint32Array(capacity);
const most = new Uint8Array(capacity);
const otherVisits = new Uint32Array(capacity);
/** Points whose person is susceptible, and that person. */
const hits = new Uint32Array(capacity);
const targets = new Uint32Array(capacity);
/** Points that have not found a stay yet. */
const undecided = new Uint32Array(capacity);
/** Of the stays in one container. */
const weights = new Float64Array(fewVisits);
/** Draws of a point: the first decides whether it is accepted. */
const acceptance = 0;
const recorded = 1;
const firstTry = 2;

/** How much somebody counts in the exposure of a stay, by the last words of both visits. */
function stepsAmong(word: number, other: number): number {
  const isAmongGuests = (word & guestsBit) !== 0 && (other & 0xff) === code.home;
  return stepsOf(other) * (isAmongGuests ? householdAmongGuests : 1);
}

export class Encounters {
  readonly #day: ContactDay;
  readonly #found: Candidates;
  readonly #closest: Float64Array;
  readonly #dayKey: number;
  readonly #mostSteps: Uint8Array;
  #count = 0;
  /** The stay whose others have been weighed last, and the sum of their weights. */
  #weighed = -1;
  #weight = 0;
  /** Key of the pair, and draws from it so far. */
  #key = 0;
  #draw = 0;
  /** Written so that memory is really read in advance. */
  touched = 0;

  /** Bounds of intensity by activity, see exposureBounds.ts. */
  constructor(day: ContactDay, found: Candidates, closest: Float64Array) {
    this.#day = day;
    this.#closest = closest;
    this.#found = found;
    this.#dayKey = key(day.seed, stream.contact, day.day);
    this.#mostSteps = mostSteps(day.template);
  }

  /** A point in a stay of an infectious person. */
  add(
    visit: number,
    container: number,
    own: number,
    strain: number,
    strength: number,
    share: number,
    position: number,
    pointKey: number,
  ): void {
    if (this.#count === capacity) this.finish();
    const at = this.#count++;
    infectorVisits[at] = visit;
    containers[at] = container;
    ownActivities[at] = own;
    strains[at] = strain;
    strengths[at] = strength;
    shares[at] = share;
    positions[at] = position;
    keys[at] = pointKey;
  }

  /** Step by step for all points: each step reads memory that the one before has named. */
  finish(): void {
    const { template, staysHome } = this.#day;
    const { containerStart, containerVisits } = template;
    const count = this.#count;
    this.#count = 0;
    for (let at = 0; at < count; at++) {
      const container = containers[at] ?? 0;
      const first = containerStart[container] ?? 0;
      firstVisits[at] = first;
      sizes[at] = (containerStart[container + 1] ?? 0) - first;
      most[at] = this.#mostSteps[container] ?? 0;
    }
    if (staysHome) {
      // Stays may be longer than planned: all of the day count alike.
      for (let at = 0; at < count; at++) {
        const place = Math.floor((positions[at] ?? 0) * (sizes[at] ?? 0));
        otherVisits[at] = containerVisits[(firstVisits[at] ?? 0) + place] ?? 0;
      }
    } else {
      this.#findOtherVisits(count);
    }
    const hitCount = this.#findSusceptible(count);
    for (let hit = 0; hit < hitCount; hit++) this.#meet(hits[hit] ?? 0, targets[hit] ?? 0);
  }

  /** Lists the points that hit a susceptible person; how many. */
  #findSusceptible(count: number): number {
    const { state, template } = this.#day;
    const { visits } = template;
    const { status: statusOf } = state;
    let hitCount = 0;
    for (let at = 0; at < count; at++) {
      const person = visits[(otherVisits[at] ?? 0) * 4] ?? 0;
      if (statusOf[person] !== status.susceptible) continue;
      hits[hitCount] = at;
      targets[hitCount++] = person;
    }
    state.records.touch(targets, 0, hitCount);
    return hitCount;
  }

  /** The stay of somebody else in which each point falls. */
  #findOtherVisits(count: number): void {
    const { containerVisits } = this.#day.template;
    let open = 0;
    for (let at = 0; at < count; at++) {
      const size = sizes[at] ?? 0;
      const place = size <= fewVisits ? 0 : Math.floor(uniform(keys[at] ?? 0, firstTry) * size);
      otherVisits[at] = containerVisits[(firstVisits[at] ?? 0) + place] ?? 0;
    }
    this.#touchVisits(count);
    for (let at = 0; at < count; at++) {
      if ((sizes[at] ?? 0) <= fewVisits) otherVisits[at] = this.#hitAmongFew(at);
      else if (!this.#isHit(at, firstTry)) undecided[open++] = at;
    }
    for (let draw = firstTry + 1; open > 0; draw++) open = this.#tryAgain(open, draw);
  }

  #touchVisits(count: number): void {
    const { visits } = this.#day.template;
    let sum = 0;
    for (let at = 0; at < count; at++) sum ^= visits[(otherVisits[at] ?? 0) * 4 + 2] ?? 0;
    this.touched = sum;
  }

  /** The stay of somebody else in which a point falls, by time in common and susceptibility. */
  #hitAmongFew(at: number): number {
    const first = firstVisits[at] ?? 0;
    const size = sizes[at] ?? 0;
    // Points of one stay come one after the other.
    const visit = infectorVisits[at] ?? 0;
    if (visit !== this.#weighed) this.#weigh(visit, first, size);
    let left = (positions[at] ?? 0) * this.#weight;
    let place = 0;
    while (place < size - 1 && left >= (weights[place] ?? 0)) left -= weights[place++] ?? 0;
    return this.#day.template.containerVisits[first + place] ?? 0;
  }

  /** How long the others in a container share a stay there, and how much each counts. */
  #weigh(visit: number, first: number, size: number): void {
    const { visits, containerVisits } = this.#day.template;
    const times = visits[visit * 4 + 2] ?? 0;
    const word = visits[visit * 4 + 3] ?? 0;
    let sum = 0;
    for (let place = 0; place < size; place++) {
      const other = containerVisits[first + place] ?? 0;
      const joint = other === visit ? 0 : jointTicks(times, visits[other * 4 + 2] ?? 0);
      const weight = joint * stepsAmong(word, visits[other * 4 + 3] ?? 0);
      weights[place] = weight;
      sum += weight;
    }
    this.#weighed = visit;
    this.#weight = sum;
  }

  /**
   * For many stays: any of them, until the point falls into the common time. One try for each
   * undecided point; returns how many are left.
   */
  #tryAgain(open: number, draw: number): number {
    const { visits, containerVisits } = this.#day.template;
    for (let entry = 0; entry < open; entry++) {
      const at = undecided[entry] ?? 0;
      const place = Math.floor(uniform(keys[at] ?? 0, draw) * (sizes[at] ?? 0));
      otherVisits[at] = containerVisits[(firstVisits[at] ?? 0) + place] ?? 0;
    }
    let sum = 0;
    for (let entry = 0; entry < open; entry++) {
      sum ^= visits[(otherVisits[undecided[entry] ?? 0] ?? 0) * 4 + 2] ?? 0;
    }
    this.touched = sum;
    let left = 0;
    for (let entry = 0; entry < open; entry++) {
      const at = undecided[entry] ?? 0;
      if (!this.#isHit(at, draw)) undecided[left++] = at;
    }
    return left;
  }

  #isHit(at: number, draw: number): boolean {
    const { visits } = this.#day.template;
    const visit = infectorVisits[at] ?? 0;
    const other = otherVisits[at] ?? 0;
    const times = visits[visit * 4 + 2] ?? 0;
    const joint = jointTicks(times, visits[other * 4 + 2] ?? 0);
    if (joint === 0 || other === visit) return false;
    const position = uniform(keys[at] ?? 0, draw) * (sizes[at] ?? 0);
    const steps = stepsAmong(visits[visit * 4 + 3] ?? 0, visits[other * 4 + 3] ?? 0);
    const longest = ((times >>> 16) - (times & 0xffff)) * (most[at] ?? 0);
    return (position - Math.floor(position)) * longest < joint * steps;
  }

  #meet(at: number, person: number): void {
    const { state, participation, staysHome, template } = this.#day;
    const { visits } = template;
    const visit = infectorVisits[at] ?? 0;
    const other = otherVisits[at] ?? 0;
    if (person === visits[visit * 4]) return;
    let activity = (visits[other * 4 + 3] ?? 0) & 0xff;
    const isolation = state.quarantine[person] ?? quarantine.none;
    if (isolation === quarantine.full || isolation === quarantine.atHome) {
      if (isolation === quarantine.full || activity !== code.home) return;
      activity = code.quarantine_home;
    } else if (!participation.takesPlace(other)) {
      return;
    }
    if (mayMeet[(ownActivities[at] ?? 0) * activityCount + activity] === 0) return;
    const times = visits[visit * 4 + 2] ?? 0;
    const otherTimes = visits[other * 4 + 2] ?? 0;
    if (!staysHome) {
      const start = Math.max(times & 0xffff, otherTimes & 0xffff);
      const end = Math.min(times >>> 16, otherTimes >>> 16);
      if (end > start) this.#decide(at, person, activity, start, end, end - start);
      return;
    }
    const [enter, leave] = [participation.enter(visit), participation.leave(visit)];
    const start = Math.max(enter, participation.enter(other));
    const end = Math.min(leave, participation.leave(other));
    if (end > start) this.#decide(at, person, activity, start, end, leave - enter);
  }

  /** Whether two people who are together until `end` make an infection, at this rate of points. */
  #decide(
    at: number,
    person: number,
    activity: number,
    start: number,
    end: number,
    rateTicks: number,
  ): void {
    const { tables, people, masks, state, template, city, day, effectiveness, staysHome } =
      this.#day;
    const { intensity, intensityCorrection, outdoor } = tables;
    const visit = infectorVisits[at] ?? 0;
    const own = ownActivities[at] ?? 0;
    const infector = template.visits[visit * 4] ?? 0;
    const strain = strains[at] ?? 0;
    const closeness = closenessOf(intensity, own, activity);
    // Exposure per strength and tick; its share of the rate of points.
    const isAtHome = isHomeActivity[own] === 1 && isHomeActivity[activity] === 1;
    let exposure =
      closeness *
      (isAtHome ? (people.atHome[strain] ?? 1) : 1) *
      Math.min(intensityCorrection[own] ?? 1, intensityCorrection[activity] ?? 1) *
      people.susceptibility(person, strain) *
      (end - start);
    const word = template.visits[visit * 4 + 3] ?? 0;
    const otherWord = template.visits[(otherVisits[at] ?? 0) * 4 + 3] ?? 0;
    // Where stays may be longer than planned, the bound does not know who comes for a visit, and
    // all count alike.
    const guests = staysHome ? guestsBit : word & guestsBit;
    const bound = staysHome
      ? highestSusceptibility
      : stepsAmong(word, otherWord) * susceptibilityStep;
    const rate = (this.#closest[guests | own] ?? 0) * rateTicks * (shares[at] ?? 1) * bound;
    const chance = uniform(keys[at] ?? 0, acceptance);
    // What would not happen without masks and immunity is done, unless contacts of vaccinated
    // people are recorded.
    const isRecorded =
      effectiveness !== undefined &&
      state.doses.get(person) > 0 &&
      uniform(keys[at] ?? 0, recorded) * recordedOneIn < 1;
    const limit = isRecorded ? -1 : chance * rate;
    if (exposure <= limit) return;
    this.#key = itemKey(itemKey(itemKey(this.#dayKey, infector), visit), otherVisits[at] ?? 0);
    this.#draw = 0;
    if (tables.hasClosing && this.#chance() < tables.curfewCompliance) {
      exposure *= 1 - this.#closedTicks(own, activity, start, end) / (end - start);
      if (exposure <= 0) return;
    }
    if (tables.hasMasks[own] === 1) {
      exposure *= masks.shedding[drawnMask(tables.masks, 3 * own, this.#chance())] ?? 1;
    }
    if (tables.hasMasks[activity] === 1) {
      exposure *= masks.intake[drawnMask(tables.masks, 3 * activity, this.#chance())] ?? 1;
    }
    const outside = Math.max(outdoor[own] ?? 0, outdoor[activity] ?? 0);
    if (outside > 0 && this.#chance() < outside) exposure *= outdoorFactor;
    if (exposure <= limit) return;
    const unprotected = exposure;
    exposure *= people.immunity(person, strain, day);
    if (exposure <= limit) return;
    const container = containers[at] ?? 0;
    const rooms = city.spaces[container] ?? 1;
    const perRoom = ((strengths[at] ?? 0) * rooms) / Math.max(1, city.maxPeople[container] ?? 1);
    const probability = 1 - expNegative(-exposure * perRoom);
    if (isRecorded) {
      // A point stands for as many contacts as there are for one (model specification 3.7).
      const weight = recordedOneIn / (rate * perRoom);
      const without = 1 - expNegative(-unprotected * perRoom);
      effectiveness.add(person, strain, day, weight, probability, without);
    }
    // In one of several rooms; the rate for this probability is below that of points, as 1 -
    // exp(-x) is concave.
    const wanted = rooms === 1 ? exposure * perRoom : -ln(1 - probability / rooms) * rooms;
    if (chance * rate * perRoom >= wanted) return;
    this.#found.add(person, infector, container, end, own, activity, probability);
  }

  #closedTicks(own: number, activity: number, start: number, end: number): number {
    const { closedFrom, closedTo } = this.#day.tables;
    return closedTicksOfBoth(
      closedFrom[own] ?? 0,
      closedTo[own] ?? 0,
      closedFrom[activity] ?? 0,
      closedTo[activity] ?? 0,
      start,
      end,
    );
  }

  #chance(): number {
    return uniform(this.#key, this.#draw++);
  }
}
