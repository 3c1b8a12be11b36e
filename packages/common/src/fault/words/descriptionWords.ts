// Fields of descriptions: batteries, charts, texts.
import { defineProblems } from "./defineProblems.ts";

export const descriptionWords = defineProblems({
  notDate: { en: "{value} is not a date", de: "{value} ist kein Datum" },
  tableNameExpected: {
    en: "{field}: expected the name of a table",
    de: "{field}: erwartet wird der Name einer Tabelle",
  },
  addressExpected: {
    en: "{field}: expected an address",
    de: "{field}: erwartet wird eine Adresse",
  },
  viewerVersionUnknown: {
    en: "viewerVersion {version} is not known; the newest viewer will show it",
    de: "viewerVersion {version} ist unbekannt; gezeigt wird mit der neuesten Fassung",
  },
  packedNotNamed: {
    en: "runs are packed, but the field packed is not true: pages look for single files",
    de: "Läufe sind gepackt, aber das Feld packed ist nicht true: Seiten suchen einzelne Dateien",
  },
  measureWithoutColumn: {
    en: "the measure {measure} has no column in the run table",
    de: "zu measure {measure} gibt es keine Spalte in der Tabelle der Läufe",
  },
  initialUnknown: {
    en: "{measure} begins with {value}, which is none of its values",
    de: "{measure} beginnt mit {value}, das ist keiner der Werte",
  },
  orderUnknown: {
    en: "order of {measure} names {label}, which is no option",
    de: "order von {measure} nennt {label}, das ist keine der Optionen",
  },
});
