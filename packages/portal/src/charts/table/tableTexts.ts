import { defineTexts } from "@episcope/common";

export const tableTexts = defineTexts({
  en: {
    date: "Date",
    simulationDay: "Day",
    daysSinceVaccination: "Days since vaccination",
    low: (label: string) => `${label}: lowest`,
    mean: (label: string) => `${label}: mean`,
    high: (label: string) => `${label}: highest`,
    median: (label: string) => `${label}: median`,
    quantile: (label: string, percent: number) => `${label}: ${percent} %`,
  },
  de: {
    date: "Datum",
    simulationDay: "Tag",
    daysSinceVaccination: "Tage seit der Impfung",
    low: (label: string) => `${label}: niedrigster Wert`,
    mean: (label: string) => `${label}: Mittelwert`,
    high: (label: string) => `${label}: höchster Wert`,
    median: (label: string) => `${label}: Median`,
    quantile: (label: string, percent: number) => `${label}: ${percent} %`,
  },
});
