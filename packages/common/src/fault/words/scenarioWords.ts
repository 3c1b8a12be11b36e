// Scenario files, regimes and calibration; settings of commands.
import { defineProblems } from "./defineProblems.ts";

export const scenarioWords = defineProblems({
  settingUnknown: { en: "there is no setting {name}", de: "es gibt keine Einstellung {name}" },
  settingNotScalar: {
    en: "this must be one text or number",
    de: "hier muss ein einzelner Text oder eine Zahl stehen",
  },
  settingRefused: { en: "{message}", de: "{message}" },
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
});
