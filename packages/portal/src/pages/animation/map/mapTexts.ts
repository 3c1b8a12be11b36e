import { defineTexts } from "@episcope/common";

export const mapTexts = defineTexts({
  en: {
    map: (city: string) =>
      `Map of ${city}. Arrow keys move it, plus and minus zoom, 0 shows everything.`,
    closer: "Zoom in",
    farther: "Zoom out",
    all: "Show everything",
    light: "Light colours",
    dark: "Dark colours",
    help: "Help",
    enter: "Full screen",
    leave: "Leave full screen",
    borders: "Borders",
    streets: "Streets",
    tools: "Map",
  },
  de: {
    map: (city: string) =>
      `Karte von ${city}. Pfeiltasten verschieben sie, Plus und Minus ändern den Ausschnitt, 0 zeigt alles.`,
    closer: "Näher heran",
    farther: "Weiter weg",
    all: "Alles zeigen",
    light: "Helle Farben",
    dark: "Dunkle Farben",
    help: "Hilfe",
    enter: "Vollbild",
    leave: "Vollbild beenden",
    borders: "Grenzen",
    streets: "Straßen",
    tools: "Karte",
  },
});
