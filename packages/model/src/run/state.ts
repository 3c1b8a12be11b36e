// The state of every person, one array per property (14.2). Written by one thread, at midnight; read by all during the day.
import type { City } from "../city/city.ts";
import { imported } from "./infectionLog.ts";

/** No entry in a bucket of the calendar. */
const none = -1;

export class RunState {
  readonly personCount: number;
  readonly status: Uint8Array;
  readonly quarantine: Uint8Array;
  /** Simulation day on which the quarantine began. */
  readonly quarantineDay: Uint16Array;
  /** Day on which the present status was entered. */
  readonly statusDay: Uint16Array;
  readonly nextStatus: Uint8Array;
  readonly nextDay: Uint16Array;
  /** Days between becoming contagious and symptoms, or recovery for those who never get any. */
  readonly contagiousDays: Uint8Array;
  readonly willHaveSymptoms: Uint8Array;
  readonly strain: Uint8Array;
  /** Entry of the present or last infection in the log. */
  readonly episode: Uint32Array;
  readonly infections: Uint8Array;
  readonly lastInfectionDay: Uint16Array;
  readonly lastInfectionStrain: Uint8Array;
  readonly doses: Uint8Array;
  readonly lastDoseDay: Uint16Array;
  readonly firstDoseDay: Uint16Array;
  readonly lastVaccine: Uint8Array;
  /** Counts as vaccinated in the reports. */
  readonly isVaccinated: Uint8Array;
  /** Factor of the person's own susceptibility, times 255 at most. */
  readonly susceptibility: Float32Array;
  /** Infectious people who are about: contagious, or with symptoms and not isolated. In no particular order. */
  readonly infectious: Uint32Array;
  infectiousCount = 0;
  /** Place in the list of infectious people. */
  readonly #place: Int32Array;
  /** Calendar: first person due on a day, and the next one after each person. */
  readonly #due: Int32Array;
  readonly #nextDue: Int32Array;

  constructor(city: City, lastDay: number) {
    const count = city.personCount;
    this.personCount = count;
    this.status = new Uint8Array(count);
    this.quarantine = new Uint8Array(count);
    this.quarantineDay = new Uint16Array(count);
    this.statusDay = new Uint16Array(count);
    this.nextStatus = new Uint8Array(count);
    this.nextDay = new Uint16Array(count);
    this.contagiousDays = new Uint8Array(count);
    this.willHaveSymptoms = new Uint8Array(count);
    this.strain = new Uint8Array(count);
    this.episode = new Uint32Array(count).fill(imported);
    this.infections = new Uint8Array(count);
    this.lastInfectionDay = new Uint16Array(count);
    this.lastInfectionStrain = new Uint8Array(count);
    this.doses = new Uint8Array(count);
    this.lastDoseDay = new Uint16Array(count);
    this.firstDoseDay = new Uint16Array(count);
    this.lastVaccine = new Uint8Array(count);
    this.isVaccinated = new Uint8Array(count);
    this.susceptibility = new Float32Array(count).fill(1);
    this.infectious = new Uint32Array(count);
    this.#place = new Int32Array(count).fill(none);
    this.#due = new Int32Array(lastDay + 2).fill(none);
    this.#nextDue = new Int32Array(count).fill(none);
  }

  /** Notes that a person's status changes on a day; later than the run, nobody asks. */
  schedule(person: number, day: number): void {
    if (day >= this.#due.length) return;
    this.#nextDue[person] = this.#due[day] ?? none;
    this.#due[day] = person;
  }

  /** Everybody due on a day. A person may be scheduled anew from within, for a later day. */
  forEachDue(day: number, act: (person: number) => void): void {
    let person = this.#due[day] ?? none;
    this.#due[day] = none;
    while (person !== none) {
      const next = this.#nextDue[person] ?? none;
      this.#nextDue[person] = none;
      act(person);
      person = next;
    }
  }

  setInfectious(person: number, isInfectious: boolean): void {
    const place = this.#place[person] ?? none;
    if (isInfectious === (place !== none)) return;
    if (isInfectious) {
      this.infectious[this.infectiousCount] = person;
      this.#place[person] = this.infectiousCount++;
      return;
    }
    const last = this.infectious[--this.infectiousCount] ?? 0;
    this.infectious[place] = last;
    this.#place[last] = place;
    this.#place[person] = none;
  }
}
