// One run: the daily loop (section 1). Everything at midnight is done by one thread; the day itself may be shared.

import type { City } from "../city/city.ts";
import { type AgeFactors, ageFactors, ageIndex } from "../disease/age.ts";
import { infectiousness, infectiousnessOptions } from "../disease/infectiousness.ts";
import {
  probabilityOfCritical,
  probabilityOfSeriouslySick,
  severityByAge,
} from "../disease/severity.ts";
import { transitions } from "../disease/transitions.ts";
import { maskTables } from "../policy/masks.ts";
import { Restrictions } from "../policy/restrictions.ts";
import type { ModelSettings } from "../settings.ts";
import type { ResultTable } from "../table.ts";
import { DayCandidates } from "./commit.ts";
import { findCandidates, type PersonFactors } from "./contacts.ts";
import { Counters } from "./counters.ts";
import { importedToday } from "./imports.ts";
import { GrowingLog, type InfectionLog, imported } from "./infectionLog.ts";
import { InfectionsTable } from "./infectionsTable.ts";
import { Participation } from "./participation.ts";
import { type CourseOfDisease, Progression } from "./progression.ts";
import { RunState } from "./state.ts";
import { status } from "./status.ts";
import { valueOn } from "./steps.ts";

export interface RunResult {
  readonly infections: ResultTable;
  readonly log: InfectionLog;
}

/** A run that goes day by day, so that it can be watched, stopped and saved. */
class Run {
  readonly #city: City;
  readonly #settings: ModelSettings;
  readonly #state: RunState;
  readonly #log = new GrowingLog();
  readonly #counters: Counters;
  readonly #progression: Progression;
  readonly #restrictions: Restrictions;
  readonly #infections: InfectionsTable;
  readonly #ages: AgeFactors;
  #day = 0;

