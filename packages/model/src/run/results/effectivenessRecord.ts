// How likely contacts of vaccinated people were to infect them, with their immunity and without it,
// by days since the last dose: the vaccine effectiveness (model specification 8.12). Of all
// contacts only the stops of the thinned loop are seen; each stands for its inverse probability.
// Sums are of whole numbers, so that the order of adding does not matter.
import type { Table } from "@episcope/common";
import { strainCount, strainNames } from "../../immunity/strains.ts";
import { vaccineCount, vaccines } from "../../immunity/vaccines.ts";
import { makeTable, numberColumn } from "../../post/columns.ts";
import type { Memory } from "../state/memory.ts";
import type { RunState } from "../state/state.ts";

/** Parts per contact. */
const precision = 2 ** 20;
/**
 * Fewest contacts for a figure, and fewest of them recorded: one that stands for many is chance.
 */
const leastContacts = 100;
const leastSeen = 25;
/** Days on both sides that count for a day: single days of a thin sample are noise. */
const windowDays = 14;
/** People with more doses are left out. */
const mostDoses = 2;
/** With, without immunity, number of contacts, and of those that were looked at. */
const sums = 4;

export class EffectivenessRecord {
  readonly #state: RunState;
  readonly #dayCount: number;
  readonly #strains: readonly number[];
  /** By strain, so that a snapshot fits a run with further ones. */
  readonly #values: (Float64Array | undefined)[];

  /** `member` is the number of a thread that keeps a record of its own. */
  constructor(
    memory: Memory,
    state: RunState,
    strains: readonly number[],
    dayCount: number,
    member?: number,
  ) {
    const owner = member === undefined ? "" : ` of ${member}`;
    this.#state = state;
    this.#dayCount = dayCount;
    this.#strains = strains;
    this.#values = Array.from({ length: strainCount }, (_, code) =>
      strains.includes(code)
        ? memory.f64(`effectiveness ${code}${owner}`, vaccineCount * 2 * (dayCount + 1) * sums)
        : undefined,
    );
  }

  #index(vaccine: number, isBooster: number, days: number): number {
    return ((vaccine * 2 + isBooster) * (this.#dayCount + 1) + days) * sums;
  }

  /** `weight` is the inverse probability of looking at the contact. */
  add(
    person: number,
    strain: number,
    day: number,
    weight: number,
    probability: number,
    unprotected: number,
  ): void {
    const { doses, lastDoseDay, lastVaccine } = this.#state;
    const number = doses.get(person);
    if (number > mostDoses) return;
    const days = day - lastDoseDay.get(person);
    const index = this.#index(lastVaccine.get(person), number === 2 ? 1 : 0, days);
    const values = this.#values[strain];
    if (!values) return;
    values[index] = (values[index] ?? 0) + Math.round(precision * weight * probability);
    values[index + 1] = (values[index + 1] ?? 0) + Math.round(precision * weight * unprotected);
    values[index + 2] = (values[index + 2] ?? 0) + Math.round(precision * weight);
    values[index + 3] = (values[index + 3] ?? 0) + 1;
  }

  /** What another thread has recorded is added, and taken from there. */
  takeOver(other: EffectivenessRecord): void {
    other.#values.forEach((values, strain) => {
      const sum = this.#values[strain];
      values?.forEach((value, index) => {
        if (sum && value !== 0) sum[index] = (sum[index] ?? 0) + value;
      });
      values?.fill(0);
    });
  }

  /** Undefined when nobody was vaccinated. */
  table(): Table | undefined {
    const columns = this.#strains.flatMap((strain) =>
      vaccines.flatMap((name, vaccine) =>
        [0, 1].flatMap((isBooster) => {
          const ofStrain = this.#values[strain];
          const title = `${name}${isBooster === 1 ? "_Booster" : ""}-${strainNames[strain] ?? ""}`;
          if (!ofStrain) return [];
          const values = this.#curve(ofStrain, vaccine, isBooster);
          return values.some(Number.isFinite) ? [numberColumn(title, values)] : [];
        }),
      ),
    );
    if (columns.length === 0) return undefined;
    const days = Float64Array.from({ length: this.#dayCount + 1 }, (_, day) => day);
    return makeTable(days.length, [numberColumn("day", days), ...columns]);
  }

  /** Of contacts near each number of days since the dose; NaN where there are too few. */
  #curve(values: Float64Array, vaccine: number, isBooster: number): Float64Array {
    const curve = new Float64Array(this.#dayCount + 1).fill(Number.NaN);
    // Sums over the window that moves along: of whole numbers, so that what is added can be taken
    // away.
    const sum = new Float64Array(sums);
    const change = (day: number, sign: 1 | -1) => {
      if (day < 0 || day > this.#dayCount) return;
      const index = this.#index(vaccine, isBooster, day);
      for (let part = 0; part < sums; part++) {
        sum[part] = (sum[part] ?? 0) + sign * (values[index + part] ?? 0);
      }
    };
    for (let day = 0; day < windowDays; day++) change(day, 1);
    for (let days = 0; days <= this.#dayCount; days++) {
      change(days + windowDays, 1);
      change(days - windowDays - 1, -1);
      const [withImmunity = 0, without = 0, contacts = 0, seen = 0] = sum;
      const isThere = (values[this.#index(vaccine, isBooster, days) + 3] ?? 0) > 0;
      if (!isThere || contacts < leastContacts * precision || seen < leastSeen) continue;
      curve[days] = (without - withImmunity) / without;
    }
    return curve;
  }
}
