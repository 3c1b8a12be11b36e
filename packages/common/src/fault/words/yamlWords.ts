// YAML that cannot be read.
import { defineProblems } from "./defineProblems.ts";

export const yamlWords = defineProblems({
  notMapping: {
    en: "the file is not a mapping",
    de: "die Datei besteht nicht aus Schlüsseln mit Werten",
  },
  tooDeep: {
    en: "the file is nested deeper than {levels} levels",
    de: "die Datei ist tiefer als {levels} Ebenen verschachtelt",
  },
  anchorMissing: {
    en: "no anchor {name} stands before this alias",
    de: "vor diesem Verweis steht kein Anker {name}",
  },
  aliasInsideAnchor: {
    en: "the alias {name} stands inside of its own anchor",
    de: "der Verweis {name} steht innerhalb seines eigenen Ankers",
  },
  aliasesTooMany: {
    en: "the aliases repeat too much of the file",
    de: "die Verweise wiederholen zu viel vom Inhalt der Datei",
  },
  keyTwice: { en: "the key occurs twice", de: "der Schlüssel kommt zweimal vor" },
  keyNotText: { en: "the key is not a text", de: "der Schlüssel ist kein Text" },
  keyOverLines: {
    en: "a key must stand on one line",
    de: "ein Schlüssel muss in einer Zeile stehen",
  },
  keyTooLong: {
    en: "the key is longer than 1024 characters",
    de: "der Schlüssel ist länger als 1024 Zeichen",
  },
  keysOnOneLine: {
    en: "there are several keys on one line",
    de: "in einer Zeile stehen mehrere Schlüssel",
  },
  colonMissing: {
    en: "the colon behind the key is missing",
    de: "hinter dem Schlüssel fehlt der Doppelpunkt",
  },
  quoteMissing: {
    en: "the closing quotation mark is missing",
    de: "das schließende Anführungszeichen fehlt",
  },
  bracketMissing: {
    en: "the closing bracket is missing or not indented enough",
    de: "die schließende Klammer fehlt oder ist zu wenig eingerückt",
  },
  indentationUneven: {
    en: "the lines are not indented alike",
    de: "die Zeilen sind nicht gleich weit eingerückt",
  },
  tabIndents: {
    en: "tabs are not allowed as indentation",
    de: "Tabulatoren dürfen nicht einrücken",
  },
  tagUnknown: { en: "the tag {tag} is not known", de: "die Kennung {tag} ist unbekannt" },
  notYaml: {
    en: "this is not valid YAML: {message}",
    de: "das ist kein gültiges YAML: {message}",
  },
});
