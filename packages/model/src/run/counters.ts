// How many people are in which state, kept up to date with every change: a daily report costs nothing.
import { status, statusCount } from "./status.ts";

/** Of the people of the city; those of its surroundings are simulated, but not counted. */
export class Counters {
  /** By status, and behind them the same of vaccinated people. */
  readonly present = new Float64Array(2 * statusCount);
  /** How often each status was ever entered. */
  readonly entered = new Float64Array(2 * statusCount);
  quarantinedFull = 0;
  quarantinedHome = 0;
  vaccinated = 0;
  boosted = 0;
  /** Tests of the day. */
  tested = 0;

  constructor(residentCount: number) {
    this.present[status.susceptible] = residentCount;
  }

  move(from: number, to: number, isVaccinated: boolean): void {
    const shift = isVaccinated ? statusCount : 0;
    this.present[from] = (this.present[from] ?? 0) - 1;
    this.present[to] = (this.present[to] ?? 0) + 1;
    this.entered[to] = (this.entered[to] ?? 0) + 1;
    if (!isVaccinated) return;
    this.present[shift + from] = (this.present[shift + from] ?? 0) - 1;
    this.present[shift + to] = (this.present[shift + to] ?? 0) + 1;
    this.entered[shift + to] = (this.entered[shift + to] ?? 0) + 1;
  }

  /** A person begins or ceases to count as vaccinated. */
  markVaccinated(at: number, isVaccinated: boolean): void {
    const place = statusCount + at;
    this.present[place] = (this.present[place] ?? 0) + (isVaccinated ? 1 : -1);
  }
}
