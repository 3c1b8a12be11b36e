// Texts of the pages about the demonstration data.

import type { MobilityLevel } from "@episcope/battery";
import { defineTexts, inLanguage, type WrittenLanguage } from "@episcope/common";

export function demonstrationText(level: MobilityLevel, language: WrittenLanguage): string {
  const { description, notes, counties } = inLanguage(texts, language);
  const info = level === "county" ? `info:\n  - "${counties}"\n` : "";
  return description + notes + info;
}

const texts = defineTexts({
  en: {
    description: `description: >-
  How much people in Germany moved from March 2020 to December 2022, week by week. **These are synthetic demonstration data**, computed from a
  recipe; they were not measured and say nothing about a real place.
`,
    notes: `notes:
  - "**How they are made.** A national course with the steps of the pandemic is given, each county differs by two constants drawn from its official
    key. Public and school holidays of the state, closures, the season and a little chance change single days; means of these days are shown."
  - "**Baseline.** Percentages compare with the first week of each area, 2 to 8 March 2020, and are computed from the values shown."
  - "**Weekdays** leave out the public holidays of the state; Germany keeps all days. The week of 10 October 2021 is missing, as in the data of the provider."
`,
    counties: "Areas are the 401 counties of 2019 and Germany.",
  },
  de: {
    description: `description: >-
  Wie viel die Menschen in Deutschland von März 2020 bis Dezember 2022 unterwegs waren, Woche für Woche. **Es sind synthetische Demonstrationsdaten**: nach einem
  Rezept berechnet und nicht gemessen. Über einen wirklichen Ort sagen sie nichts.
`,
    notes: `notes:
  - "**So entstehen sie.** Vorgegeben ist ein Verlauf für das ganze Land mit den Schritten der Pandemie; jeder Landkreis weicht durch zwei Konstanten ab, die aus
    seinem amtlichen Schlüssel folgen. Feiertage und Schulferien des Landes, Schließungen, die Jahreszeit und ein wenig Zufall verändern einzelne Tage; gezeigt werden Mittelwerte dieser Tage."
  - "**Ausgangswert.** Prozente vergleichen mit der ersten Woche jedes Gebiets, 2. bis 8. März 2020, und sind aus den gezeigten Werten berechnet."
  - "**Wochentage** lassen die Feiertage des Landes aus; für Deutschland zählen alle Tage. Die Woche bis zum 10. Oktober 2021 fehlt wie in den Daten des Anbieters."
`,
    counties: "Gebiete sind die 401 Kreise von 2019 und Deutschland.",
  },
});
