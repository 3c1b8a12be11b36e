// Who stays at home or away from everybody (model specification 4.3).
import type { QuarantineSettings } from "../../settings.ts";
import { byDay } from "../byDay.ts";
import { Calendar } from "../calendar.ts";
import { quarantine, status } from "../disease/status.ts";
import type { Census } from "../state/census.ts";
import type { Memory } from "../state/memory.ts";
import type { RunState } from "../state/state.ts";

/** Days after which a false positive may go out again. */
const daysAfterFalseAlarm = 2;

export class Quarantine {
  readonly #state: RunState;
  readonly #settings: QuarantineSettings;
  readonly #census: Pick<Census, "of">;
  /** By person: the first day on which somebody at home, or tested every day, may be released. */
  readonly #releaseDay: Uint16Array;
  /** Made anew when a run is resumed. May still list people released or sent home again since. */
  readonly #calendar: Calendar;

  constructor(
    memory: Memory,
    state: RunState,
    settings: QuarantineSettings,
    census: Pick<Census, "of">,
  ) {
    this.#state = state;
    this.#settings = settings;
    this.#census = census;
    this.#releaseDay = memory.u16("quarantine release", state.personCount);
    this.#calendar = new Calendar(state.dayCount);
  }

  /** For a run that goes on with a day. */
  scheduleAll(day: number): void {
    for (let person = 0; person < this.#state.personCount; person++) {
      if (this.#isWaiting(person))
        this.#calendar.add(person, Math.max(day, this.#releaseDay[person] ?? 0));
    }
  }

  #isWaiting(person: number): boolean {
    const kind = this.#state.quarantine[person];
    return kind === quarantine.atHome || kind === quarantine.testing;
  }

  /** Symptoms: away from everybody until recovery. */
  isolate(person: number, day: number): void {
    this.#set(person, quarantine.full, day);
  }

  /** A contact or a positive test: at home, or out but tested daily. Shortens no quarantine. */
  sendHome(
    person: number,
    kind: typeof quarantine.atHome | typeof quarantine.testing,
    day: number,
    isPositive: boolean,
  ): void {
    const before = this.#state.quarantine[person] ?? quarantine.none;
    if (before === quarantine.full || before === quarantine.atHome) return;
    this.#set(person, kind, day);
    const days = isPositive ? daysAfterFalseAlarm : byDay(this.#settings.days, day);
    const releaseDay = Math.min(0xffff, day + Math.max(1, Math.round(days)) + 1);
    this.#releaseDay[person] = releaseDay;
    this.#calendar.add(person, releaseDay);
  }

  /** Releases everybody whose days are over, if the rule allows; the infected on recovery. */
  advance(day: number): void {
    const count = this.#calendar.countOn(day);
    if (count === 0) return;
    const people = this.#calendar.take(day);
    this.#state.records.touch(people, 0, count);
    for (let place = 0; place < count; place++) {
      const person = people[place] ?? 0;
      const isDue = this.#isWaiting(person) && (this.#releaseDay[person] ?? 0) <= day;
      if (isDue && this.#mayLeave(person)) this.release(person, day);
    }
    this.#calendar.giveBack(people);
  }

  #mayLeave(person: number): boolean {
    const now = this.#state.status[person] ?? status.susceptible;
    if (now === status.susceptible || now === status.recovered) return true;
    return (
      this.#settings.release === "nonSymptomatic" &&
      (now === status.infected || now === status.contagious)
    );
  }

  release(person: number, day: number): void {
    const state = this.#state;
    const before = state.quarantine[person] ?? quarantine.none;
    if (before === quarantine.none) return;
    state.pastQuarantine.set(person, before);
    state.pastQuarantineFrom.set(person, state.quarantineDay.get(person));
    state.pastQuarantineTo.set(person, day);
    this.#set(person, quarantine.none, day);
  }

  #set(person: number, kind: number, day: number): void {
    const before = this.#state.quarantine[person] ?? quarantine.none;
    const counters = this.#census.of(person);
    if (counters) {
      counters.changeQuarantine(before, -1);
      counters.changeQuarantine(kind, 1);
    }
    this.#state.quarantine[person] = kind;
    this.#state.quarantineDay.set(person, day);
  }
}
