// The day itself: who infects whom. Only people who are infectious are looked at, and of those around them only as many as would be
// infected if everybody were susceptible (thinning, 14.3): the same distribution as trying every pair, at a fraction of the work.
import { activityCount, code } from "../activities.ts";
import { type City, secondsPerTick, type Template } from "../city/city.ts";
import { expNegative, ln } from "../math/elementary.ts";
import { closedTicksOfBoth } from "../policy/closingHours.ts";
import { drawnMask, type MaskFactors } from "../policy/masks.ts";
import { itemKey, key, stream, uniform } from "../random/counterRandom.ts";
import { type DayTables, isHomeActivity, mayMeet } from "./dayTables.ts";
import type { Participation } from "./participation.ts";
import type { RunState } from "./state.ts";
import { quarantine, status } from "./status.ts";

/** Factors that depend on persons; all at most 1 except the infector's. */
export interface PersonFactors {
  /** Infectiousness of a person today: course of infection, age, strain, own immunity. */
  infectiousness(person: number): number;
  /** Susceptibility to a strain: age, person, immunity; at most `largest`. */
  susceptibility(person: number, strain: number): number;
  /** Upper bound of susceptibility over all people. */
  readonly largest: number;
}

export interface Candidate {
  readonly person: number;
  readonly infector: number;
  readonly container: number;
  readonly tick: number;
  readonly infectorActivity: number;
  readonly activity: number;
  readonly probability: number;
}

export interface ContactDay {
  readonly city: City;
  readonly template: Template;
  readonly state: RunState;
  readonly tables: DayTables;
  readonly participation: Participation;
  readonly factors: PersonFactors;
  readonly masks: MaskFactors;
  readonly theta: number;
  readonly seed: number;
  /** Counted from 1. */
  readonly day: number;
}

/** Contact outdoors instead of indoors (3.5). */
const outdoorFactor = 0.1;
const leastHit = 1e-12;
/** From this share of hits on, trying everybody is cheaper than jumping. */
const worthJumping = 0.25;

