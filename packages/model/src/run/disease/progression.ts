// How an infection goes on, at midnight (model specification 4.1, 4.2). Every draw belongs to a
// person and an episode, so that neither order nor other people change it.
import { type DurationLaw, duration } from "../../disease/durations.ts";
import { strainFamily, type Transitions } from "../../disease/transitions.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { Quarantine } from "../measures/quarantine.ts";
import type { GrowingLog } from "../results/infectionLog.ts";
import type { Census } from "../state/census.ts";
import type { RunState } from "../state/state.ts";
import type { CourseOfDisease } from "./courseOfDisease.ts";
import { status } from "./status.ts";

/** Which draw of an episode is for what. */
const draw = {
  symptoms: 0,
  seriouslySick: 1,
  critical: 2,
  isolation: 3,
  duration: 8,
} as const;

export class Progression {
  readonly #state: RunState;
  readonly #log: GrowingLog;
  readonly #quarantine: Quarantine;
  readonly #transitions: Transitions;
  readonly #key: number;
  readonly #census: Census;
  readonly #course: CourseOfDisease;

  constructor(
    state: RunState,
    log: GrowingLog,
    quarantine: Quarantine,
    transitions: Transitions,
    seed: number,
    census: Census,
    course: CourseOfDisease,
  ) {
    this.#state = state;
    this.#log = log;
    this.#quarantine = quarantine;
    this.#transitions = transitions;
    this.#key = key(seed, stream.progression);
    this.#census = census;
    this.#course = course;
  }

  /** Everything that is due on a day. */
  advance(day: number): void {
    this.#state.forEachDue(day, (person) => {
      // Several steps may fall on one day, when a duration is 0.
      while (this.#state.nextDay.get(person) <= day && this.#isChanging(person)) {
        this.enter(person, this.#state.nextStatus.get(person), day);
      }
    });
  }

  #isChanging(person: number): boolean {
    return this.#state.nextStatus.get(person) !== this.#state.status[person];
  }

  /** A person enters a status; draws what comes next and when. */
  enter(person: number, to: number, day: number): void {
    const state = this.#state;
    const course = this.#course;
    const from = state.status[person] ?? 0;
    this.#census.of(person)?.move(from, to, state.isVaccinated.get(person) === 1);
    state.status[person] = to;
    state.statusDay.set(person, day);
    const columns = this.#log.columns;
    const episode = state.episode.get(person);
    const laws = this.#transitions;
    // Of the draws of this infection.
    const drawKey = itemKey(itemKey(this.#key, person), state.infections.get(person));
    switch (to) {
      case status.infected:
        this.#next(person, status.contagious, laws.infectedToContagious, drawKey, day);
        break;
      case status.contagious: {
        columns.contagiousDay[episode] = day;
        const hasSymptoms = uniform(drawKey, draw.symptoms) < course.symptoms(person);
        const days = hasSymptoms
          ? this.#next(person, status.symptoms, laws.contagiousToSymptoms, drawKey, day)
          : this.#next(person, status.recovered, laws.contagiousToRecovered, drawKey, day);
        course.noteContagious(person, days, hasSymptoms);
        break;
      }
      case status.symptoms: {
        columns.symptomsDay[episode] = day;
        course.noteSymptoms(person);
        if (uniform(drawKey, draw.isolation) < course.isolation) {
          this.#quarantine.isolate(person, day);
          state.endInfectious(person);
        } else {
          course.noteGoingAbout(person);
        }
        const admission = course.admission(person);
        columns.admission[episode] = admission;
        columns.isVaccinated[episode] = state.isVaccinated.get(person);
        if (uniform(drawKey, draw.seriouslySick) < admission)
          this.#next(person, status.seriouslySick, laws.symptomsToSeriouslySick, drawKey, day);
        else this.#next(person, status.recovered, laws.symptomsToRecovered, drawKey, day);
        break;
      }
      case status.seriouslySick: {
        columns.seriouslySickDay[episode] = day;
        state.endInfectious(person);
        const stay = laws.seriouslySickToRecovered[strainFamily(state.strain.get(person))];
        const isWorse = uniform(drawKey, draw.critical) < course.critical(person);
        if (isWorse)
          this.#next(person, status.critical, laws.seriouslySickToCritical, drawKey, day);
        else this.#next(person, status.recovered, stay, drawKey, day);
        break;
      }
      case status.critical: {
        columns.criticalDay[episode] = day;
        const stay = laws.criticalToAfterCritical[strainFamily(state.strain.get(person))];
        this.#next(person, status.afterCritical, stay, drawKey, day);
        break;
      }
      case status.afterCritical:
        this.#next(person, status.recovered, laws.afterCriticalToRecovered, drawKey, day);
        break;
      case status.recovered:
        columns.recoveredDay[episode] = day;
        state.endInfectious(person);
        state.recoveredDay.set(person, day);
        this.#quarantine.release(person, day);
        this.#next(person, status.susceptible, laws.recoveredToSusceptible, drawKey, day, 1);
        break;
      case status.susceptible:
        state.nextStatus.set(person, status.susceptible);
        break;
    }
  }

  #next(
    person: number,
    to: number,
    law: DurationLaw,
    drawKey: number,
    day: number,
    least = 0,
  ): number {
    const state = this.#state;
    const days = Math.max(least, duration(law, uniform(drawKey, draw.duration + to)));
    state.nextStatus.set(person, to);
    state.nextDay.set(person, Math.min(0xffff, day + days));
    // What is due today is handled by the caller; a new infection waits for the next midnight.
    const isNewInfection = to === status.contagious;
    if (days > 0 || isNewInfection) state.schedule(person, Math.max(day + 1, day + days));
    return days;
  }
}
