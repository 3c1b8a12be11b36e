// Fields of descriptions: batteries, charts, texts.
import { defineProblems } from "./defineProblems.ts";

export const descriptionWords = defineProblems({
  mustBeText: { en: "{field} must be a text", de: "{field} muss ein Text sein" },
  mustBeNumber: { en: "{field} must be a number", de: "{field} muss eine Zahl sein" },
  mustBeFlag: { en: "{field} must be true or false", de: "{field} muss true oder false sein" },
  mustBeDate: {
    en: "{field} must be a date such as 2020-02-25",
    de: "{field} muss ein Datum wie 2020-02-25 sein",
  },
  mustBeList: { en: "{field} must be a list", de: "{field} muss eine Liste sein" },
  mustHoldWholeNumbers: {
    en: "{field} must hold whole numbers",
    de: "{field} darf nur ganze Zahlen enthalten",
  },
  mustHaveTextPerValue: {
    en: "{field} must have a text for each value",
    de: "{field} muss für jeden Wert einen Text haben",
  },
  notDate: { en: "{value} is not a date", de: "{value} ist kein Datum" },
  optionGroupShape: {
    en: "an option group must have heading and measures",
    de: "eine Optionsgruppe braucht heading und measures",
  },
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
  measureWithoutColumn: {
    en: "the measure {measure} has no column in the run table",
    de: "zu measure {measure} gibt es keine Spalte in der Tabelle der Läufe",
  },
  orderUnknown: {
    en: "order of {measure} names {label}, which is no option",
    de: "order von {measure} nennt {label}, das ist keine der Optionen",
  },
});
