import { defineTexts } from "@episcope/common";

/**
 * The shift of the outbreak as text: a sign alone was misread (legacy-viewers specification 2.5).
 */
export const shiftTexts = defineTexts({
  en: {
    legend: "Start of the outbreak",
    label: (shift: number) =>
      shift === 0 ? "not shifted" : `${Math.abs(shift)} days ${shift < 0 ? "earlier" : "later"}`,
    sentence: (shift: number) =>
      shift === 0
        ? "outbreak not shifted"
        : `outbreak starts ${Math.abs(shift)} days ${shift < 0 ? "earlier" : "later"}`,
    base: "This run was simulated with one start date only, so the start cannot be shifted.",
  },
  de: {
    legend: "Beginn des Ausbruchs",
    label: (shift: number) =>
      shift === 0
        ? "nicht verschoben"
        : `${Math.abs(shift)}\u00a0Tage ${shift < 0 ? "früher" : "später"}`,
    sentence: (shift: number) =>
      shift === 0
        ? "Ausbruch nicht verschoben"
        : `Ausbruch beginnt ${Math.abs(shift)}\u00a0Tage ${shift < 0 ? "früher" : "später"}`,
    base: "Diesen Lauf gibt es nur mit einem Startdatum; der Beginn lässt sich hier nicht verschieben.",
  },
});
