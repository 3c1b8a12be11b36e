// Contact tracing (model specification 6.6). Contacts are not stored: those of an index case are
// found again from the draws of the days in question (model specification 14.5).
import { imported, secondsPerTick } from "@episcope/common";
import { activities, activityCount, code } from "../../activities.ts";
import type { City, Template } from "../../city/city.ts";
import { jointTicks } from "../../city/schedule/exposure.ts";
import { ln } from "../../math/elementary.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { ModelSettings, TracingSettings } from "../../settings.ts";
import { byDay, stepOn } from "../byDay.ts";
import { isHomeActivity, mayMeet } from "../contacts/dayTables.ts";
import type { Participation } from "../contacts/participation.ts";
import { StayPairs } from "../contacts/stayPairs.ts";
import type { Onsets } from "../disease/onsets.ts";
import { quarantine, status } from "../disease/status.ts";
import type { GrowingLog } from "../results/infectionLog.ts";
import { roundedByChance } from "../rounding.ts";
import type { RunState } from "../state/state.ts";
import { isExemptFromTracing } from "./proofs.ts";
import type { Quarantine } from "./quarantine.ts";

/** What has to be known of a day that has passed. */
export interface PastDay {
  readonly template: Template;
  readonly participation: Participation;
}

/** Nobody asks passengers and customers for their names. */
const isTraceable = Uint8Array.from(activities, (activity) =>
  activity === "pt" || activity.startsWith("shop") ? 0 : 1,
);
/** Known infections at one place that make it a place of outbreak. */
const outbreakSize = 4;
const nobody = 0;

/** Of one index case on one day. */
const pairs = new StayPairs();

/** Whom somebody met on a day and who is reached, some of them several times. */
interface Contacts {
  readonly household: number[];
  readonly nonHousehold: number[];
}

/** The same for all contacts that are found on a day. */
interface TracingDay {
  readonly day: number;
  readonly pastDay: (day: number) => PastDay | undefined;
  readonly log: GrowingLog;
  readonly probability: number;
  /** Of pairs, for who is reached. */
  readonly reachKey: number;
}

/** So many of some people by chance, in their order. */
function chosenOf(people: readonly number[], most: number, dayKey: number): readonly number[] {
  const { length } = people;
  if (length <= most) return people;
  const ranks = new Float64Array(length);
  for (let place = 0; place < length; place++) {
    ranks[place] = uniform(itemKey(dayKey, people[place] ?? 0), 0);
  }
  const limit = ranks.toSorted()[most] ?? 0;
  const chosen: number[] = [];
  for (let place = 0; place < length; place++) {
    if ((ranks[place] ?? 0) < limit) chosen.push(people[place] ?? 0);
  }
  return chosen;
}

export class Tracing {
  readonly #city: City;
  readonly #state: RunState;
  readonly #settings: TracingSettings;
  readonly #run: Pick<ModelSettings, "seed" | "startDay" | "quarantine">;
  readonly #quarantine: Quarantine;
  readonly #onsets: Onsets;
  /** Of the day. */
  #kindOfContacts: typeof quarantine.atHome | typeof quarantine.testing = quarantine.atHome;
  /** Days back that may be asked for. */
  readonly memoryDays: number;
  /** Written so that memory is really read in advance. */
  touched = 0;

  constructor(
    city: City,
    state: RunState,
    onsets: Onsets,
    settings: TracingSettings,
    quarantines: Quarantine,
    run: Pick<ModelSettings, "seed" | "startDay" | "quarantine">,
  ) {
    this.#city = city;
    this.#state = state;
    this.#settings = settings;
    this.#quarantine = quarantines;
    this.#run = run;
    this.#onsets = onsets;
    this.memoryDays = settings.lookBackDays + Math.max(0, ...settings.delayDays) + 1;
  }

