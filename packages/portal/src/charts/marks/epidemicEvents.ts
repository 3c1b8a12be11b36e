// What happened in all of Germany on one day and shows in the curves of the epidemic.
import type { Localized } from "@episcope/common";

interface CalendarEvent {
  /** First day on which it applied, YYYY-MM-DD. */
  readonly date: string;
  /** Short: it is written above charts. */
  readonly name: Localized;
}

/** Impfquotenmonitoring of the Robert Koch Institute. */
export const startOfVaccination = "2020-12-27";

/** Ascending. */
export const epidemicEvents: readonly CalendarEvent[] = [
  {
    // Agreement of the federal and state governments of 22 March 2020.
    date: "2020-03-22",
    name: { en: "First contact ban", de: "Erstes Kontaktverbot" },
  },
  {
    // Their resolution of 28 October 2020.
    date: "2020-11-02",
    name: { en: "Partial lockdown", de: "Teil-Lockdown" },
  },
  {
    // Their resolution of 13 December 2020.
    date: "2020-12-16",
    name: { en: "Lockdown", de: "Lockdown" },
  },
  {
    date: startOfVaccination,
    name: { en: "Vaccination begins", de: "Impfbeginn" },
  },
  {
    // Infektionsschutzgesetz § 28b, BGBl. I 2021 p. 802.
    date: "2021-04-24",
    name: { en: "Federal emergency brake", de: "Bundesnotbremse" },
  },
  {
    // Infektionsschutzgesetz § 28b, BGBl. I 2021 p. 4906.
    date: "2021-11-24",
    name: { en: "3G at work", de: "3G am Arbeitsplatz" },
  },
  {
    // Infektionsschutzgesetz § 28a, BGBl. I 2022 p. 466: end of the transition.
    date: "2022-04-03",
    name: { en: "Most rules end", de: "Ende der meisten Auflagen" },
  },
];
