// The columns of the infections table with the number of people in each state.
import type { Localized } from "@episcope/common";

export interface Outcome {
  readonly column: string;
  /** In the address. */
  readonly name: string;
  readonly label: Localized;
  /** An expected number: it rests on all infected people, however small it is. */
  readonly isExpected?: true;
  /** A running total, or also counted in another state. */
  readonly isAside?: true;
}

/** In the order of the legend. */
export const outcomes: readonly Outcome[] = [
  { column: "nSusceptible", name: "Susceptible", label: { en: "Susceptible", de: "Empfänglich" } },
  {
    column: "nInfectedButNotContagious",
    name: "Infected, not contagious",
    label: { en: "Infected, not contagious", de: "Infiziert, nicht ansteckend" },
  },
  { column: "nContagious", name: "Contagious", label: { en: "Contagious", de: "Ansteckend" } },
  {
    column: "nShowingSymptoms",
    name: "Showing Symptoms",
    label: { en: "Showing symptoms", de: "Mit Symptomen" },
  },
  {
    column: "nSeriouslySick",
    name: "Seriously Sick",
    label: { en: "Seriously sick", de: "Schwer krank" },
    isExpected: true,
  },
  {
    column: "nSeriouslySickCumulative",
    name: "Seriously Sick Cumulative",
    label: { en: "Seriously sick, cumulative", de: "Schwer krank, insgesamt" },
    isAside: true,
    isExpected: true,
  },
  {
    column: "nCritical",
    name: "Critical",
    label: { en: "Critical", de: "Intensivfälle" },
    isExpected: true,
  },
  {
    column: "nTotalInfected",
    name: "Total Infected",
    label: { en: "Total infected", de: "Infizierte zusammen" },
    isAside: true,
  },
  {
    column: "nInfectedCumulative",
    name: "Infected Cumulative",
    label: { en: "Infected, cumulative", de: "Infiziert, insgesamt" },
    isAside: true,
  },
  { column: "nRecovered", name: "Recovered", label: { en: "Recovered", de: "Genesen" } },
  {
    column: "nShowingSymptomsCumulative",
    name: "Showing Symptoms Cum.",
    label: { en: "Showing symptoms, cumulative", de: "Mit Symptomen, insgesamt" },
    isAside: true,
  },
  {
    column: "nVaccinated",
    name: "Vaccinated",
    label: { en: "Vaccinated", de: "Geimpft" },
    isAside: true,
  },
  {
    column: "nReVaccinated",
    name: "Boosted",
    label: { en: "Boosted", de: "Aufgefrischt" },
    isAside: true,
  },
];
