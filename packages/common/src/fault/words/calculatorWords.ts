// Calculator definitions. {of} is what has the fault: a field, or one of the first four.
import { defineProblems } from "./defineProblems.ts";

export const calculatorWords = defineProblems({
  ofGroup: { en: "group {group}", de: "Gruppe {group}" },
  ofOption: { en: "group {group}, option {option}", de: "Gruppe {group}, Option {option}" },
  ofBaseValue: { en: "base value {label}", de: "Basiswert {label}" },
  ofScenario: { en: "scenario {scenario}", de: "Szenario {scenario}" },
  valueOutOfRange: {
    en: "{of}: the value is out of range",
    de: "{of}: der Wert liegt außerhalb des möglichen Bereichs",
  },
  titleAndValue: {
    en: "{of}: an entry is written as title: value",
    de: "{of}: ein Eintrag besteht aus Titel und Wert (Titel: Wert)",
  },
  optionList: {
    en: "{of}: an option is written as [title, value, explanation]",
    de: "{of}: eine Option besteht aus [Titel, Wert, Erklärung]",
  },
  explanationOf: { en: "the explanation of {of}", de: "die Erklärung von {of}" },
  groupTwice: {
    en: "group {group}: the name stands already further up",
    de: "Gruppe {group}: der Name steht schon weiter oben",
  },
  groupUnknown: {
    en: "{of}: there is no group {group}",
    de: "{of}: es gibt keine Gruppe {group}",
  },
  noDurations: {
    en: "{of}: there is no group {group} with durations above 0",
    de: "{of}: es gibt keine Gruppe {group}, deren Dauern alle über 0 liegen",
  },
  optionUnknown: {
    en: "{of}: the group {group} has no option {option}",
    de: "{of}: die Gruppe {group} hat keine Option {option}",
  },
  defaultMissing: {
    en: "{of}: no option is marked as default; the first one is taken",
    de: "{of}: keine Option ist als Vorgabe markiert; die erste gilt",
  },
  severalDefaults: {
    en: "{of}: several options are marked as default; the last one is taken",
    de: "{of}: mehrere Optionen sind als Vorgabe markiert; die letzte gilt",
  },
  calibrationMissing: {
    en: "calibrationParam is missing; {value} is taken",
    de: "calibrationParam fehlt; {value} gilt",
  },
});
