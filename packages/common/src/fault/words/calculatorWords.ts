// Definitions of calculators. {of} is what has the fault: a field, or one of the first four.
import { defineProblems } from "./defineProblems.ts";

export const calculatorWords = defineProblems({
  ofGroup: { en: "group {group}", de: "Gruppe {group}" },
  ofOption: { en: "group {group}, option {option}", de: "Gruppe {group}, Option {option}" },
  ofBaseValue: { en: "base value {label}", de: "Basiswert {label}" },
  ofScenario: { en: "scenario {scenario}", de: "Szenario {scenario}" },
  listOrMapping: { en: "a list or mapping", de: "eine Liste oder Schlüssel mit Werten" },
  valueNegative: {
    en: "{of}: the value must not be negative",
    de: "{of}: der Wert darf nicht negativ sein",
  },
  valueNotPositive: {
    en: "{of}: the value must be above 0",
    de: "{of}: der Wert muss über 0 liegen",
  },
  valueNotShare: {
    en: "{of}: the value must be from 0 to 1",
    de: "{of}: der Wert muss zwischen 0 und 1 liegen",
  },
  valueOutOfRange: {
    en: "{of}: the value is out of range",
    de: "{of}: der Wert liegt außerhalb des möglichen Bereichs",
  },
  optionsNotList: {
    en: "{of}: the options must be a list",
    de: "{of}: die Optionen müssen eine Liste sein",
  },
  noOption: { en: "{of}: there is no option", de: "{of}: es gibt keine Option" },
  tooManyOptions: {
    en: "{of}: there are more than {most} options",
    de: "{of}: es gibt mehr als {most} Optionen",
  },
  optionPair: {
    en: "{of}: an option is written as title: value",
    de: "{of}: eine Option besteht aus Titel und Wert (Titel: Wert)",
  },
  optionList: {
    en: "{of}: an option is written as [title, value, explanation]",
    de: "{of}: eine Option besteht aus [Titel, Wert, Erklärung]",
  },
  baseValuePair: {
    en: "{of}: an entry is written as label: number",
    de: "{of}: ein Eintrag besteht aus Namen und Zahl (Name: Zahl)",
  },
  optionTitleMissing: {
    en: "{of}: the title of an option is missing",
    de: "{of}: bei einer Option fehlt der Titel",
  },
  explanationNotText: {
    en: "{of}: the explanation must be a text",
    de: "{of}: die Erklärung muss ein Text sein",
  },
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
  optionUnnamed: {
    en: "{of}: no option of the group {group} is named",
    de: "{of}: zur Gruppe {group} ist keine Option genannt",
  },
  notPortalAddress: {
    en: "{field} must be an address of the portal",
    de: "{field} muss eine Adresse dieses Portals sein",
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
