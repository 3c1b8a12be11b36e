// The columns of the table of the population: states, totals since the start, and the part that is
// vaccinated.
import { inEachLanguage, type Localized } from "@episcope/common";
import type { Field } from "./field.ts";

const states: readonly (readonly [name: string, text: Localized])[] = [
  [
    "nSusceptible",
    { en: "People who can be infected.", de: "Personen, die sich anstecken können." },
  ],
  [
    "nInfectedButNotContagious",
    { en: "Infected, not yet contagious.", de: "Angesteckt, noch nicht ansteckend." },
  ],
  ["nContagious", { en: "Contagious, without symptoms.", de: "Ansteckend, ohne Symptome." }],
  ["nShowingSymptoms", { en: "With symptoms.", de: "Mit Symptomen." }],
  [
    "nSeriouslySick",
    {
      en: "In need of a hospital bed, also after intensive care.",
      de: "Brauchen ein Krankenhausbett, auch nach der Intensivstation.",
    },
  ],
  ["nCritical", { en: "In need of intensive care.", de: "Brauchen Intensivpflege." }],
  [
    "nTotalInfected",
    { en: "Infected, in any of these states.", de: "Angesteckt, in einem dieser Zustände." },
  ],
  ["nRecovered", { en: "Recovered, immune for a time.", de: "Genesen, eine Zeit lang immun." }],
  [
    "nInfectedCumulative",
    {
      en: "Infections since the start, reinfections included.",
      de: "Infektionen seit Beginn, mit erneuten.",
    },
  ],
  [
    "nContagiousCumulative",
    { en: "Became contagious since the start.", de: "Seit Beginn ansteckend geworden." },
  ],
  [
    "nShowingSymptomsCumulative",
    { en: "Got symptoms since the start.", de: "Seit Beginn an Symptomen erkrankt." },
  ],
  [
    "nSeriouslySickCumulative",
    { en: "Needed a hospital since the start.", de: "Brauchten seit Beginn ein Krankenhaus." },
  ],
  [
    "nCriticalCumulative",
    { en: "Needed intensive care since the start.", de: "Brauchten seit Beginn Intensivpflege." },
  ],
  ["nDeceasedCumulative", { en: "Deaths since the start.", de: "Todesfälle seit Beginn." }],
];

const vaccinatedPart: Localized = {
  en: "The part that is fully vaccinated:",
  de: "Der vollständig geimpfte Teil:",
};

function peopleField(name: string, text: Localized): Field {
  return { name, type: "number", unit: "people", text };
}

const quarantine: Localized = { en: "In quarantine.", de: "In Quarantäne." };

export const populationFields: readonly Field[] = [
  ...states.map(([name, text]) => peopleField(name, text)),
  ...states.map(([name, text]) =>
    peopleField(
      `${name}Vaccinated`,
      inEachLanguage((language) => `${vaccinatedPart[language]} ${text[language]}`),
    ),
  ),
  ...["nInQuarantine", "nInQuarantineFull", "nInQuarantineHome"].map((name) =>
    peopleField(name, quarantine),
  ),
  peopleField("nVaccinated", { en: "With at least one dose.", de: "Mit mindestens einer Dosis." }),
  peopleField("nReVaccinated", { en: "With a booster.", de: "Mit Auffrischung." }),
  {
    name: "nTested",
    type: "number",
    unit: "peoplePerDay",
    text: { en: "Tested on the day before.", de: "Am Vortag getestet." },
  },
  {
    name: "time",
    type: "number",
    unit: "seconds",
    text: { en: "Time since the start.", de: "Zeit seit Beginn." },
  },
  {
    name: "district",
    type: "string",
    text: {
      en: "Name of the district; of the first one where a table counts the whole region.",
      de: "Name des Bezirks; der erste, wo eine Tabelle die ganze Region zählt.",
    },
  },
];
