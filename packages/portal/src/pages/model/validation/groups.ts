// Groups of checks, by their ids in the model specification.
import { defineTexts, type Localized } from "@episcope/common";
import type { ValidationRow } from "../../../../build/quality/validationRows.ts";

interface CheckGroup {
  readonly name: Localized;
  readonly rows: readonly ValidationRow[];
}

/** In the order of the page: what visitors ask for comes first. */
const groups: readonly { readonly ids: RegExp; readonly name: Localized }[] = [
  {
    ids: /^13\.9/,
    name: {
      en: "Base runs, with the measures of the time",
      de: "Basisläufe, mit den Maßnahmen der Zeit",
    },
  },
  { ids: /^(13\.8|E-)/, name: { en: "Effects of measures", de: "Wirkung von Maßnahmen" } },
  { ids: /^13\.7/, name: { en: "Who meets whom", de: "Wer wen trifft" } },
  {
    ids: /^13\.[34]/,
    name: { en: "An epidemic without measures", de: "Eine Epidemie ohne Maßnahmen" },
  },
  { ids: /^12\.9/, name: { en: "The synthetic populations", de: "Die künstlichen Bevölkerungen" } },
  { ids: /^P-/, name: { en: "Known laws of epidemics", de: "Bekannte Gesetze von Epidemien" } },
  { ids: /^U-/, name: { en: "Single formulas", de: "Einzelne Formeln" } },
];
const otherName: Localized = { en: "Other checks", de: "Andere Prüfungen" };

/** Rows that are not accepted come first. */
export function checkGroups(rows: readonly ValidationRow[]): readonly CheckGroup[] {
  const indexOf = ({ id }: ValidationRow) => groups.findIndex(({ ids }) => ids.test(id));
  return [...groups.keys(), -1]
    .map((index) => ({
      name: groups[index]?.name ?? otherName,
      rows: rows
        .filter((row) => indexOf(row) === index)
        .toSorted((a, b) => Number(a.isOk) - Number(b.isOk)),
    }))
    .filter(({ rows: ofGroup }) => ofGroup.length > 0);
}

export const validationTexts = defineTexts({
  en: {
    summary: (accepted: string, all: string) =>
      `${accepted} of ${all} checks lie within the interval that was fixed for them.`,
    intro:
      "Each check computes something whose answer is known: from theory, from studies, or from what was reported. Values over several runs are means ± two standard errors. The names of the checks are in English.",
    show: "Shown",
    failed: (count: string) => `Not accepted (${count})`,
    all: (count: string) => `All (${count})`,
    groupOf: (accepted: string, all: string) => `${accepted} of ${all} accepted`,
    status: "Status",
    accepted: "accepted",
    notAccepted: "not accepted",
    what: "What is checked",
    value: "Value",
    target: "Target",
    interval: "Accepted",
    nothing: "Everything is accepted.",
  },
  de: {
    summary: (accepted: string, all: string) =>
      `${accepted} von ${all} Prüfungen liegen in dem Bereich, der für sie festgelegt ist.`,
    intro:
      "Jede Prüfung berechnet etwas, dessen Ergebnis bekannt ist: aus der Theorie, aus Studien oder aus dem, was gemeldet wurde. Werte über mehrere Läufe sind Mittel ± zwei Standardfehler. Die Namen der Prüfungen sind englisch.",
    show: "Gezeigt",
    failed: (count: string) => `Nicht bestanden (${count})`,
    all: (count: string) => `Alle (${count})`,
    groupOf: (accepted: string, all: string) => `${accepted} von ${all} bestanden`,
    status: "Stand",
    accepted: "bestanden",
    notAccepted: "nicht bestanden",
    what: "Was geprüft wird",
    value: "Wert",
    target: "Ziel",
    interval: "Bereich",
    nothing: "Alles ist bestanden.",
  },
});
