// Hits of the thinned search on their way to infections: who is it, is it susceptible, was it there, and how likely is an infection (section 3).
import { activityCount, code } from "../activities.ts";
import { overlappingVisits } from "../city/exposure.ts";
import { expNegative } from "../math/elementary.ts";
import { closedTicksOfBoth } from "../policy/closingHours.ts";
import { drawnMask } from "../policy/masks.ts";
import { uniform } from "../random/counterRandom.ts";
import type { Candidates } from "./candidates.ts";
import type { ContactDay } from "./contacts.ts";
import { isHomeActivity, mayMeet } from "./dayTables.ts";
import { quarantine, status } from "./status.ts";

const capacity = 2048;
/** Contact outdoors instead of indoors (3.5). */
const outdoorFactor = 0.1;

/** Place of the infector in the list of infectious people, visit, where in it (0 … 1) and then in the container, hazard, strength, key. */
const infectorPlaces = new Uint32Array(capacity);
const visitsOf = new Uint32Array(capacity);
const positions = new Float64Array(capacity);
const others = new Uint32Array(capacity);
const overlapping = new Uint32Array(capacity);
const bounds = new Float64Array(capacity);
const strengths = new Float64Array(capacity);
const keys = new Int32Array(capacity);
const none = 0xffffffff;

export class Encounters {
  readonly #day: ContactDay;
  readonly #found: Candidates;
  readonly #visitIntensity: number;
  #count = 0;
  /** Of the last hit before those in the list. */
  #lastVisit = none;
  #lastSlot = none;
  #key = 0;
  #draw = 0;
  /** Written so that memory is really read in advance. */
  touched = 0;

  constructor(day: ContactDay, found: Candidates) {
    this.#day = day;
    this.#found = found;
    this.#visitIntensity = day.tables.intensity[code.visit] ?? 0;
  }

