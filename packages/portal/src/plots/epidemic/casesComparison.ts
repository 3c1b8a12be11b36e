import {
  hundredThousands,
  infectionDays,
  modelIncidence,
  roundToTenth,
  weeklyIncrease,
} from "@episcope/battery";
import { days, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { peopleBehind } from "../series/peopleBehind.ts";
import { seedsSeriesName } from "../series/seedsSeriesName.ts";
import { sevenDayCases } from "../series/sharedTexts.ts";
import { weekAround } from "../series/weeks.ts";
import { detectionRateSeries } from "./detectionRate.ts";
import { observedCaseRoles, observedCaseSeries } from "./observedCases.ts";
import { sourcesOfCity } from "./observedSources.ts";

const targetIncidence = 50;

/** Plot 4 (run-viewer specification 9.4, 13.1). */
export const casesComparison: PlotDefinition = {
  shortNames: ["casCom"],
  title: { en: "New cases per week", de: "Neue Fälle pro Woche" },
  group: "epidemic",
  height: "tall",
  tables: ["infections", "infectionsPerSeed"],
  observed: (city) => sourcesOfCity(city, [...observedCaseRoles, "detectionRate"]),
  content({ infections, infectionsPerSeed }, context) {
    if (!infections || infections.rowCount === 0) return undefined;
    const x = infectionDays(infections, context);
    const perHundredThousand = hundredThousands(infections);
    const reported = observedCaseSeries(context, perHundredThousand);
    return {
      kind: "panels",
      subtitle: reported.length > 0 ? withReports : modelAlone,
      panels: [
        {
          key: "casCom",
          x: "date",
          yTitle: sevenDayCases,
          rightTitle: { en: "Biomarker", de: "Biomarker" },
          scale: "page",
          range: { log: [2, 30_000], right: [2, 14_000] },
          series: [
            target(x),
            modelSeries(infections, context),
            ...seedSeries(infectionsPerSeed, perHundredThousand),
            ...reported,
            ...detectionRateSeries(context),
          ],
        },
      ],
    };
  },
};

const modelAlone = {
  en: "People who begin to show symptoms in the model",
  de: "Menschen, die im Modell neu Symptome zeigen",
};
const withReports = {
  en: "People who begin to show symptoms in the model, and reported cases",
  de: "Menschen, die im Modell neu Symptome zeigen, und gemeldete Fälle",
};

function target(x: ArrayLike<number>): Series {
  return {
    name: "Target: 50 per 100K",
    label: { en: "Target: 50 per 100,000", de: "Ziel: 50 je 100.000" },
    kind: "area",
    source: "target",
    x: [x[0] ?? Number.NaN, x[x.length - 1] ?? Number.NaN],
    y: [targetIncidence, targetIncidence],
    color: "#ccddcc",
    width: 1,
  };
}

function modelSeries(infections: Table, context: PlotContext): Series {
  return {
    name: "Model",
    label: { en: "Model", de: "Modell" },
    kind: "line",
    source: "model",
    color: "#332299",
    width: 0.5,
    markerSize: 4,
    covers: weekAround,
    ...modelIncidence(infections, context),
    ...peopleBehind(hundredThousands(infections), context),
  };
}

/** The runs of one scenario with different seeds, as a band around their mean. */
function seedSeries(table: Table | undefined, perHundredThousand: number): Series[] {
  const x = table && days(table);
  if (!table || !x) return [];
  const band = seedBand(x, seedTotals(table), perHundredThousand);
  if (band.x.length === 0) return [];
  return [
    {
      name: seedsSeriesName,
      label: {
        en: "Seeds: lowest, mean, highest",
        de: "Startwerte: Tiefstwert, Mittel, Höchstwert",
      },
      kind: "band",
      source: "model",
      color: "#808080",
      width: 1,
      isHiddenByDefault: true,
      isHiddenInLegend: false,
      covers: weekAround,
      ...band,
    },
  ];
}

function seedTotals(table: Table): readonly Float64Array[] {
  return [...table.columns].flatMap(([name, column]) =>
    name.startsWith("nShowingSymptoms") && column.kind === "number" ? [column.values] : [],
  );
}

/** A week counts if at least one seed has a value; the others are left out of it. */
function seedBand(
  days: ArrayLike<number>,
  totals: readonly Float64Array[],
  perHundredThousand: number,
) {
  const seeds = totals.map((total) => weeklyIncrease(days, total));
  const x: number[] = [];
  const y: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  seeds[0]?.x.forEach((week, position) => {
    const values = seeds.flatMap((seed) => {
      const value = (seed.y[position] ?? Number.NaN) / perHundredThousand;
      return Number.isFinite(value) ? [value] : [];
    });
    if (values.length === 0) return;
    x.push(week);
    y.push(roundToTenth(values.reduce((sum, value) => sum + value, 0) / values.length));
    low.push(roundToTenth(Math.min(...values)));
    high.push(roundToTenth(Math.max(...values)));
  });
  return { x, y, low, high };
}
