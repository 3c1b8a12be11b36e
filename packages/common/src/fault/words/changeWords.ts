// Changes in scenarios, and expressions in their values.
import { defineProblems } from "./defineProblems.ts";

export const changeWords = defineProblems({
  aSmallRate: {
    en: "a small number above 0, per second",
    de: "eine kleine Zahl über 0, je Sekunde",
  },
  aFactorFromOne: { en: "a factor of at least 1", de: "ein Faktor von mindestens 1" },
  aNumberOfPeople: { en: "a number of people", de: "eine Zahl von Personen" },
  aNumberOfDays: { en: "a number of days", de: "eine Zahl von Tagen" },
  anAge: { en: "an age in years", de: "ein Alter in Jahren" },
  changesShape: {
    en: "here must be a list of changes, [] for none",
    de: "hier muss eine Liste von Änderungen stehen, [] für keine",
  },
  changeShape: {
    en: "a change has a key such as restrict",
    de: "eine Änderung hat einen Schlüssel wie restrict",
  },
  twoChanges: {
    en: "{keys|and} are two changes: each has an item of its own",
    de: "{keys|and} sind zwei Änderungen: jede braucht einen eigenen Eintrag",
  },
  changeUnknown: { en: "{key} is no change", de: "{key} ist keine Änderung" },
  knownOnlyInRegimes: { en: "known belongs to regimes", de: "known gehört in regimes/" },
  oneOfMissing: { en: "one of {names} is missing", de: "eines von {names} fehlt" },
  atLeastOneMissing: {
    en: "at least one of {names} is missing",
    de: "mindestens eines von {names} fehlt",
  },
  excludeEachOther: {
    en: "{names|and} exclude each other",
    de: "{names|and} schließen einander aus",
  },
  needs: { en: "{field} needs {fields|and}", de: "{field} braucht {fields|and}" },
  wholeRunOnly: {
    en: "{field} holds for the whole run, without {fields|and}",
    de: "{field} gilt für den ganzen Lauf, ohne {fields|and}",
  },
  holdOnlyTrue: { en: "hold can only be true", de: "hold kann nur true sein" },
  maskShares: {
    en: "the shares of masks are more than 1 together",
    de: "die Anteile der Masken sind zusammen größer als 1",
  },
  closingHours: {
    en: 'closing hours look like 22-5 or none, not "{value}"',
    de: "Schließzeiten sehen aus wie 22-5 oder none, nicht wie „{value}“",
  },
  agesOrder: {
    en: "the ages are in the wrong order",
    de: "die Altersangaben stehen in der falschen Reihenfolge",
  },
  toBeforeValues: {
    en: "to lies before the first value",
    de: "to liegt vor dem ersten Wert",
  },
  datesOrWeekdays: {
    en: "either dates, or from, to and weekdays",
    de: "entweder dates oder from, to und weekdays",
  },
  openAboveRestrict: {
    en: "openBelow is larger than restrictAt",
    de: "openBelow ist größer als restrictAt",
  },
  rulesBeginTogether: {
    en: "all rules by incidence must begin on the same day",
    de: "alle Regeln nach der Inzidenz müssen am selben Tag beginnen",
  },
  strainUnknown: { en: "this strain is not known", de: "diese Variante ist nicht bekannt" },
  escapeFixed: {
    en: "the escape of {strain} is not a number of its own",
    de: "die Immunflucht von {strain} ist keine eigene Zahl",
  },
  inField: { en: "{field}: {found}", de: "{field}: {found}" },
  notOneVariable: {
    en: "{text} is not a variable of its own",
    de: "{text} ist keine einzelne Variable",
  },
  variableUnknown: { en: "{variable} is not known", de: "{variable} ist nicht bekannt" },
  sumTooLong: { en: "the sum is too long", de: "die Rechnung ist zu lang" },
  bracketOpen: { en: "a bracket is not closed", de: "eine Klammer ist nicht geschlossen" },
  signMisplaced: {
    en: "{sign} stands in a wrong place",
    de: "{sign} steht an der falschen Stelle",
  },
  sumIncomplete: { en: "something is missing", de: "etwas fehlt" },
  tooMuch: { en: "{value} is too much", de: "{value} ist zu viel" },
  notUnderstood: { en: '"{text}" is not understood', de: "„{text}“ ist nicht zu verstehen" },
  notAdded: {
    en: "{left} and {right} cannot be added",
    de: "{left} und {right} lassen sich nicht addieren",
  },
  notSubtracted: {
    en: "{left} and {right} cannot be subtracted",
    de: "{left} und {right} lassen sich nicht subtrahieren",
  },
  notMultiplied: {
    en: "{left} and {right} cannot be multiplied",
    de: "{left} und {right} lassen sich nicht multiplizieren",
  },
  notDivided: {
    en: "{left} and {right} cannot be divided",
    de: "{left} und {right} lassen sich nicht dividieren",
  },
  dividesByZero: { en: "this divides by zero", de: "hier wird durch null geteilt" },
  noNegative: { en: "{value} has no negative", de: "{value} hat kein Negatives" },
  wholeDays: { en: "days must be whole numbers", de: "Tage müssen ganze Zahlen sein" },
  dateTooFar: { en: "the date is too far away", de: "das Datum liegt zu weit entfernt" },
  numberTooLarge: { en: "the number is too large", de: "die Zahl ist zu groß" },
});
