// Contact tracing (6.6). Contacts are not stored: those of an index case are found again from the draws of the days in question (14.5).
import { activities, activityCount, code } from "../activities.ts";
import { type City, secondsPerTick, type Template } from "../city/city.ts";
import { ln } from "../math/elementary.ts";
import { itemKey, key, stream, uniform } from "../random/counterRandom.ts";
import type { ModelSettings, TracingSettings } from "../settings.ts";
import { byDay } from "./byDay.ts";
import { isHomeActivity, mayMeet } from "./dayTables.ts";
import { type GrowingLog, imported } from "./infectionLog.ts";
import type { Onsets } from "./onsets.ts";
import type { Participation } from "./participation.ts";
import type { Quarantine } from "./quarantine.ts";
import { roundedByChance } from "./rounding.ts";
import type { RunState } from "./state.ts";
import { quarantine, status } from "./status.ts";

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

export class Tracing {
  readonly #city: City;
  readonly #state: RunState;
  readonly #settings: TracingSettings;
  readonly #run: Pick<ModelSettings, "seed" | "startDay" | "quarantine">;
  readonly #quarantine: Quarantine;
  readonly #onsets: Onsets;
  /** Days back that may be asked for. */
  readonly memoryDays: number;

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
    if (this.#run.startDay + day - 1 < from) return;
    if (strategy === "random") {
      this.#quarantineAnybody(day);
      return;
    }
    const dayKey = key(this.#run.seed, stream.tracing, day);
    const most = roundedByChance(byDay(capacity, day) * this.#city.sample, uniform(dayKey, 0));
    const inOrder = cases
      .map((person) => [uniform(itemKey(dayKey, person), 0), person] as const)
      .sort(([a, personA], [b, personB]) => a - b || personA - personB)
      .slice(0, most);
    for (const [, person] of inOrder) this.#trace(person, day - delay, day, pastDay, log, true);
    if (strategy === "location") this.#closeOutbreaks(day, delay, log);
  }

  #trace(
    index: number,
    onsetDay: number,
    today: number,
    pastDay: (day: number) => PastDay | undefined,
    log: GrowingLog,
    goesOn: boolean,
  ): void {
    for (let day = onsetDay; day >= onsetDay - this.#settings.lookBackDays; day--) {
      const past = pastDay(day);
      if (!past) continue;
      const found = (person: number, isHousehold: boolean) => {
        if (!isHousehold && !this.#isReached(index, person, today)) return;
        const wasFree = this.#state.quarantine[person] === quarantine.none;
        this.#sendHome(person, today);
        // Whoever is found to be infected is an index case as well.
        const isSource = this.#settings.strategy === "identifySource" && goesOn && wasFree;
        if (isSource && this.#state.status[person] === status.contagious) {
          this.#trace(person, today, today, pastDay, log, false);
        }
      };
      this.#contactsOf(index, day, past, this.#infectedBy(index, day, log), found);
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

  #isReached(index: number, person: number, today: number): boolean {
    const pairKey = itemKey(itemKey(key(this.#run.seed, stream.tracing, today, 1), index), person);
    return uniform(pairKey, 0) < byDay(this.#settings.probability, today);
  }

  /** People who were in the same room with somebody for long enough on a day. */
  #contactsOf(
    index: number,
    day: number,
    past: PastDay,
    infected: readonly number[],
    found: (person: number, isHousehold: boolean) => void,
  ): void {
    const { visits, personStart, containerStart, containerVisits } = past.template;
    const dayKey = itemKey(key(this.#run.seed, stream.sameSpace, day), index);
    const last = personStart[index + 1] ?? 0;
    for (let visit = personStart[index] ?? 0; visit < last; visit++) {
      const activity = (visits[visit * 4 + 3] ?? 0) & 0xff;
      if (isTraceable[activity] === 0 || !past.participation.takesPlace(visit)) continue;
      if (!this.#wasThere(index, activity, day)) continue;
      const container = visits[visit * 4 + 1] ?? 0;
      const first = containerStart[container] ?? 0;
      const end = containerStart[container + 1] ?? 0;
      const rooms = this.#city.spaces[container] ?? 1;
      // One of so many is in the same room: as long as a jump over the others.
      const jump = rooms > 1 ? 1 / ln(1 - 1 / rooms) : 0;
      const roomKey = itemKey(dayKey, visit - (personStart[index] ?? 0));
      let draw = 0;
      const step = () => (jump === 0 ? 0 : Math.floor(ln(uniform(roomKey, draw++)) * jump));
      for (let place = first + step(); place < end; place += 1 + step()) {
        this.#meets(visit, containerVisits[place] ?? 0, day, past, found);
      }
      if (rooms === 1) continue;
      for (const person of infected) {
        const until = personStart[person + 1] ?? 0;
        for (let other = personStart[person] ?? 0; other < until; other++) {
          if (visits[other * 4 + 1] === container) this.#meets(visit, other, day, past, found);
        }
      }
    }
  }

  /** Whether two stays in one room were long enough, and both took place. */
  #meets(
    visit: number,
    other: number,
    day: number,
    { template: { visits }, participation }: PastDay,
    found: (person: number, isHousehold: boolean) => void,
  ): void {
    const person = visits[other * 4] ?? 0;
    const activity = (visits[visit * 4 + 3] ?? 0) & 0xff;
    const otherActivity = (visits[other * 4 + 3] ?? 0) & 0xff;
    if (person === visits[visit * 4] || isTraceable[otherActivity] === 0) return;
    if (mayMeet[activity * activityCount + otherActivity] === 0) return;
    const times = visits[visit * 4 + 2] ?? 0;
    const otherTimes = visits[other * 4 + 2] ?? 0;
    const joint =
      Math.min(times >>> 16, otherTimes >>> 16) - Math.max(times & 0xffff, otherTimes & 0xffff);
    if (joint <= 0 || joint * secondsPerTick < this.#settings.minimumMinutes * 60) return;
    if (!participation.takesPlace(other) || !this.#wasThere(person, otherActivity, day)) return;
    found(person, isHomeActivity[activity] === 1 && isHomeActivity[otherActivity] === 1);
  }

  /** Whether somebody was about on a day, by the present or the last quarantine: at home only, or nowhere. */
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
    const now = this.#state.status[person] ?? status.susceptible;
    if (now === status.recovered || this.#isExempt(person, day)) return;
    const calendarDay = this.#run.startDay + day - 1;
    const kind = this.#run.quarantine.ofContacts.findLast(({ from }) => from <= calendarDay)?.value;
    this.#quarantine.sendHome(
      person,
      kind === "testing" ? quarantine.testing : quarantine.atHome,
      day,
      false,
    );
  }

  #isExempt(person: number, day: number): boolean {
    const { exempt } = this.#settings;
    if (!exempt || this.#state.isVaccinated.get(person) !== 1) return false;
    const days = day - this.#state.lastDoseDay.get(person);
    const isBoosted = this.#state.doses.get(person) >= 2;
    return days <= (isBoosted ? exempt.boostedDays : exempt.vaccinatedDays);
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
