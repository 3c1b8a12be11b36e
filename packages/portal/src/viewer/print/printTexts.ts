import { defineTexts } from "@episcope/common";

/** Texts of the buttons; the others load with what they start. */
export const printButtonTexts = defineTexts({
  en: { print: "Print", summary: "Print summary", cite: "Cite, data" },
  de: { print: "Drucken", summary: "Kurzfassung drucken", cite: "Zitieren, Daten" },
});
