// The columns of the table of key figures. One row for each run; behind the RunId comes a column
// for each option.
import { inEachLanguage, type Localized } from "@episcope/common";
import type { Field, Unit } from "./field.ts";

export const figureNames = [
  "infections",
  "infectionsPerThousand",
  "peakIncidence",
  "peakBeds",
] as const;
export type FigureName = (typeof figureNames)[number];

const texts: Readonly<Record<FigureName, Localized>> = {
  infections: {
    en: "Infections in the shown time, reinfections included",
    de: "Infektionen in der gezeigten Zeit, mit erneuten",
  },
  infectionsPerThousand: {
    en: "The same per 1,000 inhabitants",
    de: "Dasselbe pro 1.000 Menschen",
  },
  peakIncidence: {
    en: "Highest number of new people with symptoms in a week, or of new infections where a table does not add up symptoms",
    de: "Höchste Zahl neu Erkrankter in einer Woche, oder neuer Ansteckungen, wo eine Tabelle Erkrankte nicht zusammenzählt",
  },
  peakBeds: {
    en: "Most hospital beds on one day, intensive care included",
    de: "Meiste Krankenhausbetten an einem Tag, mit Intensivbetten",
  },
};
const units: Readonly<Record<FigureName, Unit>> = {
  infections: "infections",
  infectionsPerThousand: "perThousand",
  peakIncidence: "perHundredThousandWeek",
  peakBeds: "beds",
};

/** Bounds of the range of 9 of 10 model runs, as on pages. */
export const figureRange = { Low: 0.05, Median: 0.5, High: 0.95 } as const;
const rangeTexts: Readonly<Record<keyof typeof figureRange, Localized>> = {
  Low: { en: "5% of all model runs have less", de: "5\u00a0% aller Modellläufe haben weniger" },
  Median: { en: "median of all model runs", de: "Median aller Modellläufe" },
  High: { en: "5% of all model runs have more", de: "5\u00a0% aller Modellläufe haben mehr" },
};

const ofFirst: Localized = {
  en: "first model run",
  de: "erster Modelllauf",
};

function joined(text: Localized, detail: Localized): Localized {
  return inEachLanguage((language) => `${text[language]} (${detail[language]}).`);
}

export const runIdField: Field = {
  name: "runId",
  type: "string",
  text: { en: "Name of the run.", de: "Name des Laufs." },
};

export const figureFields: readonly Field[] = [
  {
    name: "isComputed",
    type: "boolean",
    text: {
      en: "Whether the run has been computed; otherwise all figures are empty.",
      de: "Ob der Lauf schon berechnet ist; sonst sind alle Zahlen leer.",
    },
  },
  {
    name: "members",
    type: "integer",
    unit: "members",
    text: {
      en: "Model runs behind the range; 1 without an ensemble.",
      de: "Modellläufe hinter der Spanne; 1 ohne Ensemble.",
    },
  },
  ...figureNames.flatMap((name): readonly Field[] => {
    const unit = units[name];
    const peak: Field[] = name.startsWith("peak")
      ? [
          {
            name: `${name}Date`,
            type: "date",
            unit: "date",
            text: {
              en: "When that was; empty where days have no dates.",
              de: "Wann das war; leer, wo Tage kein Datum haben.",
            },
          },
        ]
      : [];
    return [
      { name, type: "number", unit, text: joined(texts[name], ofFirst) },
      ...peak,
      ...(Object.keys(figureRange) as (keyof typeof figureRange)[]).map(
        (bound): Field => ({
          name: `${name}${bound}`,
          type: "number",
          unit,
          text: joined(texts[name], rangeTexts[bound]),
        }),
      ),
    ];
  }),
];
