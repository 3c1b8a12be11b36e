// The columns of the infections table that say how many people are in which state.
export interface Outcome {
  readonly column: string;
  /** In the address. */
  readonly name: string;
  readonly en: string;
  readonly de: string;
}

/** In the order of the legend. */
export const outcomes: readonly Outcome[] = [
  { column: "nSusceptible", name: "Susceptible", en: "Susceptible", de: "Empfänglich" },
  {
    column: "nInfectedButNotContagious",
    name: "Infected, not contagious",
    en: "Infected, not contagious",
    de: "Infiziert, nicht ansteckend",
  },
  { column: "nContagious", name: "Contagious", en: "Contagious", de: "Ansteckend" },
  {
    column: "nShowingSymptoms",
    name: "Showing Symptoms",
    en: "Showing symptoms",
    de: "Mit Symptomen",
  },
  { column: "nSeriouslySick", name: "Seriously Sick", en: "Seriously sick", de: "Schwer krank" },
  {
    column: "nSeriouslySickCumulative",
    name: "Seriously Sick Cumulative",
    en: "Seriously sick, cumulative",
    de: "Schwer krank, insgesamt",
  },
  { column: "nCritical", name: "Critical", en: "Critical", de: "Intensivfälle" },
  {
    column: "nTotalInfected",
    name: "Total Infected",
    en: "Total infected",
    de: "Infizierte zusammen",
  },
  {
    column: "nInfectedCumulative",
    name: "Infected Cumulative",
    en: "Infected, cumulative",
    de: "Infiziert, insgesamt",
  },
  { column: "nRecovered", name: "Recovered", en: "Recovered", de: "Genesen" },
  {
    column: "nShowingSymptomsCumulative",
    name: "Showing Symptoms Cum.",
    en: "Showing symptoms, cumulative",
    de: "Mit Symptomen, insgesamt",
  },
  { column: "nVaccinated", name: "Vaccinated", en: "Vaccinated", de: "Geimpft" },
  { column: "nReVaccinated", name: "Boosted", en: "Boosted", de: "Aufgefrischt" },
];
