// Options of scenarios, their values and texts.
import { defineProblems } from "./defineProblems.ts";

export const optionWords = defineProblems({
  valuesShape: {
    en: "values must be a list or a mapping of values",
    de: "values muss Werte als Liste oder als Schlüssel nennen",
  },
  valueTwice: {
    en: 'the value "{value}" stands here twice',
    de: "der Wert „{value}“ steht hier zweimal",
  },
  labelWithComma: {
    en: "a label in order cannot hold a comma: {label}",
    de: "eine Beschriftung in order darf kein Komma enthalten: {label}",
  },
  quotesMissing: {
    en: 'values must stand in quotes: "{value}"',
    de: 'Werte müssen in Anführungszeichen stehen: "{value}"',
  },
  valueNotQuoted: {
    en: "a value must be a text in quotes",
    de: "ein Wert muss ein Text in Anführungszeichen sein",
  },
  mustStandInQuotes: {
    en: "{value} must stand in quotes",
    de: "{value} muss in Anführungszeichen stehen",
  },
  valueForm: {
    en: "a value is a text without semicolons and outer blanks",
    de: "ein Wert ist ein Text ohne Strichpunkte und äußere Leerzeichen",
  },
  nameForm: {
    en: "a name is a text without semicolons and outer blanks",
    de: "ein Name ist ein Text ohne Strichpunkte und äußere Leerzeichen",
  },
  nameReserved: { en: "{name} cannot be a name", de: "{name} kann kein Name sein" },
  nameTwice: {
    en: "the name {name} stands here twice",
    de: "der Name {name} steht hier zweimal",
  },
  textPerValue: {
    en: "texts must have a text for each value that needs one",
    de: "texts muss für jeden Wert, der ihn braucht, einen Text haben",
  },
  notValueOfOption: {
    en: "{value} is no value of this option",
    de: "{value} ist kein Wert dieser Option",
  },
  buttonText: {
    en: "a text has an entry for each language, at most {longest} characters each",
    de: "ein Text hat einen Eintrag für jede Sprache, je höchstens {longest} Zeichen",
  },
  textTwice: {
    en: "another value has the same text",
    de: "ein anderer Wert hat denselben Text",
  },
  letShape: { en: "let gives names to values", de: "let gibt Werten Namen" },
  letName: {
    en: "{name} cannot be a name: it is taken, or not a word",
    de: "{name} kann kein Name sein: er ist vergeben oder kein Wort",
  },
  letValue: {
    en: "{name} must be a number, a date or a text",
    de: "{name} muss eine Zahl, ein Datum oder ein Text sein",
  },
  conditionShape: {
    en: "a condition names an option and its value",
    de: "eine Bedingung nennt eine Option und ihren Wert",
  },
  noSuchOption: { en: "there is no option {option}", de: "es gibt keine Option {option}" },
  noSuchValue: {
    en: '{option} has no value "{value}"',
    de: "{option} hat keinen Wert „{value}“",
  },
});