/** Infections that may happen because of some of the infectious people; a person may be in several. */
export function findCandidates(
  { city, template, state, tables, participation, factors, masks, theta, seed, day }: ContactDay,
  from: number,
  to: number,
  found: (candidate: Candidate) => void,
): void {
  const { visits, personStart, containerStart, containerVisits } = template;
  const { intensity, intensityCorrection, outdoor, closedFrom, closedTo } = tables;
  const dayKey = key(seed, stream.contact, day);
  const thetaPerTick = theta * secondsPerTick;
  const visitIntensity = intensity[code.visit] ?? 0;

  for (let place = from; place < to; place++) {
    const infector = state.infectious[place] ?? 0;
    const isolation = state.quarantine[infector] ?? 0;
    if (isolation === quarantine.full) continue;
    const strength = factors.infectiousness(infector) * thetaPerTick;
    if (!(strength > 0)) continue;
    const strain = state.strain[infector] ?? 0;
    const infectorKey = itemKey(dayKey, infector);
    const last = personStart[infector + 1] ?? 0;

    for (let visit = personStart[infector] ?? 0; visit < last; visit++) {
      const word = visit * 4;
      let activity = (visits[word + 3] ?? 0) & 0xff;
      if (isolation === quarantine.atHome) {
        if (activity !== code.home) continue;
        activity = code.quarantine_home;
      } else if (!participation.takesPlace(visit)) {
        continue;
      }
      const container = visits[word + 1] ?? 0;
      const first = containerStart[container] ?? 0;
      const count = (containerStart[container + 1] ?? 0) - first;
      if (count < 2) continue;
      const times = visits[word + 2] ?? 0;
      const enter = times & 0xffff;
      const leave = times >>> 16;
      const spaces = city.spaces[container] ?? 1;
      const roomFactor = (strength * spaces) / (city.maxPeople[container] ?? 1);
      const isAtHome = isHomeActivity[activity] === 1;
      const own = intensity[activity] ?? 0;
      const bound = isAtHome && visitIntensity > own ? visitIntensity : own;
      const largest =
        roomFactor *
        bound *
        (intensityCorrection[activity] ?? 1) *
        (leave - enter) *
        factors.largest;
      if (!(largest > 0)) continue;
      const hit = (1 - expNegative(-largest)) / spaces;
      // Too small to be told from zero: it would never happen, and a jump would have no length.
      if (!(hit > leastHit)) continue;
      const visitKey = itemKey(infectorKey, (visits[word + 3] ?? 0) >>> 8);
      // 1 / ln(1 - hit), for the length of jumps between stops.
      const jump = hit < worthJumping ? 1 / ln(1 - hit) : 0;
      let draw = 0;

      for (let next = 0; ; next++) {
        if (jump !== 0) next += Math.floor(ln(uniform(visitKey, draw++)) * jump);
        if (next >= count) break;
        const other = containerVisits[first + next] ?? 0;
        const otherWord = other * 4;
        const person = visits[otherWord] ?? 0;
        if (state.status[person] !== status.susceptible || person === infector) continue;
        const otherTimes = visits[otherWord + 2] ?? 0;
        const start = Math.max(enter, otherTimes & 0xffff);
        const end = Math.min(leave, otherTimes >>> 16);
        if (end <= start) continue;
        let otherActivity = (visits[otherWord + 3] ?? 0) & 0xff;
        const otherIsolation = state.quarantine[person] ?? 0;
        if (otherIsolation !== quarantine.none) {
          if (otherIsolation === quarantine.full || otherActivity !== code.home) continue;
          otherActivity = code.quarantine_home;
        } else if (!participation.takesPlace(other)) {
          continue;
        }
        if (mayMeet[activity * activityCount + otherActivity] === 0) continue;

        let ticks = end - start;
        if (tables.hasClosing && uniform(visitKey, draw++) < tables.curfewCompliance) {
          ticks -= closedTicksOfBoth(
            closedFrom[activity] ?? 0,
            closedTo[activity] ?? 0,
            closedFrom[otherActivity] ?? 0,
            closedTo[otherActivity] ?? 0,
            start,
            end,
          );
          if (ticks <= 0) continue;
        }
        // A guest brings the closeness of a visit, otherwise the looser of the two counts.
        const otherOwn = intensity[otherActivity] ?? 0;
        const isGuest = isAtHome
          ? otherActivity === code.visit
          : activity === code.visit && isHomeActivity[otherActivity] === 1;
        const closeness = isGuest ? visitIntensity : Math.min(own, otherOwn);
        let exposure =
          roomFactor *
          closeness *
          ticks *
          Math.min(intensityCorrection[activity] ?? 1, intensityCorrection[otherActivity] ?? 1) *
          factors.susceptibility(person, strain);
        if (tables.hasMasks[activity] === 1) {
          const worn = drawnMask(tables.masks, 3 * activity, uniform(visitKey, draw++));
          exposure *= masks.shedding[worn] ?? 1;
        }
        if (tables.hasMasks[otherActivity] === 1) {
          const worn = drawnMask(tables.masks, 3 * otherActivity, uniform(visitKey, draw++));
          exposure *= masks.intake[worn] ?? 1;
        }
        const outside = Math.max(outdoor[activity] ?? 0, outdoor[otherActivity] ?? 0);
        if (outside > 0 && uniform(visitKey, draw++) < outside) exposure *= outdoorFactor;
        const probability = 1 - expNegative(-exposure);
        const accepted = jump === 0 ? probability / spaces : probability / (hit * spaces);
        if (uniform(visitKey, draw++) >= accepted) continue;
        found({
          person,
          infector,
          container,
          tick: end,
          infectorActivity: activity,
          activity: otherActivity,
          probability,
        });
      }
    }
  }
}
