// Ensembles of runs.
import { defineProblems } from "./defineProblems.ts";

export const ensembleWords = defineProblems({
  quantilesUnknown: {
    en: "the quantiles must be {levels}",
    de: "die Quantile müssen {levels} sein",
  },
  otherRun: {
    en: "this is the ensemble of {found}, not of {run}",
    de: "das ist das Ensemble von {found}, nicht von {run}",
  },
  figuresCount: {
    en: "there are figures of {count} members instead of {expected}",
    de: "Kennzahlen gibt es für {count} statt {expected} Mitglieder",
  },
  memberCount: {
    en: "the ensemble has {count} members, but the description says {expected}",
    de: "das Ensemble hat {count} Mitglieder, laut Beschreibung sind es {expected}",
  },
  memberNotRun: {
    en: "{entry} differs from {table} of the run: the first member must be the run itself",
    de: "{entry} unterscheidet sich von {table} des Laufs: das erste Mitglied muss der Lauf selbst sein",
  },
  tableNotFirst: {
    en: "the table must be that of the first member",
    de: "die Tabelle muss die des ersten Mitglieds sein",
  },
  tableNotInRun: {
    en: "the run has no table {table}",
    de: "der Lauf hat keine Tabelle {table}",
  },
  quantileRows: {
    en: "the rows must repeat the same dates and texts for each of the quantiles {levels}",
    de: "die Zeilen müssen für jedes der Quantile {levels} dieselben Tage und Texte wiederholen",
  },
  quantilesDescend: {
    en: "{column}: the quantile {level} is {value}, below {before} before it",
    de: "{column}: das Quantil {level} ist {value}, weniger als {before} davor",
  },
  quantileOther: {
    en: "{column}: the quantile {level} of the members is {expected}, not {value}",
    de: "{column}: das Quantil {level} der Mitglieder ist {expected}, nicht {value}",
  },
});
