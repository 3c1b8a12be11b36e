// How many people are in which state, kept up to date with every change: a daily report costs
// nothing.
import { quarantine, status, statusCount } from "../disease/status.ts";
import type { Memory } from "./memory.ts";

/** Of the city or of one of its districts; people of the surroundings are not counted. */
export class Counters {
  /** By status, and behind them the same of vaccinated people. */
  readonly present: Float64Array;
  /** How often each status was ever entered. */
  readonly entered: Float64Array;
  /** By kind of quarantine. */
  readonly quarantined: Float64Array;
  /** People with a dose, with a booster, and tests of the day. */
  readonly #doseAndTestCounts: Float64Array;

  /** Whoever is counted here is counted there, too. */
  readonly #whole: Counters | undefined;

  constructor(memory: Memory, residentCount: number, name = "", whole?: Counters) {
    this.present = memory.f64(`people by status${name}`, 2 * statusCount);
    this.entered = memory.f64(`changes by status${name}`, 2 * statusCount);
    this.quarantined = memory.f64(`people in quarantine${name}`, 4);
    this.#doseAndTestCounts = memory.f64(`vaccinated and tested${name}`, 3);
    this.present[status.susceptible] = residentCount;
    this.#whole = whole;
  }

  get vaccinated(): number {
    return this.#doseAndTestCounts[0] ?? 0;
  }

  get boosted(): number {
    return this.#doseAndTestCounts[1] ?? 0;
  }

  get tested(): number {
    return this.#doseAndTestCounts[2] ?? 0;
  }

  set tested(count: number) {
    this.#doseAndTestCounts[2] = count;
  }

  /** A dose, counted from 1 for each person. */
  addDose(number: number): void {
    const place = number === 1 ? 0 : 1;
    if (number <= 2) this.#doseAndTestCounts[place] = (this.#doseAndTestCounts[place] ?? 0) + 1;
    this.#whole?.addDose(number);
  }

  changeQuarantine(kind: number, by: 1 | -1): void {
    if (kind !== quarantine.none) this.quarantined[kind] = (this.quarantined[kind] ?? 0) + by;
    this.#whole?.changeQuarantine(kind, by);
  }

  move(from: number, to: number, isVaccinated: boolean): void {
    this.#whole?.move(from, to, isVaccinated);
    this.present[from] = (this.present[from] ?? 0) - 1;
    this.present[to] = (this.present[to] ?? 0) + 1;
    this.entered[to] = (this.entered[to] ?? 0) + 1;
    if (!isVaccinated) return;
    const shift = statusCount;
    this.present[shift + from] = (this.present[shift + from] ?? 0) - 1;
    this.present[shift + to] = (this.present[shift + to] ?? 0) + 1;
    this.entered[shift + to] = (this.entered[shift + to] ?? 0) + 1;
  }

  /** A person begins to count as vaccinated. */
  markVaccinated(at: number): void {
    const place = statusCount + at;
    this.present[place] = (this.present[place] ?? 0) + 1;
    this.#whole?.markVaccinated(at);
  }
}
