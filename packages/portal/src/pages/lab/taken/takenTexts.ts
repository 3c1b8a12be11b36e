import { defineTexts } from "@episcope/common";
import type { LeftName } from "@episcope/scenario/lab";

interface TakenTexts {
  from(page: string): string;
  /** From a page without a name. */
  readonly fromRun: string;
  rough(names: string): string;
  left(names: string): string;
  /** Of addresses from before more was taken over. */
  readonly onlyPlaces: string;
  readonly others: Readonly<Record<LeftName, string>>;
}

export const takenTexts = defineTexts<TakenTexts>({
  en: {
    from: (page) =>
      `Taken over from “${page}”: everything that the lanes can say, rounded to their steps.`,
    fromRun: "Taken over from a run: everything that the lanes can say, rounded to their steps.",
    rough: (names) => `Only roughly: ${names}.`,
    left: (names) => `Not taken over, but as it was: ${names}.`,
    onlyPlaces:
      "This address is from an earlier version, which took over only masks and how much people meet.",
    others: {
      caution: "how careful people are (taken from later reports here)",
      distance: "distance and fresh air",
      home: "time at home",
      closingHours: "closing hours and curfews",
      groupSizes: "limits for groups",
      passes: "rules for people with and without a certificate",
      days: "public holidays and other special days",
      quarantine: "length and kind of quarantine",
      tracingWays: "how contacts are traced",
      rapidTests: "how rapid tests work",
      pcrTests: "how PCR tests work",
      vaccinated: "who is vaccinated, and with what",
      protection: "how well vaccines and infections protect",
      infectiousness: "how infectious the virus is as a whole",
      strains: "how infectious and severe known variants are",
      arrivals: "which known variants arrive, and when",
      imports: "infections brought from elsewhere",
      disease: "course of the disease",
      households: "differences between households",
      contacts: "how close contacts are",
      maskEffect: "what masks achieve",
      seed: "number of the random draw",
      earlier: "what differs before the first day",
      later: "what comes after the last day",
    },
  },
  de: {
    from: (page) =>
      `Übernommen von „${page}“: alles, was die Spuren ausdrücken können, gerundet auf ihre Schritte.`,
    fromRun:
      "Übernommen von einem Lauf: alles, was die Spuren ausdrücken können, gerundet auf ihre Schritte.",
    rough: (names) => `Nur ungefähr: ${names}.`,
    left: (names) => `Nicht übernommen, sondern wie es war: ${names}.`,
    onlyPlaces:
      "Diese Adresse stammt von einer früheren Fassung, die nur Masken übernahm und wie viel sich die Menschen treffen.",
    others: {
      caution: "wie vorsichtig die Menschen sind (hier aus späteren Meldungen)",
      distance: "Abstand und frische Luft",
      home: "Zeit zu Hause",
      closingHours: "Schließzeiten und Ausgangssperren",
      groupSizes: "Grenzen für Gruppen",
      passes: "Regeln für Menschen mit und ohne Nachweis",
      days: "Feiertage und andere besondere Tage",
      quarantine: "Länge und Art der Quarantäne",
      tracingWays: "wie Kontakte nachverfolgt werden",
      rapidTests: "wie Schnelltests wirken",
      pcrTests: "wie PCR-Tests wirken",
      vaccinated: "wer geimpft wird, und womit",
      protection: "wie gut Impfungen und Infektionen schützen",
      infectiousness: "wie ansteckend das Virus insgesamt ist",
      strains: "wie ansteckend und schwer bekannte Varianten sind",
      arrivals: "welche bekannten Varianten wann ankommen",
      imports: "von außen eingetragene Infektionen",
      disease: "Verlauf der Krankheit",
      households: "Unterschiede zwischen Haushalten",
      contacts: "wie eng Kontakte sind",
      maskEffect: "was Masken bewirken",
      seed: "Nummer der Ziehung",
      earlier: "was vor dem ersten Tag anders ist",
      later: "was nach dem letzten Tag kommt",
    },
  },
});
