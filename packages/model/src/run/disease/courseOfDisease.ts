// How the infections of a day go on: how likely they become worse, and who has to know of it.
import type { City } from "../../city/city.ts";
import {
  probabilityOfCritical,
  probabilityOfSeriouslySick,
  severityByAge,
} from "../../disease/severity.ts";
import type { ModelSettings, StrainSettings } from "../../settings.ts";
import { byDay } from "../byDay.ts";
import type { People } from "../contacts/people.ts";
import type { Protection } from "../protection/protection.ts";
import type { RunState } from "../state/state.ts";
import type { Onsets } from "./onsets.ts";

/**
 * One object for the whole run: the engine inlines its methods, but not functions that are new each
 * day.
 */
export class CourseOfDisease {
  readonly #city: City;
  readonly #settings: ModelSettings;
  readonly #state: RunState;
  readonly #protection: Protection;
  readonly #people: People;
  readonly #onsets: Onsets;
  #day = 0;
  #symptomatic = 0;
  #isolation = 0;

  constructor(
    city: City,
    settings: ModelSettings,
    state: RunState,
    protection: Protection,
    people: People,
    onsets: Onsets,
  ) {
    this.#city = city;
    this.#settings = settings;
    this.#state = state;
    this.#protection = protection;
    this.#people = people;
    this.#onsets = onsets;
  }

  beginDay(day: number): void {
    const { disease } = this.#settings;
    this.#day = day;
    this.#symptomatic = byDay(disease.symptomatic, day);
    this.#isolation = byDay(disease.symptomaticIsolation, day);
  }

  /** Share of people with symptoms who isolate today. */
  get isolation(): number {
    return this.#isolation;
  }

  #strainOf(person: number): StrainSettings | undefined {
    return this.#settings.strains[this.#state.strain.get(person)];
  }

  symptoms(person: number): number {
    return this.#symptomatic * this.#protection.symptoms(person, this.#day);
  }

  /** For a uniform number. */
  isSeriouslySick(person: number, chance: number): boolean {
    const strain = this.#strainOf(person);
    const ofStrain =
      (this.#state.doses.get(person) > 0
        ? strain?.seriouslySickVaccinated
        : strain?.seriouslySick) ?? 1;
    // Immunity only makes it less likely: for most it need not be known.
    if (chance >= this.#seriouslySick(person, ofStrain)) return false;
    const protection = this.#protection.seriouslySick(person, this.#day);
    return chance < this.#seriouslySick(person, ofStrain * protection);
  }

  #seriouslySick(person: number, factor: number): number {
    const { hospitalFactor } = this.#settings.disease;
    const age = this.#city.age[person] ?? 0;
    return probabilityOfSeriouslySick(severityByAge, age, hospitalFactor, factor);
  }

  critical(person: number): number {
    return probabilityOfCritical(
      severityByAge,
      this.#city.age[person] ?? 0,
      (this.#strainOf(person)?.critical ?? 1) * this.#protection.critical(person),
    );
  }

  /** A person becomes contagious, for how long and what follows. */
  noteContagious(person: number, days: number, hasSymptoms: boolean): void {
    this.#people.noteContagious(person, this.#day, days, hasSymptoms);
  }

  noteSymptoms(person: number): void {
    this.#onsets.note(person, this.#day);
  }

  /** A person with symptoms goes about with them. */
  noteGoingAbout(person: number): void {
    this.#people.noteSymptoms(person, this.#day);
  }
}
