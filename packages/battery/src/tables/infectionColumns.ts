/** What the table of infections counts, in the order in which models write it. */
export const infectionColumns = [
  "nSusceptible",
  "nInfectedButNotContagious",
  "nContagious",
  "nShowingSymptoms",
  "nSeriouslySick",
  "nCritical",
  "nTotalInfected",
  "nRecovered",
  "nInfectedCumulative",
  "nContagiousCumulative",
  "nShowingSymptomsCumulative",
  "nSeriouslySickCumulative",
  "nCriticalCumulative",
  "nDeceasedCumulative",
  "nVaccinated",
  "nTested",
] as const;