  /** The work of a day: index cases whose delay is over, as many as can be asked. */
  advance(day: number, pastDay: (day: number) => PastDay | undefined, log: GrowingLog): void {
    const { from, strategy, delayDays, capacity } = this.#settings;
    const delay = Math.round(byDay(delayDays, day));
    const cases = this.#onsets.peopleOn(day - delay);
    const calendarDay = this.#run.startDay + day - 1;
    if (calendarDay < from) return;
    const kind = stepOn(this.#run.quarantine.ofContacts, calendarDay);
    this.#kindOfContacts = kind === "testing" ? quarantine.testing : quarantine.atHome;
    if (strategy === "random") {
      this.#quarantineAnybody(day);
      return;
    }
    const dayKey = key(this.#run.seed, stream.tracing, day);
    const most = roundedByChance(byDay(capacity, day) * this.#city.sample, uniform(dayKey, 0));
    const probability = byDay(this.#settings.probability, day);
    const reachKey = key(this.#run.seed, stream.tracing, day, 1);
    const today = { day, pastDay, log, probability, reachKey };
    for (const person of chosenOf(cases, most, dayKey))
      this.#trace(person, day - delay, today, true);
    if (strategy === "location") this.#closeOutbreaks(day, delay, log);
  }

  #trace(index: number, onsetDay: number, today: TracingDay, goesOn: boolean): void {
    const reachKey = itemKey(today.reachKey, index);
    for (let day = onsetDay; day >= onsetDay - this.#settings.lookBackDays; day--) {
      const past = today.pastDay(day);
      if (!past) continue;
      const infected = this.#infectedBy(index, day, today.log);
      this.#findPairs(index, day, past, infected);
      const { household, nonHousehold } = this.#reachedContacts(day, past, today, reachKey);
      for (const person of household) this.#quarantineContact(person, today, goesOn);
      for (const person of nonHousehold) this.#quarantineContact(person, today, goesOn);
    }
  }

  #quarantineContact(person: number, today: TracingDay, goesOn: boolean): void {
    const wasFree = this.#state.quarantine[person] === quarantine.none;
    this.#sendHome(person, today.day);
    // Whoever is found to be infected is an index case as well.
    const isSource = this.#settings.strategy === "identifySource" && goesOn && wasFree;
    if (isSource && this.#state.status[person] === status.contagious) {
      this.#trace(person, today.day, today, false);
    }
  }

  /** People whom somebody infected on a day: they were in the same room. */
  #infectedBy(index: number, day: number, log: GrowingLog): readonly number[] {
    const people: number[] = [];
    for (
      let entry = this.#state.lastVictim.get(index);
      entry !== nobody && (log.columns.day[entry - 1] ?? 0) >= day;
      entry = log.columns.earlierVictim[entry - 1] ?? nobody
    ) {
      if (log.columns.day[entry - 1] === day) people.push(log.columns.person[entry - 1] ?? 0);
    }
    return people;
  }

  /**
   * People who were in the same room for long enough, are reached, and for whom it makes a
   * difference.
   */
  #reachedContacts(day: number, past: PastDay, today: TracingDay, reachKey: number): Contacts {
    this.#touchVisits(past.template);
    const count = this.#longEnough(past.template);
    const { own, other, people } = pairs;
    this.#state.records.touch(people, 0, count);
    const { visits } = past.template;
    const household: number[] = [];
    const nonHousehold: number[] = [];
    for (let pair = 0; pair < count; pair++) {
      const person = people[pair] ?? 0;
      if (!this.#matters(person, today.day)) continue;
      const stay = other[pair] ?? 0;
      const activity = (visits[stay * 4 + 3] ?? 0) & 0xff;
      const ownActivity = (visits[(own[pair] ?? 0) * 4 + 3] ?? 0) & 0xff;
      const isHousehold = isHomeActivity[ownActivity] === 1 && isHomeActivity[activity] === 1;
      if (!isHousehold && uniform(itemKey(reachKey, person), 0) >= today.probability) continue;
      if (!this.#wasThere(person, activity, day) || !past.participation.takesPlace(stay)) continue;
      (isHousehold ? household : nonHousehold).push(person);
    }
    return { household, nonHousehold };
  }

  /**
   * Whether reaching a contact today has any effect: most are in quarantine, recovered or exempt.
   */
  #matters(person: number, day: number): boolean {
    const present = this.#state.quarantine[person];
    if (present === quarantine.full || present === quarantine.atHome) return false;
    return this.#settings.strategy === "identifySource" || this.#maySendHome(person, day);
  }

  /** Stays in the same rooms as those of an index case. */
  #findPairs(index: number, day: number, past: PastDay, infected: readonly number[]): void {
    const { visits, personStart, containerStart, containerVisits } = past.template;
    const dayKey = itemKey(key(this.#run.seed, stream.sameSpace, day), index);
    const last = personStart[index + 1] ?? 0;
    pairs.clear();
    for (let visit = personStart[index] ?? 0; visit < last; visit++) {
      const activity = (visits[visit * 4 + 3] ?? 0) & 0xff;
      if (isTraceable[activity] === 0 || !past.participation.takesPlace(visit)) continue;
      if (!this.#wasThere(index, activity, day)) continue;
      const container = visits[visit * 4 + 1] ?? 0;
      const first = containerStart[container] ?? 0;
      const end = containerStart[container + 1] ?? 0;
      const rooms = this.#city.spaces[container] ?? 1;
      if (rooms === 1) {
        for (let place = first; place < end; place++) pairs.add(visit, containerVisits[place] ?? 0);
        continue;
      }
      // One of so many is in the same room: as long as a jump over the others.
      const jump = 1 / ln(1 - 1 / rooms);
      const roomKey = itemKey(dayKey, visit - (personStart[index] ?? 0));
      let place = first + Math.floor(ln(uniform(roomKey, 0)) * jump);
      for (let draw = 1; place < end; draw++) {
        pairs.add(visit, containerVisits[place] ?? 0);
        place += 1 + Math.floor(ln(uniform(roomKey, draw)) * jump);
      }
      for (const person of infected) {
        const until = personStart[person + 1] ?? 0;
        for (let other = personStart[person] ?? 0; other < until; other++) {
          if (visits[other * 4 + 1] === container) pairs.add(visit, other);
        }
      }
    }
  }

  /** Loads the stays of all pairs into the cache; the sum prevents dead-code elimination. */
  #touchVisits({ visits }: Template): void {
    const { other, count } = pairs;
    let sum = 0;
    for (let pair = 0; pair < count; pair++) sum ^= visits[(other[pair] ?? 0) * 4] ?? 0;
    this.touched = sum;
  }

  /** Moves pairs who may meet and were together long enough to the front; returns how many. */
  #longEnough({ visits }: Template): number {
    const { own, other, people } = pairs;
    const least = Math.max(1, Math.ceil((this.#settings.minimumMinutes * 60) / secondsPerTick));
    let count = 0;
    for (let pair = 0; pair < pairs.count; pair++) {
      const stay = own[pair] ?? 0;
      const otherStay = other[pair] ?? 0;
      if (jointTicks(visits[stay * 4 + 2] ?? 0, visits[otherStay * 4 + 2] ?? 0) < least) continue;
      const person = visits[otherStay * 4] ?? 0;
      const activity = (visits[stay * 4 + 3] ?? 0) & 0xff;
      const otherActivity = (visits[otherStay * 4 + 3] ?? 0) & 0xff;
      if (person === visits[stay * 4] || isTraceable[otherActivity] === 0) continue;
      if (mayMeet[activity * activityCount + otherActivity] === 0) continue;
      own[count] = stay;
      other[count] = otherStay;
      people[count++] = person;
    }
    return count;
  }

  /** Whether the present or last quarantine allowed the activity on a day. */
  #wasThere(person: number, activity: number, day: number): boolean {
    const { quarantine: present, quarantineDay, pastQuarantine } = this.#state;
    const { pastQuarantineFrom, pastQuarantineTo } = this.#state;
    let kind: number = quarantine.none;
    if (pastQuarantineFrom.get(person) <= day && day < pastQuarantineTo.get(person)) {
      kind = pastQuarantine.get(person);
    }
    if (quarantineDay.get(person) <= day) kind = Math.max(kind, present[person] ?? 0);
    if (kind === quarantine.full) return false;
    return kind !== quarantine.atHome || activity === code.home;
  }

  #sendHome(person: number, day: number): void {
    if (this.#maySendHome(person, day))
      this.#quarantine.sendHome(person, this.#kindOfContacts, day, false);
  }

  #maySendHome(person: number, day: number): boolean {
    return (
      this.#state.status[person] !== status.recovered &&
      !isExemptFromTracing(this.#state, this.#settings.exempt, person, day)
    );
  }

  /** Everybody who got infected lately where several known cases did. */
  #closeOutbreaks(day: number, delay: number, log: GrowingLog): void {
    const known = new Map<number, number>();
    for (let onset = day - delay; onset > day - delay - this.memoryDays; onset--) {
      for (const person of this.#onsets.peopleOn(onset)) {
        const container = log.columns.container[this.#state.episode.get(person)] ?? imported;
        if (container !== imported) known.set(container, (known.get(container) ?? 0) + 1);
      }
    }
    for (let entry = log.count - 1; entry >= 0; entry--) {
      if ((log.columns.day[entry] ?? 0) < day - this.memoryDays) return;
      if ((known.get(log.columns.container[entry] ?? 0) ?? 0) < outbreakSize) continue;
      this.#sendHome(log.columns.person[entry] ?? 0, day);
    }
  }

  /** For comparison: as many people, but anybody. */
  #quarantineAnybody(day: number): void {
    const cases = this.#onsets.countOn(day - 1);
    const share = (byDay(this.#settings.probability, day) * cases) / this.#city.personCount;
    const dayKey = key(this.#run.seed, stream.tracing, day, 2);
    for (let person = 0; person < this.#city.personCount; person++) {
      if (uniform(dayKey, person) < share) this.#sendHome(person, day);
    }
  }
}
