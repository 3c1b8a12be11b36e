// What matters of people when they meet on one day: how infectious, how susceptible, who has a
// green pass.
import type { City } from "../../city/city.ts";
import { ageIndex, stepsOfAge, susceptibility, susceptibilityStep } from "../../disease/age.ts";
import {
  type InfectiousnessOptions,
  infectiousness,
  infectiousnessOptions,
} from "../../disease/infectiousness.ts";
import { itemKey, key, stream, uniform } from "../../random/counterRandom.ts";
import type { ModelSettings } from "../../settings.ts";
import { stepOn } from "../byDay.ts";
import { status } from "../disease/status.ts";
import { hasGreenPass } from "../measures/proofs.ts";
import type { Protection } from "../protection/protection.ts";
import type { RunState } from "../state/state.ts";

/** Longer courses are infectious as the longest in the tables: beyond it hardly anybody is. */
const longestCourse = 127;
const courseDays = 160;
const symptomsRow = 2 * (longestCourse + 1);
/** Rows are below; the bits above belong to the list of infectious people. */
const rowMask = 0x1ff;

/** Rows: contagious for 0, 1, 2 … days, without and with symptoms to come; then with symptoms. */
function courses(options: InfectiousnessOptions): Float64Array {
  const table = new Float64Array((symptomsRow + 1) * courseDays);
  for (let row = 0; row <= symptomsRow; row++) {
    for (let day = 0; day < courseDays; day++) {
      const now = row === symptomsRow ? status.symptoms : status.contagious;
      table[row * courseDays + day] = infectiousness(options, now, day, row >> 1, (row & 1) === 1);
    }
  }
  return table;
}

export class People {
  readonly #city: City;
  readonly #state: RunState;
  readonly #settings: ModelSettings;
  readonly #protection: Protection;
  readonly #dependsOnAge: boolean;
  readonly #householdKey: number;
  /** Infectiousness by kind of course and day, row by row. */
  readonly #curves: Float64Array;
  /** Upper bound of susceptibility over all people, relative to the steps of their age. */
  readonly largest: number;
  /** Factor on the intensity at home, by strain. */
  readonly atHome: Float64Array;

  constructor(city: City, state: RunState, settings: ModelSettings, protection: Protection) {
    this.#city = city;
    this.#state = state;
    this.#settings = settings;
    this.#protection = protection;
    const { profile, disease, seed, householdSusceptibility } = settings;
    this.#dependsOnAge = disease.ageDependence;
    this.#curves = courses(infectiousnessOptions(profile, disease.presymptomaticMirror));
    this.#householdKey = key(seed, stream.household);
    const { share = 0, inside = 1, outside = 1 } = householdSusceptibility ?? {};
    this.atHome = Float64Array.from(settings.strains, ({ atHome }) => atHome);
    const ofHouseholds = Math.max(share > 0 ? inside : 0, share < 1 ? outside : 0);
    // Without age everybody is as susceptible as an adult, also those with the fewest steps.
    const leastSteps = Math.min(...stepsOfAge);
    this.largest = ofHouseholds / (this.#dependsOnAge ? 1 : leastSteps * susceptibilityStep);
  }

  /** By place in the list of infectious people: course of infection, strain, own immunity. */
  infectiousness(place: number, day: number): number {
    const course = this.#state.course[place] ?? 0;
    const row = ((course >>> 16) & rowMask) * courseDays;
    const days = day - (course & 0xffff);
    return (
      (this.#curves[row + Math.min(days, courseDays - 1)] ?? 0) * (this.#state.strength[place] ?? 0)
    );
  }

  /** A person becomes contagious, until symptoms or, without any, until recovery. */
  noteContagious(person: number, day: number, days: number, willHaveSymptoms: boolean): void {
    const row = 2 * Math.min(days, longestCourse) + (willHaveSymptoms ? 1 : 0);
    this.#state.setInfectious(person, day | (row << 16), this.#strength(person, day));
  }

  /** A person has symptoms and goes about with them. */
  noteSymptoms(person: number, day: number): void {
    this.#state.setInfectious(person, day | (symptomsRow << 16), this.#strength(person, day));
  }

  /** Constant while somebody is infectious; immunity is that of the beginning. */
  #strength(person: number, day: number): number {
    const strain = this.#state.strain.get(person);
    const { strains, startDay } = this.#settings;
    const { infectiousness: usual = 1, inferred = [] } = strains[strain] ?? {};
    const times = stepOn(inferred, startDay + day - 1) ?? 1;
    return usual * times * this.#protection.infector(person, strain, day);
  }

  /** Age and household, without immunity; at most `largest` times that of the steps of the age. */
  susceptibility(person: number, strain: number): number {
    const age = this.#dependsOnAge
      ? (susceptibility[ageIndex(strain, this.#state.age.get(person))] ?? 1)
      : 1;
    return this.#settings.householdSusceptibility ? age * this.#ofHousehold(person) : age;
  }

  #ofHousehold(person: number): number {
    const { share = 0, inside = 1, outside = 1 } = this.#settings.householdSusceptibility ?? {};
    const home = this.#city.home[person] ?? 0;
    return uniform(itemKey(this.#householdKey, home), 0) < share ? inside : outside;
  }

  /** What immunity leaves of the susceptibility. */
  immunity(person: number, strain: number, day: number): number {
    return this.#protection.target(person, strain, day);
  }

  hasPass(person: number, day: number): boolean {
    return hasGreenPass(this.#state, this.#settings.greenPass, person, day);
  }
}
