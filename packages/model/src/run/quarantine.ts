// Who stays at home or away from everybody (4.3).
import type { QuarantineSettings } from "../settings.ts";
import { byDay } from "./byDay.ts";
import type { Counters } from "./counters.ts";
import type { Memory } from "./memory.ts";
import type { RunState } from "./state.ts";
import { quarantine, status } from "./status.ts";

/** Days after which somebody with a positive test who turns out not to be infected may go out again. */
const daysAfterFalseAlarm = 2;
const nobody = 0;

export class Quarantine {
  readonly #state: RunState;
  readonly #settings: QuarantineSettings;
  readonly #counters: Counters;
  /** People at home or tested every day, in no particular order, and how many in the first place of #count. */
  readonly #people: Uint32Array;
  readonly #count: Uint32Array;
  /** Of each of them, in the same order: the day from which they may be released. */
  readonly #releaseDay: Uint16Array;

  constructor(memory: Memory, state: RunState, settings: QuarantineSettings, counters: Counters) {
    this.#state = state;
    this.#settings = settings;
    this.#counters = counters;
    this.#people = memory.u32("people in quarantine at home", state.personCount);
    this.#count = memory.u32("number in quarantine at home", 1);
    this.#releaseDay = memory.u16("quarantine release", state.personCount);
  }

  /** Symptoms: away from everybody until recovery. */
  isolate(person: number, day: number): void {
    this.#set(person, quarantine.full, day);
  }

  /** A contact or a positive test: at home, or out but tested every day. Nobody is released earlier by this. */
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
    const place = this.#state.quarantinePlace.get(person) - 1;
    this.#releaseDay[place] = day + Math.max(1, Math.round(days)) + 1;
  }

  /** Everybody whose days are over, if the rule allows it; the infected are released when they recover. */
  advance(day: number): void {
    // From the end: a release moves the last one to the place of the released.
    for (let place = (this.#count[0] ?? 0) - 1; place >= 0; place--) {
      if ((this.#releaseDay[place] ?? 0) > day) continue;
      const person = this.#people[place] ?? 0;
      if (this.#mayLeave(person)) this.release(person, day);
    }
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
    const counters = this.#counters.of(person);
    if (counters) {
      counters.changeQuarantine(before, -1);
      counters.changeQuarantine(kind, 1);
    }
    this.#state.quarantine[person] = kind;
    this.#state.quarantineDay.set(person, day);
    this.#list(person, kind === quarantine.atHome || kind === quarantine.testing);
  }

  #list(person: number, isListed: boolean): void {
    const { quarantinePlace } = this.#state;
    const place = quarantinePlace.get(person);
    if (isListed === (place !== nobody)) return;
    const count = this.#count[0] ?? 0;
    if (isListed) {
      this.#people[count] = person;
      quarantinePlace.set(person, count + 1);
      this.#count[0] = count + 1;
      return;
    }
    const last = this.#people[count - 1] ?? 0;
    this.#people[place - 1] = last;
    this.#releaseDay[place - 1] = this.#releaseDay[count - 1] ?? 0;
    quarantinePlace.set(last, place);
    quarantinePlace.set(person, nobody);
    this.#count[0] = count - 1;
  }
}
