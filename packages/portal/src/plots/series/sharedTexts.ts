// Axis titles and subtitles that several plots share.
import type { Localized } from "@episcope/common";

export const sevenDayAverage: Localized = { en: "7-day average", de: "7-Tage-Mittel" };

export const sevenDayInfections: Localized = {
  en: "Infections per 100,000 people and week",
  de: "Infektionen je 100.000 Menschen und Woche",
};

export const ofTheGroup: Localized = {
  en: "Infections per 100,000 people of the age and week",
  de: "Infektionen je 100.000 Menschen des Alters und Woche",
};

/** Who shows symptoms, or is reported. */
export const sevenDayCases: Localized = {
  en: "Cases per 100,000 people and week",
  de: "Fälle je 100.000 Menschen und Woche",
};

export const personsInHospital: Localized = {
  en: "In hospital per 100,000 people",
  de: "Im Krankenhaus je 100.000 Menschen",
};

export const rValueTitle: Localized = { en: "R value", de: "R-Wert" };

export const vaccinationsPerDay: Localized = {
  en: "Vaccinations per day",
  de: "Impfungen pro Tag",
};
