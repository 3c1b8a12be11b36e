import { days, numbers, type Table } from "@episcope/battery";
import type { Series } from "../../../charts/chart.ts";
import { cityCaseWords } from "./cityCaseWords.ts";
import { detectionRateSeries, detectionRateSource } from "./detectionRate.ts";
import { infectionDays } from "./infectionDays.ts";
import { observedTable, sourcesOfCity } from "./observedSources.ts";
import type { PlotContext, PlotDefinition } from "./plot.ts";

interface Outcome {
  readonly column: string;
  /** In the address. */
  readonly name: string;
  readonly en: string;
  readonly de: string;
}

/** By column of the infections table, in the order of the legend. */
const outcomes: readonly Outcome[] = [
  { column: "nSusceptible", name: "Susceptible", en: "Susceptible", de: "Empfänglich" },
  {
    column: "nInfectedButNotContagious",
    name: "Infected, not contagious",
    en: "Infected, not contagious",
    de: "Infiziert, nicht ansteckend",
  },
  { column: "nContagious", name: "Contagious", en: "Contagious", de: "Ansteckend" },
  {
    column: "nShowingSymptoms",
    name: "Showing Symptoms",
    en: "Showing symptoms",
    de: "Mit Symptomen",
  },
  { column: "nSeriouslySick", name: "Seriously Sick", en: "Seriously sick", de: "Schwer krank" },
  {
    column: "nSeriouslySickCumulative",
    name: "Seriously Sick Cumulative",
    en: "Seriously sick, cumulative",
    de: "Schwer krank, insgesamt",
  },
  { column: "nCritical", name: "Critical", en: "Critical", de: "Intensivfälle" },
  {
    column: "nTotalInfected",
    name: "Total Infected",
    en: "Total infected",
    de: "Infizierte zusammen",
  },
  {
    column: "nInfectedCumulative",
    name: "Infected Cumulative",
    en: "Infected, cumulative",
    de: "Infiziert, insgesamt",
  },
  { column: "nRecovered", name: "Recovered", en: "Recovered", de: "Genesen" },
  {
    column: "nShowingSymptomsCumulative",
    name: "Showing Symptoms Cum.",
    en: "Showing symptoms, cumulative",
    de: "Mit Symptomen, insgesamt",
  },
  { column: "nVaccinated", name: "Vaccinated", en: "Vaccinated", de: "Geimpft" },
  { column: "nReVaccinated", name: "Boosted", en: "Boosted", de: "Aufgefrischt" },
];

/** Plot 18 (run viewer 9.18). */
export const healthOutcomes: PlotDefinition = {
  shortNames: ["simHealOutOveTim", "healthOutcome"],
  title: { en: "Simulated health outcomes over time", de: "Gesundheitszustand im Modell" },
  height: "normal",
  tables: ["infections"],
  observed: (city) => sourcesOfCity(city, [`${city}-cases`, detectionRateSource]),
  content({ infections }, context) {
    if (!infections || infections.rowCount === 0) return undefined;
    const model = outcomeSeries(infections, infectionDays(infections, context));
    if (model.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "simHealOutOveTim",
          x: "date",
          yTitle: { en: "Persons", de: "Personen" },
          scale: "page",
          series: [...model, ...reportedCases(context), ...detectionRateSeries(context)],
        },
      ],
    };
  },
};

function outcomeSeries(infections: Table, x: ArrayLike<number>): Series[] {
  return outcomes.flatMap(({ column, name, en, de }): Series[] => {
    const y = numbers(infections, column);
    return y ? [{ name, label: { en, de }, kind: "line", source: "model", x, y }] : [];
  });
}

/** Run viewer 13.1, number 1, as a running total. */
function reportedCases(context: PlotContext): Series[] {
  const { city } = context;
  const table = observedTable(context, `${city}-cases`);
  const x = table && days(table);
  const cases = table && numbers(table, "cases");
  if (!x || !cases) return [];
  return [
    {
      ...cityCaseWords(city),
      kind: "line",
      source: "observed",
      color: "#008800",
      width: 3,
      dash: "dotted",
      x,
      y: runningSum(cases),
    },
  ];
}

/** A missing count is a gap on its day; the days behind it go on from the sum so far. */
function runningSum(values: Float64Array): Float64Array {
  let sum = 0;
  return values.map((value) => {
    if (Number.isNaN(value)) return Number.NaN;
    sum += value;
    return sum;
  });
}
