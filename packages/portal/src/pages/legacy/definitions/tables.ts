// The columns that are drawn (legacy-viewers specification 1.5).

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
