import { parseDay } from "@episcope/battery";
import type { Series } from "../../../charts/chart.ts";
import type { PlotContext, PlotDefinition } from "./plot.ts";
import { hospitalSeries, observedSeries } from "./postHospital.ts";

/** Plot 2 (run viewer 9.2). */
export const hospitalNewCasesPost: PlotDefinition = {
  shortNames: ["hosNewCasPos"],
  title: {
    en: "Hospitalization new cases (post-process)",
    de: "Neuaufnahmen im Krankenhaus (nachberechnet)",
  },
  help: {
    en: "Admissions to hospital and to intensive care in a week, per 100,000 inhabitants (of an age group where the name says so). They are derived after the run from its infections, with the risk by age, virus strain and immunity; Base and Severe are two assumptions about that risk. Each value counts a week up to its Sunday and is drawn at the Thursday, beside the reported figures.",
    de: "Aufnahmen ins Krankenhaus und auf die Intensivstation in einer Woche, je 100.000 Einwohner (einer Altersgruppe, wo der Name sie nennt). Sie werden nach dem Lauf aus seinen Infektionen berechnet, mit dem Risiko nach Alter, Virusvariante und Immunität; Base und Severe sind zwei Annahmen über dieses Risiko. Jeder Wert zählt eine Woche bis zum Sonntag und steht am Donnerstag, neben den gemeldeten Zahlen.",
  },
  height: "compact",
  tables: ["hospital"],
  content({ hospital }, context) {
    const model = hospital ? hospitalSeries(hospital, "intakes") : [];
    if (model.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "hosNewCasPos",
          x: "date",
          yTitle: { en: "Intake Incidence", de: "Aufnahmen je 100.000 und Woche" },
          scale: "page",
          series: [...model, ...reportedIntakes(context)],
        },
      ],
    };
  },
};

/** Run viewer 13.2. */
function reportedIntakes(context: PlotContext): readonly Series[] {
  return [
    ...observedSeries({
      table: context.observed.get("cologne-hospitalization-rate"),
      column: "hospitalizationRate",
      label: {
        en: "Observed Hospitalization Case Rate",
        de: "Beobachtet: Krankenhausaufnahmen",
      },
    }),
    ...stateSeries(context),
    ...observedSeries({
      table: context.observed.get("nrw-intensive-care-incidence"),
      column: "incidence",
      label: {
        en: "Observed : Nordrhein-Westfalen (DIVI)",
        de: "Beobachtet: Nordrhein-Westfalen (DIVI)",
      },
    }),
    ...sariSeries(context),
  ];
}

const stateOfCity: ReadonlyMap<string, string> = new Map([
  ["berlin", "Berlin"],
  ["cologne", "Nordrhein-Westfalen"],
]);

function stateSeries({ city, observed }: PlotContext): readonly Series[] {
  const state = stateOfCity.get(city);
  const table = observed.get(`${city}-state-hospitalization`);
  if (!state) return [];
  return [
    ...observedSeries({
      table,
      column: "incidence",
      label: {
        en: `Observed: ${state} (RKI) WITH Covid`,
        de: `Beobachtet: ${state} (RKI), mit Covid`,
      },
    }),
    ...observedSeries({
      table,
      column: "adjustedIncidence",
      label: {
        en: `Adjusted: ${state} (RKI) WITH Covid`,
        de: `Berichtigt: ${state} (RKI), mit Covid`,
      },
    }),
    ...observedSeries({
      table,
      column: "adjustedIncidence",
      label: {
        en: `Adjusted: ${state} (RKI) FROM Covid`,
        de: `Berichtigt: ${state} (RKI), wegen Covid`,
      },
      valueAt: (value, day) => value * shareBecauseOfCovid(day),
    }),
  ];
}

const firstDayOfLowerShare = parseDay("2022-01-01") ?? Number.NaN;

/** Assumed share of the patients with Covid who are in hospital because of it. */
function shareBecauseOfCovid(day: number): number {
  return day < firstDayOfLowerShare ? 2 / 3 : 1 / 3;
}

const daysFromMondayToThursday = 3;

function sariSeries({ observed }: PlotContext): readonly Series[] {
  const weeks = observedSeries({
    table: observed.get("germany-sari"),
    column: "incidence",
    label: { en: "Observed: COVID-SARI (DE)", de: "Beobachtet: COVID-SARI (Deutschland)" },
  });
  return weeks.map((week) => ({
    ...week,
    // The source dates a week by its Monday.
    x: Array.from(week.x, (monday) => monday + daysFromMondayToThursday),
    dash: "dotted",
    width: 2,
    color: "#800080",
  }));
}
