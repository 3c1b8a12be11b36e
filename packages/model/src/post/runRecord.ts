// What post-processing gets of a finished run.
import type { City } from "../city/city.ts";
import type { InfectionLog } from "../run/results/infectionLog.ts";

export interface RunDays {
  readonly log: InfectionLog;
  /** Calendar date of simulation day 1, days since 1970-01-01. */
  readonly startDay: number;
  readonly dayCount: number;
}

export interface RunRecord extends RunDays {
  readonly city: City;
  /** Names by the codes of the log. */
  readonly strains: readonly string[];
}
