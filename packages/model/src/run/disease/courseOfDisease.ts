// How the infections of a day go on: how likely they become worse, and who has to know of it.
import {
  immunityAtAge,
  intensiveCareOn,
  probabilityAt,
  type SeverityTable,
  severityTables,
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
  readonly #settings: ModelSettings;
  readonly #severity: SeverityTable;
  readonly #state: RunState;
  readonly #protection: Protection;
  readonly #people: People;
  readonly #onsets: Onsets;
  #day = 0;
  #symptomatic = 0;
  #isolation = 0;

  constructor(
    settings: ModelSettings,
    state: RunState,
    protection: Protection,
    people: People,
    onsets: Onsets,
  ) {
    this.#severity = severityTables[settings.profile];
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
    const immunity = this.#protection.symptoms(person, this.#day);
    return this.#symptomatic * immunityAtAge(immunity, this.#state.age.get(person));
  }

  /** Probability that a person with symptoms needs a hospital. */
  admission(person: number): number {
    const strain = this.#strainOf(person);
    const ofStrain =
      (this.#state.doses.get(person) > 0
        ? strain?.seriouslySickVaccinated
        : strain?.seriouslySick) ?? 1;
    const { hospitalFactor } = this.#settings.disease;
    const age = this.#state.age.get(person);
    const immunity = immunityAtAge(this.#protection.seriouslySick(person, this.#day), age);
    return probabilityAt(this.#severity.seriouslySick, age, hospitalFactor * ofStrain * immunity);
  }

  /** Probability that somebody in hospital needs intensive care. */
  critical(person: number): number {
    const { profile, startDay } = this.#settings;
    const ofTime = intensiveCareOn(profile, startDay + this.#day - 1);
    const factor = ofTime * (this.#strainOf(person)?.critical ?? 1);
    return probabilityAt(this.#severity.critical, this.#state.age.get(person), factor);
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
