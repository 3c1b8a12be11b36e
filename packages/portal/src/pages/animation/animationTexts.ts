import { defineTexts } from "@episcope/common";

export const animationTexts = defineTexts({
  en: {
    outbreakDay: (city: string, day: number) => `${city}: Outbreak day ${day}`,
    day: (day: number) => `Day ${day}`,
    cityDay: (city: string, day: number) => `${city}: Day ${day}`,
    loadingDay: (day: number) => `Loading day ${day} …`,
    states: [
      "susceptible",
      "latently infected",
      "contagious",
      "symptomatic",
      "seriously ill",
      "critical",
      "recovered",
    ],
    base: "Base case without measures: nobody keeps distance, nothing is closed.",
    days: "Days",
    settings: "Settings and figures",
    more: "More",
    noDrawing: "This browser cannot draw the map. The figures of each day are still here.",
    announcedDay: (day: number, date: string | undefined) =>
      date === undefined ? `Day ${day}` : `Day ${day}, ${date}`,
  },
  de: {
    outbreakDay: (city: string, day: number) => `${city}: Tag ${day} des Ausbruchs`,
    day: (day: number) => `Tag ${day}`,
    cityDay: (city: string, day: number) => `${city}: Tag ${day}`,
    loadingDay: (day: number) => `Tag ${day} wird geladen …`,
    states: [
      "empfänglich",
      "frisch angesteckt",
      "ansteckend",
      "mit Symptomen",
      "schwer krank",
      "kritisch",
      "genesen",
    ],
    base: "Grundfall ohne Maßnahmen: Niemand hält Abstand, nichts ist geschlossen.",
    days: "Tage",
    settings: "Einstellungen und Zahlen",
    more: "Mehr",
    noDrawing:
      "Dieser Browser kann die Karte nicht zeichnen. Die Zahlen jedes Tages sind trotzdem da.",
    announcedDay: (day: number, date: string | undefined) =>
      date === undefined ? `Tag ${day}` : `Tag ${day}, ${date}`,
  },
});