  add(
    place: number,
    visit: number,
    position: number,
    bound: number,
    strength: number,
    key: number,
  ): void {
    if (this.#count === capacity) this.finish();
    const at = this.#count++;
    infectorPlaces[at] = place;
    visitsOf[at] = visit;
    positions[at] = position;
    bounds[at] = bound;
    strengths[at] = strength;
    keys[at] = key;
  }

  /** Step by step for all that have been added: each step reads memory that the one before has named. */
  finish(): void {
    const { state, template, staysHome } = this.#day;
    const { visits, containerStart, containerVisits } = template;
    const { status: statusOf, infectious } = state;
    const count = this.#count;
    this.#count = 0;
    for (let at = 0; at < count; at++) {
      const visit = visitsOf[at] ?? 0;
      const container = visits[visit * 4 + 1] ?? 0;
      const first = containerStart[container] ?? 0;
      const few = staysHome ? -1 : overlappingVisits(template, visit, overlapping);
      const size = few >= 0 ? few : (containerStart[container + 1] ?? 0) - first;
      const slot = Math.min(size - 1, Math.floor((positions[at] ?? 0) * size));
      // Two points in one place are one hit.
      const isAgain = this.#lastVisit === visit && this.#lastSlot === slot;
      this.#lastVisit = visit;
      this.#lastSlot = slot;
      bounds[at] = isAgain ? 0 : (bounds[at] ?? 0) / size;
      others[at] = (few >= 0 ? overlapping[slot] : containerVisits[first + slot]) ?? 0;
    }
    for (let at = 0; at < count; at++) {
      const person = visits[(others[at] ?? 0) * 4] ?? 0;
      const isPossible = bounds[at] !== 0 && statusOf[person] === status.susceptible;
      if (!isPossible || person === infectious[infectorPlaces[at] ?? 0]) others[at] = none;
    }
    for (let at = 0; at < count; at++) if (others[at] !== none) this.#meet(at);
  }

  #meet(at: number): void {
    const { state, participation, staysHome, template, city } = this.#day;
    const { visits } = template;
    const visit = visitsOf[at] ?? 0;
    const other = others[at] ?? 0;
    const times = visits[visit * 4 + 2] ?? 0;
    const otherTimes = visits[other * 4 + 2] ?? 0;
    const start = staysHome
      ? Math.max(participation.enter(visit), participation.enter(other))
      : Math.max(times & 0xffff, otherTimes & 0xffff);
    const end = staysHome
      ? Math.min(participation.leave(visit), participation.leave(other))
      : Math.min(times >>> 16, otherTimes >>> 16);
    if (end <= start) return;
    const person = visits[other * 4] ?? 0;
    let activity = (visits[other * 4 + 3] ?? 0) & 0xff;
    const isolation = state.quarantine[person] ?? quarantine.none;
    if (isolation === quarantine.full || isolation === quarantine.atHome) {
      if (isolation === quarantine.full || activity !== code.home) return;
      activity = code.quarantine_home;
    } else if (!participation.takesPlace(other)) {
      return;
    }
    const infector = state.infectious[infectorPlaces[at] ?? 0] ?? 0;
    let own = (visits[visit * 4 + 3] ?? 0) & 0xff;
    if (state.quarantine[infector] === quarantine.atHome) own = code.quarantine_home;
    if (mayMeet[own * activityCount + activity] === 0) return;
    const container = visits[visit * 4 + 1] ?? 0;
    const rooms = city.spaces[container] ?? 1;
    const acceptance = 1 / (rooms * (1 - expNegative(-(bounds[at] ?? 0))));
    const perTick = ((strengths[at] ?? 0) * rooms) / Math.max(1, city.maxPeople[container] ?? 1);
    this.#key = keys[at] ?? 0;
    this.#draw = 0;
    const strain = state.strain[infector] ?? 0;
    const probability = this.#probability(
      person,
      strain,
      own,
      activity,
      start,
      end,
      perTick,
      acceptance,
    );
    if (probability > 0) {
      this.#found.add(person, infector, container, end, own, activity, probability);
    }
  }

  /** Of infection, if it happens; 0 if not. */
  #probability(
    person: number,
    strain: number,
    own: number,
    activity: number,
    start: number,
    end: number,
    perTick: number,
    acceptance: number,
  ): number {
    const { tables, people, masks, state, day, effectiveness } = this.#day;
    const { intensity, intensityCorrection, outdoor } = tables;
    let ticks = end - start;
    if (tables.hasClosing && this.#chance() < tables.curfewCompliance) {
      ticks -= this.#closedTicks(own, activity, start, end);
      if (ticks <= 0) return 0;
    }
    // A guest brings the closeness of a visit, otherwise the looser of the two counts.
    const isGuest =
      (activity === code.visit && isHomeActivity[own] === 1) ||
      (own === code.visit && isHomeActivity[activity] === 1);
    const closeness = isGuest
      ? this.#visitIntensity
      : Math.min(intensity[own] ?? 0, intensity[activity] ?? 0);
    let exposure =
      perTick *
      closeness *
      ticks *
      Math.min(intensityCorrection[own] ?? 1, intensityCorrection[activity] ?? 1) *
      people.susceptibility(person, strain);
    if (tables.hasMasks[own] === 1) {
      exposure *= masks.shedding[drawnMask(tables.masks, 3 * own, this.#chance())] ?? 1;
    }
    if (tables.hasMasks[activity] === 1) {
      exposure *= masks.intake[drawnMask(tables.masks, 3 * activity, this.#chance())] ?? 1;
    }
    const outside = Math.max(outdoor[own] ?? 0, outdoor[activity] ?? 0);
    if (outside > 0 && this.#chance() < outside) exposure *= outdoorFactor;
    const chance = this.#chance();
    // Without immunity it would not happen either: nothing more to compute, unless contacts of vaccinated people are recorded.
    const isRecorded = effectiveness !== undefined && (state.doses[person] ?? 0) > 0;
    if (!isRecorded && chance >= exposure * acceptance) return 0;
    const immunity = people.immunity(person, strain, day);
    const probability = 1 - expNegative(-exposure * immunity);
    if (isRecorded) {
      // How likely it would have been without immunity (3.7).
      const unprotected = 1 - expNegative(-exposure);
      effectiveness.add(person, strain, day, acceptance, probability, unprotected);
    }
    return chance < probability * acceptance ? probability : 0;
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
