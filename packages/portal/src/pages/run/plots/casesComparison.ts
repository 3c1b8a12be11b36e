import { days, numbers, type Table } from "@episcope/battery";
import type { Series } from "../../../charts/chart.ts";
import { detectionRateSeries } from "./detectionRate.ts";
import { infectionDays } from "./infectionDays.ts";
import { observedCaseSeries } from "./observedCases.ts";
import type { PlotDefinition } from "./plot.ts";
import { hundredThousands, type Points, roundToTenth, weeklyIncrease } from "./seriesMath.ts";

const targetIncidence = 50;

/** Plot 4 (run viewer 9.4, 13.1). */
export const casesComparison: PlotDefinition = {
  shortNames: ["casCom"],
  title: { en: "Cases comparison", de: "Fälle im Vergleich" },
  help: {
    en: "People who newly show symptoms in the model, per week and 100,000 inhabitants, beside reported and estimated cases. Weeks run from Monday to Sunday and stand at their Thursday. Reported figures miss cases that nobody tested.",
    de: "Menschen, die im Modell neu Symptome zeigen, je Woche und 100.000 Einwohner, neben gemeldeten und geschätzten Fällen. Wochen laufen von Montag bis Sonntag und stehen an ihrem Donnerstag. In den Meldungen fehlen Fälle, die niemand getestet hat.",
  },
  height: "tall",
  tables: ["infections", "infectionsPerSeed"],
  content({ infections, infectionsPerSeed }, context) {
    if (!infections || infections.rowCount === 0) return undefined;
    const x = infectionDays(infections, context);
    const perHundredThousand = hundredThousands(infections);
    return {
      kind: "panels",
      subtitle: {
        en: "New persons showing symptoms (model) vs. new cases (reality)",
        de: "Neue Personen mit Symptomen (Modell) und neue Fälle (Wirklichkeit)",
      },
      panels: [
        {
          key: "casCom",
          x: "date",
          yTitle: { en: "7-day infections / 100k pop.", de: "7-Tage-Infektionen je 100.000" },
          rightTitle: { en: "Biomarker", de: "Biomarker" },
          scale: "page",
          range: { log: [2, 30_000], right: [2, 14_000] },
          series: [
            target(x),
            modelSeries(infections, x, perHundredThousand),
            ...seedSeries(infectionsPerSeed, perHundredThousand),
            ...observedCaseSeries(context, perHundredThousand),
            ...detectionRateSeries(context),
          ],
        },
      ],
    };
  },
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

function modelSeries(infections: Table, x: ArrayLike<number>, perHundredThousand: number): Series {
  return {
    name: "Model",
    label: { en: "Model", de: "Modell" },
    kind: "line",
    source: "model",
    color: "#332299",
    width: 0.5,
    markerSize: 4,
    ...perWeek(weeklyIncrease(x, runningTotal(infections)), perHundredThousand),
  };
}

/** Without a count of symptoms, the loss of susceptible people stands in for it. */
function runningTotal(infections: Table): ArrayLike<number> {
  const symptoms = numbers(infections, "nShowingSymptomsCumulative");
  if (symptoms) return symptoms;
  return (numbers(infections, "nSusceptible") ?? new Float64Array()).map((value) => -value);
}

function perWeek({ x, y }: Points, perHundredThousand: number): Points {
  return { x, y: y.map((value) => roundToTenth(value / perHundredThousand)) };
}

function seedSeries(table: Table | undefined, perHundredThousand: number): Series[] {
  const x = table && days(table);
  if (!table || !x) return [];
  return [...table.columns].flatMap(([name, column]): Series[] => {
    if (!name.startsWith("nShowingSymptoms") || column.kind !== "number") return [];
    return [
      {
        name,
        label: { en: `Seed ${name.split("_").at(-1)}`, de: `Startwert ${name.split("_").at(-1)}` },
        kind: "line",
        source: "model",
        color: "#808080",
        opacity: 0.12,
        width: 5,
        isHiddenAtStart: true,
        isLeftOutOfLegend: true,
        ...perWeek(weeklyIncrease(x, column.values), perHundredThousand),
      },
    ];
  });
}
