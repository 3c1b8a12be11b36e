// Rules for the run tables (legacy-viewers specification 1.4) and the columns that are drawn
// (legacy-viewers specification 1.5).
import type { TableRules } from "../definition.ts";

/** v1 has the raw sample of a quarter of the population, for 200 days. */
export const sample: TableRules = { factor: 4, lastDay: 150, isContinued: false };
export const fiveMonths: TableRules = { factor: 1, lastDay: 150, isContinued: true };
export const twoHundredDays: TableRules = { factor: 1, lastDay: 200, isContinued: true };

const infected = [
  "nSusceptible",
  "nInfectedButNotContagious",
  "nContagious",
  "nSeriouslySick",
  "nCritical",
  "nTotalInfected",
  "nInfectedCumulative",
  "nRecovered",
] as const;

/** In the order of the legend, as on the run page. */
export const outcomes: readonly string[] = infected;
export const outcomesWithQuarantine: readonly string[] = [...infected, "nInQuarantine"];
export const outcomesWithSymptoms: readonly string[] = [...infected, "nShowingSymptoms"];

/** Intensive care beds in Berlin (legacy-viewers specification 2.1). */
export const berlinCapacity = 1000;
