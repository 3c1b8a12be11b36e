// Axis titles and subtitles that several plots share.
import type { Localized } from "@episcope/common";

export const sevenDayAverage: Localized = { en: "7-day average", de: "7-Tage-Mittel" };

export const sevenDayInfections: Localized = {
  en: "7-day infections / 100,000",
  de: "7-Tage-Infektionen je 100.000",
};

export const personsInHospital: Localized = {
  en: "In hospital / 100,000",
  de: "Im Krankenhaus je 100.000",
};

export const rValueTitle: Localized = { en: "R-value", de: "R-Wert" };

export const vaccinationsPerDay: Localized = {
  en: "Vaccinations per day",
  de: "Impfungen pro Tag",
};
