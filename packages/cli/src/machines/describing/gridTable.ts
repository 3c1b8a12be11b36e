// The table of a run of spring 2020: its columns as the pages show them.
import type { TableDescription } from "./field.ts";
import { populationFields } from "./populationFields.ts";
import { date, type RunTableDescription } from "./runTableDescriptions.ts";

const columns = [
  "nSusceptible",
  "nInfectedButNotContagious",
  "nContagious",
  "nShowingSymptoms",
  "nSeriouslySick",
  "nCritical",
  "nTotalInfected",
  "nInfectedCumulative",
  "nRecovered",
  "nInQuarantine",
  "time",
];
/** What differs from the tables of batteries (legacy-viewers specification 1.4). */
const others: Readonly<Record<string, TableDescription["fields"][number]["text"]>> = {
  nContagious: {
    en: "Contagious. Where nShowingSymptoms is missing (up to v5), people with symptoms are part of it.",
    de: "Ansteckend. Wo nShowingSymptoms fehlt (bis v5), zählen Personen mit Symptomen dazu.",
  },
  nInfectedCumulative: { en: "Infections since the start.", de: "Infektionen seit Beginn." },
  nRecovered: { en: "Recovered.", de: "Genesen." },
  nInQuarantine: {
    en: "In quarantine; they are counted by their health, too.",
    de: "In Quarantäne; sie zählen auch nach ihrem Zustand.",
  },
};

export const gridTableDescription: RunTableDescription = {
  name: "infections",
  title: { en: "Population by state of health, by day", de: "Bevölkerung nach Zustand, je Tag" },
  fields: [
    {
      name: "day",
      type: "integer",
      unit: "simulationDay",
      text: {
        en: "Day of the simulation, from 1. Rows end early if nobody is infected any more.",
        de: "Tag der Simulation, ab 1. Die Zeilen enden früher, wenn niemand mehr angesteckt ist.",
      },
    },
    date,
    ...populationFields
      .filter(({ name }) => columns.includes(name))
      .map((field) => ({ ...field, text: others[field.name] ?? field.text })),
  ],
};
