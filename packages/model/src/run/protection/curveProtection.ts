// Immunity by curves of effectiveness since the last dose and by infections overcome
// (model specification 5.3); in the profile classic2020 recovery itself protects, and only the
// curves of vaccines are left.

import {
  immunityFactor,
  type NaturalImmunity,
  naturalProtection,
} from "../../immunity/naturalImmunity.ts";
import { strainCount } from "../../immunity/strains.ts";
import {
  infectivityFactor,
  seriouslySickFactor,
  susceptibilityFactor,
  symptomsFactor,
  type VaccineEffect,
  type VaccineEffects,
  vaccineEffect,
} from "../../immunity/vaccineCurves.ts";
import type { RunState } from "../state/state.ts";
import type { Protection } from "./protection.ts";

export class CurveProtection implements Protection {
  readonly #state: RunState;
  readonly #effects: VaccineEffects;
  readonly #natural: NaturalImmunity | undefined;
  /**
   * Remaining susceptibility by days since the dose, per vaccine, strain and kind; filled on
   * demand.
   */
  readonly #susceptibility: (Float64Array | undefined)[] = [];
  readonly #dayCount: number;

  constructor(
    state: RunState,
    effects: VaccineEffects,
    natural: NaturalImmunity | undefined,
    dayCount: number,
  ) {
    this.#state = state;
    this.#effects = effects;
    this.#natural = natural;
    this.#dayCount = dayCount;
  }

  target(person: number, strain: number, day: number): number {
    const { doses, infections, recoveredDay } = this.#state;
    const dosesOfPerson = doses.get(person);
    const infectionsOfPerson = infections.get(person);
    if (dosesOfPerson === 0 && infectionsOfPerson === 0) return 1;
    const byVaccine = dosesOfPerson === 0 ? 1 : this.#vaccineFactor(person, strain, day);
    if (infectionsOfPerson === 0 || !this.#natural) return byVaccine;
    const natural = naturalProtection(
      this.#natural,
      infectionsOfPerson,
      dosesOfPerson,
      day - recoveredDay.get(person),
    );
    return immunityFactor(byVaccine, natural);
  }

  /** Cheaper than looking up curves of people who may never be hit, for a few more points. */
  targetBound(): number {
    return 1;
  }

  #vaccineFactor(person: number, strain: number, day: number): number {
    const { lastVaccine, lastDoseDay, isBoosted: boosted } = this.#state;
    const place = (lastVaccine.get(person) * strainCount + strain) * 2 + boosted.get(person);
    let curve = this.#susceptibility[place];
    if (!curve) {
      const effect = this.#effects[place];
      curve = Float64Array.from({ length: this.#dayCount + 1 }, (_, days) =>
        effect ? susceptibilityFactor(effect, days) : 1,
      );
      this.#susceptibility[place] = curve;
    }
    return curve[day - lastDoseDay.get(person)] ?? 1;
  }

  #effectOf(person: number): VaccineEffect | undefined {
    const { doses, lastVaccine, strain, isBoosted: boosted } = this.#state;
    if (doses.get(person) === 0) return undefined;
    return vaccineEffect(
      this.#effects,
      lastVaccine.get(person),
      strain.get(person),
      boosted.get(person) === 1,
    );
  }

  infector(person: number, _strain: number, day: number): number {
    const effect = this.#effectOf(person);
    return effect ? infectivityFactor(effect, day - this.#state.lastDoseDay.get(person)) : 1;
  }

  symptoms(person: number, day: number): number {
    const effect = this.#effectOf(person);
    return effect ? symptomsFactor(effect, day - this.#state.lastDoseDay.get(person)) : 1;
  }

  seriouslySick(person: number, day: number): number {
    const effect = this.#effectOf(person);
    return effect ? seriouslySickFactor(effect, day - this.#state.lastDoseDay.get(person)) : 1;
  }

  resume(): void {
    // Nothing is kept but the state of people.
  }

  advance(): void {
    // Curves need no daily work.
  }

  noteInfection(): number {
    return 0;
  }

  meanLevels(): undefined {
    return undefined;
  }
}
