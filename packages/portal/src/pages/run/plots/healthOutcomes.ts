import { days, numbers, type Table } from "@episcope/battery";
import type { Series } from "../../../charts/chart.ts";
import { cityCaseWords } from "./cityCaseWords.ts";
import { detectionRateSeries, detectionRateSource } from "./detectionRate.ts";
import { infectionDays } from "./infectionDays.ts";
import { observedTable, sourcesOfCity } from "./observedSources.ts";
import type { PlotContext, PlotDefinition } from "./plot.ts";

/** Columns of the infections table with their labels, in the order of the legend. */
const outcomes: readonly (readonly [column: string, en: string, de: string])[] = [
  ["nSusceptible", "Susceptible", "Empfänglich"],
  ["nInfectedButNotContagious", "Infected, not contagious", "Infiziert, nicht ansteckend"],
  ["nContagious", "Contagious", "Ansteckend"],
  ["nShowingSymptoms", "Showing Symptoms", "Mit Symptomen"],
  ["nSeriouslySick", "Seriously Sick", "Schwer krank"],
  ["nSeriouslySickCumulative", "Seriously Sick Cumulative", "Schwer krank, insgesamt"],
  ["nCritical", "Critical", "Intensivfälle"],
  ["nTotalInfected", "Total Infected", "Infizierte zusammen"],
  ["nInfectedCumulative", "Infected Cumulative", "Infiziert, insgesamt"],
  ["nRecovered", "Recovered", "Genesen"],
  ["nShowingSymptomsCumulative", "Showing Symptoms Cum.", "Mit Symptomen, insgesamt"],
  ["nVaccinated", "Vaccinated", "Geimpft"],
  ["nReVaccinated", "Boosted", "Aufgefrischt"],
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
          yTitle: { en: "Population", de: "Personen" },
          scale: "page",
          series: [...model, ...reportedCases(context), ...detectionRateSeries(context)],
        },
      ],
    };
  },
};

function outcomeSeries(infections: Table, x: ArrayLike<number>): Series[] {
  return outcomes.flatMap(([column, en, de]): Series[] => {
    const y = numbers(infections, column);
    return y ? [{ name: en, label: { en, de }, kind: "line", source: "model", x, y }] : [];
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
