import { defineTexts } from "@episcope/common";

export const tableTexts = defineTexts({
  en: {
    date: "Date",
    simulationDay: "Day",
    daysSinceVaccination: "Days since vaccination",
    low: (label: string) => `${label}: lowest`,
    mean: (label: string) => `${label}: mean`,
    high: (label: string) => `${label}: highest`,
  },
  de: {
    date: "Datum",
    simulationDay: "Tag",
    daysSinceVaccination: "Tage seit der Impfung",
    low: (label: string) => `${label}: niedrigster Wert`,
    mean: (label: string) => `${label}: Mittelwert`,
    high: (label: string) => `${label}: höchster Wert`,
  },
});
