// Fields and values of any file (reading/).
import { defineProblems } from "./defineProblems.ts";

export const readingWords = defineProblems({
  fieldMissing: { en: "the field {field} is missing", de: "das Feld {field} fehlt" },
  valueMissing: { en: "{name} has no value", de: "{name} hat keinen Wert" },
  fieldsExpected: {
    en: "expected fields such as {fields}",
    de: "erwartet werden Felder wie {fields}",
  },
  notKnownHere: {
    en: "{name} is not known here; possible are {names}",
    de: "{name} ist hier nicht bekannt; möglich sind {names}",
  },
  mustBe: {
    en: "{name} must be {expected}, not {value}",
    de: "{name} muss {expected} sein, nicht {value}",
  },
  mustBeMapping: {
    en: "{field}: expected a mapping",
    de: "{field}: erwartet werden Schlüssel mit Werten",
  },
  pairExpected: {
    en: "{name} must be a list of two, such as [0, 1]",
    de: "{name} muss eine Liste aus zwei Werten sein, zum Beispiel [0, 1]",
  },
  listEmpty: { en: "{name} is empty", de: "{name} ist leer" },
  valueUnknown: {
    en: '"{value}" is not known; possible are {names}',
    de: "„{value}“ ist nicht bekannt; möglich sind {names}",
  },
  theValue: { en: "the value", de: "der Wert" },
  emptyValue: { en: "an empty value", de: "ein leerer Wert" },
  aText: { en: "a text", de: "ein Text" },
  aList: { en: "a list", de: "eine Liste" },
  aMapping: { en: "a mapping", de: "Schlüssel mit Werten" },
  trueOrFalse: { en: "true or false", de: "true oder false" },
  aDate: { en: "a date such as 2020-02-25", de: "ein Datum wie 2020-02-25" },
  writtenLike: { en: "written like {example}", de: "wie {example} geschrieben" },
  aNumber: { en: "a number", de: "eine Zahl" },
  aNumberNotNegative: { en: "a number of at least 0", de: "eine Zahl ab 0" },
  aNumberAboveZero: { en: "a number above 0", de: "eine Zahl über 0" },
  aShare: { en: "a share from 0 to 1", de: "ein Anteil von 0 bis 1" },
  aWholeNumber: {
    en: "a whole number of at least {least}",
    de: "eine ganze Zahl ab {least}",
  },
  aWholeNumberWithin: {
    en: "a whole number from {least} to {most}",
    de: "eine ganze Zahl von {least} bis {most}",
  },
});