  constructor(city: City, settings: ModelSettings) {
    this.#city = city;
    this.#settings = settings;
    this.#state = new RunState(city, settings.dayCount);
    this.#counters = new Counters(city.residentCount);
    const isResident = Uint8Array.from(city.districts, ({ isCity }) => (isCity ? 1 : 0));
    const countersOf = (person: number) =>
      isResident[city.district[person] ?? 0] === 1 ? this.#counters : undefined;
    this.#progression = new Progression(
      this.#state,
      this.#log,
      transitions[settings.profile],
      settings.seed,
      countersOf,
    );
    this.#restrictions = new Restrictions(settings.restrictions, settings.contacts);
    this.#infections = new InfectionsTable(
      settings.dayCount,
      settings.startDay,
      city.sample,
      city.region,
    );
    this.#ages = ageFactors(settings.profile);
  }

  /** Days simulated so far. */
  get day(): number {
    return this.#day;
  }

  get isFinished(): boolean {
    return this.#day >= this.#settings.dayCount;
  }

  /** One day: midnight, then the contacts. */
  step(): void {
    const { dayCount, startDay } = this.#settings;
    if (this.#day >= dayCount) return;
    const day = ++this.#day;
    const calendarDay = startDay + day - 1;
    const course = this.#courseOn(calendarDay);
    this.#progression.advance(day, course);
    for (const settings of this.#settings.imports) {
      const people = importedToday(
        ...([settings, this.#city, this.#state, this.#settings.seed, day, calendarDay] as const),
      );
      for (const person of people) this.#importPerson(person, settings.strain, day, course);
    }
    this.#infections.add(this.#counters);
    this.#restrictions.advance(calendarDay);
    this.#contacts(day, calendarDay, course);
  }

  #courseOn(calendarDay: number): CourseOfDisease {
    const { disease, strains } = this.#settings;
    const { age } = this.#city;
    const strainOf = (person: number) => strains[this.#state.strain[person] ?? 0];
    return {
      symptoms: () => disease.symptomatic,
      seriouslySick: (person) =>
        probabilityOfSeriouslySick(
          severityByAge,
          age[person] ?? 0,
          disease.hospitalFactor,
          strainOf(person)?.seriouslySick ?? 1,
        ),
      critical: (person) =>
        probabilityOfCritical(severityByAge, age[person] ?? 0, strainOf(person)?.critical ?? 1),
      isolation: valueOn(disease.symptomaticIsolation, calendarDay) ?? 1,
    };
  }

  #contacts(day: number, calendarDay: number, course: CourseOfDisease): void {
    const { outdoorFraction, curfewCompliance, seed, theta, maskTable } = this.#settings;
    if (this.#state.infectiousCount === 0) return;
    const outdoors = outdoorFraction[Math.min(day - 1, outdoorFraction.length - 1)] ?? 0;
    const tables = this.#restrictions.tables(outdoors, valueOn(curfewCompliance, calendarDay) ?? 1);
    const template = this.#city.templates[this.#dayType(calendarDay)];
    const noPass = () => false;
    const candidates = new DayCandidates();
    findCandidates(
      {
        city: this.#city,
        template,
        state: this.#state,
        tables,
        participation: new Participation(this.#city, template, tables, seed, day, noPass),
        factors: this.#factors(day),
        masks: maskTables[maskTable],
        theta,
        seed,
        day,
      },
      0,
      this.#state.infectiousCount,
      candidates.add,
    );
    for (const candidate of candidates.sorted()) {
      const entry = this.#infect(
        candidate.person,
        this.#state.strain[candidate.infector] ?? 0,
        day,
        course,
      );
      const columns = this.#log.columns;
      columns.infector[entry] = candidate.infector;
      columns.infectorEpisode[entry] = this.#state.episode[candidate.infector] ?? imported;
      columns.tick[entry] = candidate.tick;
      columns.container[entry] = candidate.container;
      columns.infectorActivity[entry] = candidate.infectorActivity;
      columns.activity[entry] = candidate.activity;
      columns.groupSize[entry] = this.#city.maxPeople[candidate.container] ?? 0;
      columns.probability[entry] = candidate.probability;
    }
  }

  #importPerson(person: number, strain: number, day: number, course: CourseOfDisease): void {
    const entry = this.#infect(person, strain, day, course);
    const columns = this.#log.columns;
    columns.infector[entry] = imported;
    columns.infectorEpisode[entry] = imported;
    columns.container[entry] = imported;
  }

  #infect(person: number, strain: number, day: number, course: CourseOfDisease): number {
    const state = this.#state;
    const entry = this.#log.add();
    const columns = this.#log.columns;
    state.strain[person] = strain;
    state.episode[person] = entry;
    state.infections[person] = Math.min(255, (state.infections[person] ?? 0) + 1);
    state.lastInfectionDay[person] = day;
    state.lastInfectionStrain[person] = strain;
    columns.person[entry] = person;
    columns.day[entry] = day;
    columns.strain[entry] = strain;
    columns.doses[entry] = state.doses[person] ?? 0;
    columns.infections[entry] = state.infections[person] ?? 0;
    this.#progression.enter(person, status.infected, day, course);
    return entry;
  }

  #factors(day: number): PersonFactors {
    const { profile, disease, strains } = this.#settings;
    const options = infectiousnessOptions(profile, disease.presymptomaticMirror);
    const { susceptibility, infectivity } = this.#ages;
    const { age } = this.#city;
    const state = this.#state;
    return {
      largest: 1,
      infectiousness: (person) => {
        const strain = state.strain[person] ?? 0;
        return (
          infectiousness(
            options,
            state.status[person] ?? 0,
            day - (state.statusDay[person] ?? 0),
            state.contagiousDays[person] ?? 0,
            state.willHaveSymptoms[person] === 1,
          ) *
          (infectivity[ageIndex(strain, age[person] ?? 0)] ?? 1) *
          (strains[strain]?.infectiousness ?? 1)
        );
      },
      susceptibility: (person, strain) =>
        (susceptibility[ageIndex(strain, age[person] ?? 0)] ?? 1) *
        (state.susceptibility[person] ?? 1),
    };
  }

  /** 0 Monday to Friday, 1 Saturday, 2 Sunday, unless the day behaves like another one. */
  #dayType(calendarDay: number): 0 | 1 | 2 {
    const chosen = this.#settings.dayTypes.get(calendarDay);
    if (chosen !== undefined) return chosen;
    // 1970-01-01 was a Thursday.
    const weekday = (((calendarDay + 4) % 7) + 7) % 7;
    return weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  }

  finish(): RunResult {
    return { infections: this.#infections.finish(), log: this.#log.view() };
  }
}

/** The whole run at once. */
export function simulate(city: City, settings: ModelSettings): RunResult {
  const run = new Run(city, settings);
  while (!run.isFinished) run.step();
  return run.finish();
}
