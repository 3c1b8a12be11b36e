import { defineTexts } from "@episcope/common";
import type { CostGroup, CostName } from "./costNames.ts";

interface CostTexts {
  readonly heading: string;
  /** The time that is counted, and what the ranges are. */
  readonly basis: (first: string, last: string) => string;
  readonly label: string;
  readonly what: string;
  readonly asItWas: string;
  readonly groups: Readonly<Record<CostGroup, string>>;
  readonly names: Readonly<Record<CostName, string>>;
  readonly units: Readonly<Record<CostName, string>>;
  readonly howCounted: string;
  readonly notes: readonly string[];
}

export const costTexts = defineTexts<CostTexts>({
  en: {
    heading: "What it spares and what it costs",
    basis: (first, last) =>
      `From ${first} to ${last}. 9 of 10 model runs are in a range; “better”, “worse”, “more” and “fewer” compare with how it was.`,
    label: "Benefits and costs of the scenarios",
    what: "What is counted",
    asItWas: "As it was",
    groups: {
      illness: "Illness",
      without: "What people go without",
      effort: "What has to be provided",
    },
    names: {
      infections: "Infections",
      beds: "Most hospital beds",
      deaths: "Deaths",
      schoolDays: "School days without lessons",
      dayCareDays: "Days without day care",
      leisureHours: "Hours of leisure lost",
      homeDays: "Weekdays at home instead of at work",
      quarantineDays: "Weekdays in isolation or quarantine",
      tests: "Tests used",
      doses: "Vaccinations",
    },
    units: {
      infections: "reinfections included",
      beds: "on one day",
      deaths: "",
      schoolDays: "per pupil, outside of holidays",
      dayCareDays: "per child",
      leisureHours: "per person",
      homeDays: "per employed person",
      quarantineDays: "of everybody together, children and pensioners too",
      tests: "all people together",
      doses: "people vaccinated for the first time, and boosters",
    },
    howCounted: "How this is counted",
    notes: [
      "School days, day care and work count from Monday to Friday, each day by the share that was missing from the usual: two days at half are one day. In school holidays there are no school days to lose; for a whole country they lie in the middle of those of its states. Public holidays count as weekdays, in every scenario alike. A school day is the mean of primary and secondary schools.",
      "Leisure counts every day, by the hours that people usually spend on it. What people do instead, and how they feel about it, is not known to the model.",
      "Tests, vaccinations and quarantine are those of the model, for the whole place. Its tables do not say who of those in isolation (with symptoms) or quarantine (as contacts, or after a test) would have had to work: all count, from Monday to Friday. A first vaccination counts once: its second dose is not counted.",
      "Income, learning, health other than Covid and many other things are not part of the model. The rows cannot be added up: what a school day is worth beside a hospital bed, no model can say.",
    ],
  },
  de: {
    heading: "Was es erspart und was es kostet",
    basis: (first, last) =>
      `Vom ${first} bis zum ${last}. Im Bereich liegen 9 von 10 Modellläufen; „besser“, „schlechter“, „mehr“ und „weniger“ vergleichen damit, wie es war.`,
    label: "Nutzen und Kosten der Szenarien",
    what: "Was gezählt wird",
    asItWas: "Wie es war",
    groups: {
      illness: "Krankheit",
      without: "Worauf Menschen verzichten",
      effort: "Was bereitgestellt werden muss",
    },
    names: {
      infections: "Infektionen",
      beds: "Meiste Klinikbetten",
      deaths: "Todesfälle",
      schoolDays: "Schultage ohne Unterricht",
      dayCareDays: "Tage ohne Kita",
      leisureHours: "Verlorene Stunden Freizeit",
      homeDays: "Werktage zu Hause statt bei der Arbeit",
      quarantineDays: "Wochentage in Isolation oder Quarantäne",
      tests: "Verbrauchte Tests",
      doses: "Impfungen",
    },
    units: {
      infections: "Reinfektionen mitgezählt",
      beds: "an einem Tag",
      deaths: "",
      schoolDays: "je Schulkind, außerhalb der Ferien",
      dayCareDays: "je Kind",
      leisureHours: "je Person",
      homeDays: "je erwerbstätige Person",
      quarantineDays: "alle zusammen, auch Kinder und Ältere",
      tests: "alle Menschen zusammen",
      doses: "erstmals Geimpfte und Auffrischungen",
    },
    howCounted: "Wie gezählt wird",
    notes: [
      "Schule, Kita und Arbeit zählen von Montag bis Freitag, jeder Tag mit dem Anteil, der vom Üblichen fehlt: Zwei Tage zur Hälfte sind ein Tag. In den Schulferien fällt kein Schultag aus; für ein ganzes Land liegen sie in der Mitte der Ferien seiner Teile. Feiertage zählen als Wochentage, in jedem Szenario gleich. Ein Schultag ist das Mittel aus Grundschulen und weiterführenden Schulen.",
      "Freizeit zählt an jedem Tag, mit den Stunden, die Menschen üblicherweise damit verbringen. Was sie stattdessen tun und wie es ihnen damit geht, weiß das Modell nicht.",
      "Tests, Impfungen und Quarantäne sind die des Modells, für den ganzen Ort. Wer in Isolation (mit Symptomen) oder Quarantäne (als Kontakt oder nach einem Test) hätte arbeiten müssen, sagen seine Tabellen nicht: Gezählt werden alle, von Montag bis Freitag. Eine Erstimpfung zählt einmal, ohne die zweite Dosis.",
      "Einkommen, Lernen, andere Krankheiten und vieles mehr kommen im Modell nicht vor. Die Zeilen lassen sich nicht zusammenzählen: Was ein Schultag neben einem Klinikbett wert ist, sagt kein Modell.",
    ],
  },
});
