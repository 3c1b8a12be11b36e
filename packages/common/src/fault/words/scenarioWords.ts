// Scenario files, regimes and calibration.
import { defineProblems } from "./defineProblems.ts";

export const scenarioWords = defineProblems({
  keyNamedTwice: { en: "{name} names something twice", de: "{name} nennt etwas zweimal" },
  toBeforeFrom: { en: "to lies before from", de: "to liegt vor from" },
  outsideRun: {
    en: "{date} lies outside of the run, {start} to {end}",
    de: "{date} liegt außerhalb des Laufs, {start} bis {end}",
  },
  farOutsideRun: {
    en: "{date} lies far outside of the run",
    de: "{date} liegt weit außerhalb des Laufs",
  },
  sampleForm: {
    en: "sample must be a preset such as demo, or a share of the people",
    de: "sample muss eine Vorgabe wie demo oder ein Anteil der Bevölkerung sein",
  },
  posteriorForm: {
    en: "posterior is not what npm run calibrate writes",
    de: "posterior ist nicht, was npm run calibrate schreibt",
  },
  endBeforeStart: { en: "end must lie after start", de: "end muss nach start liegen" },
  tooManyDays: {
    en: "a run has at most {most} days",
    de: "ein Lauf hat höchstens {most} Tage",
  },
  runNameForm: {
    en: "runName is a word of letters, digits, - and _",
    de: "runName besteht aus Buchstaben, Ziffern, - und _",
  },
  notBesideLegacy: {
    en: "{key} has no place beside legacy",
    de: "{key} darf neben legacy nicht stehen",
  },
  tooManyRuns: {
    en: "{count} combinations are more than {most}",
    de: "{count} Kombinationen sind mehr als {most}",
  },
  presetUnknown: {
    en: "{region} has no preset {preset}",
    de: "{region} hat keine Vorgabe {preset}",
  },
  untilBeforeStart: {
    en: "until lies before the start of the run",
    de: "until liegt vor dem Beginn des Laufs",
  },
  regimeUnknown: {
    en: "there is no regime {regime}",
    de: "es gibt keinen Verlauf der Maßnahmen {regime}",
  },
  regionUnknown: { en: "there is no region {region}", de: "es gibt keine Region {region}" },
  secondBatch: {
    en: "a later value of {option} begins a second batch",
    de: "mit einem späteren Wert von {option} beginnt ein zweiter Stapel",
  },
  neverMet: {
    en: "no combination of options meets these conditions",
    de: "keine Kombination der Optionen erfüllt diese Bedingungen",
  },
  definedTwice: {
    en: "{name} is already defined by {owner}",
    de: "{name} ist schon durch {owner} festgelegt",
  },
  fixedParameter: { en: "{name} is a fixed parameter", de: "{name} ist ein fester Parameter" },
  runUnknown: { en: "there is no run {run}", de: "es gibt keinen Lauf {run}" },
  labelUnknown: {
    en: '"{label}" is no label; there are {labels}',
    de: "„{label}“ ist keine Beschriftung; es gibt {labels}",
  },
  legacyElsewhere: {
    en: "a scenario with legacy must lie below legacy/",
    de: "ein Szenario mit legacy muss unter legacy/ liegen",
  },
  legacyMissing: {
    en: "a scenario below legacy/ needs legacy",
    de: "ein Szenario unter legacy/ braucht legacy",
  },
  animationWithOptions: {
    en: "an animation shows one run: it has no groups, fixed or base",
    de: "eine Animation zeigt einen Lauf: groups, fixed und base gibt es nicht",
  },
  animationName: {
    en: "an animation is called like its folder: runName: {name}",
    de: "eine Animation heißt wie ihr Ordner: runName: {name}",
  },
  settingUnknown: { en: "there is no setting {name}", de: "es gibt keine Einstellung {name}" },
  settingNotScalar: {
    en: "this must be one text or number",
    de: "hier muss ein einzelner Text oder eine Zahl stehen",
  },
  settingRefused: { en: "{message}", de: "{message}" },
});
