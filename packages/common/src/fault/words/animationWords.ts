// Animations: our own files, and the published ones of 2020.
import { defineProblems } from "./defineProblems.ts";

export const animationWords = defineProblems({
  notAnimation: { en: "this is not an animation file", de: "das ist keine Animationsdatei" },
  headerCutOff: { en: "the header is cut off", de: "der Kopf ist abgeschnitten" },
  animationVersion: {
    en: "version {version} of the animation format is not read",
    de: "Fassung {version} des Animationsformats wird nicht gelesen",
  },
  headerTooLarge: {
    en: "header is too large ({bytes} bytes)",
    de: "der Kopf ist zu groß ({bytes} Bytes)",
  },
  headerChecksumWrong: {
    en: "the checksum of the header is wrong",
    de: "die Prüfsumme des Kopfes stimmt nicht",
  },
  headerNotJson: { en: "the header is not JSON", de: "der Kopf ist kein JSON" },
  headerFieldWrong: { en: "{field} is missing or wrong", de: "{field} fehlt oder ist falsch" },
  blockValueOutOfRange: {
    en: "{block}: {column} {value} is out of range",
    de: "{block}: {column} {value} liegt außerhalb des möglichen Bereichs",
  },
  countsDiffer: {
    en: "day {day}: other people are counted as {states}",
    de: "Tag {day}: als {states} sind andere Personen gezählt",
  },
  jsonEndsEarly: { en: "the JSON ends too early", de: "das JSON endet zu früh" },
  jsonForm: {
    en: "this is not JSON of the expected form",
    de: "das ist kein JSON der erwarteten Form",
  },
  jsonNotNumber: { en: "{value} is not a number", de: "{value} ist keine Zahl" },
  tooManyPeople: {
    en: "the file lists more than {most} people",
    de: "die Datei nennt mehr als {most} Personen",
  },
  tooManyNodes: {
    en: "the file has more than {most} nodes",
    de: "die Datei hat mehr als {most} Knoten",
  },
  tooManyLinks: {
    en: "the file has more than {most} links",
    de: "die Datei hat mehr als {most} Strecken",
  },
  tooManyEntries: {
    en: "{field} has more than {most} entries",
    de: "{field} hat mehr als {most} Einträge",
  },
  idForm: {
    en: "{field} must be a plain text of 1 to {longest} characters",
    de: "{field} muss ein einfacher Text von 1 bis {longest} Zeichen sein",
  },
  idTwice: { en: "the id stands already further up", de: "die id steht schon weiter oben" },
  lengthsDiffer: {
    en: "{fields|and} have different lengths",
    de: "{fields|and} sind verschieden lang",
  },
  notTimeOfDay: { en: "{value} is no time of the day", de: "{value} ist keine Tageszeit" },
  notState: { en: "{value} is no state", de: "{value} ist kein Zustand" },
  notDay: { en: "{column}: {value} is no day", de: "{column}: {value} ist kein Tag" },
  dayMissing: { en: "day {day} is missing", de: "Tag {day} fehlt" },
  timesOutOfOrder: { en: "the times are not in order", de: "die Zeiten sind nicht geordnet" },
  placeTooFar: { en: "a place lies too far away", de: "ein Ort liegt zu weit entfernt" },
  placeMissing: {
    en: "a place is missing or lies too far away",
    de: "ein Ort fehlt oder liegt zu weit entfernt",
  },
  nobodyTravels: { en: "nobody has a trip", de: "niemand ist unterwegs" },
  peopleNotInFile: {
    en: "{count} people of the trips are not in this file",
    de: "{count} Personen mit Wegen stehen nicht in dieser Datei",
  },
  peopleNotInTrips: {
    en: "{count} people of this file are not in the trips",
    de: "{count} Personen dieser Datei haben keine Wege",
  },
  impossibleRows: {
    en: "{count} rows hold impossible numbers",
    de: "{count} Zeilen enthalten unmögliche Zahlen",
  },
  unknownNodes: {
    en: "{count} links lead to unknown nodes",
    de: "{count} Strecken führen zu unbekannten Knoten",
  },
});
