// Reported and estimated cases and sewage, as they stand beside the model in plot 4
// (run-viewer specification 13.1). The share of positive tests is left out: it would need an axis
// of its own.
import { days, numbers, type Table, weekday } from "@episcope/battery";
import type { Localized } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext } from "../plot.ts";
import { everyDay, sumsByDay } from "../series/byDay.ts";
import { type Points, weeklySum } from "../series/seriesMath.ts";
import { cityCaseWords } from "./cityCaseWords.ts";
import { observedTable } from "./observedSources.ts";

/** Hundred thousands of inhabitants of Germany (run-viewer specification 14). */
const germany = 820;
const thursday = 4;

type Recipe = (x: ArrayLike<number>, y: ArrayLike<number>, perHundredThousand: number) => Points;

interface ObservedCases {
  /** Id of the source, and the column that is drawn. */
  readonly source: string;
  readonly column: string;
  readonly name: string;
  readonly label: Localized;
  readonly recipe: Recipe;
  readonly style: Pick<Series, "color" | "markerSize" | "opacity" | "axis">;
  /** Drawn only beside the city's own cases. */
  readonly needsCityCases?: true;
}

/** Ids of all sources that may stand beside a city; most belong to one of them alone. */
export function observedCaseSources(city: string): readonly string[] {
  return [...new Set([cityCases(city), ...otherCases].map(({ source }) => source))];
}

export function observedCaseSeries(context: PlotContext, perHundredThousand: number): Series[] {
  const ownCases = cityCases(context.city);
  const hasCityCases = observedTable(context, ownCases.source) !== undefined;
  return [ownCases, ...otherCases].flatMap((cases) => {
    const table = observedTable(context, cases.source);
    if (!table || (cases.needsCityCases && !(hasCityCases && table.rowCount > 1))) return [];
    const points = drawn(table, cases, perHundredThousand);
    return points ? [series(cases, points)] : [];
  });
}

function drawn(
  table: Table,
  { column, recipe }: ObservedCases,
  perHundredThousand: number,
): Points | undefined {
  const x = days(table);
  const y = numbers(table, column);
  return x && y && x.length > 0 ? recipe(x, y, perHundredThousand) : undefined;
}

function series({ name, label, style }: ObservedCases, points: Points): Series {
  return { name, label, kind: "points", source: "observed", ...style, ...points };
}

const weeklyCases: Recipe = (x, y, perHundredThousand) => {
  // Days without cases are absent from the file: they count as none.
  const filled = everyDay(sumsByDay(x, y));
  const weeks = weeklySum(filled.x, filled.y);
  return { x: weeks.x, y: weeks.y.map((cases) => floorToTenth(cases / perHundredThousand)) };
};

/** Reported a day after the test, on average. */
const weeklyCasesByReport: Recipe = (x, y, perHundredThousand) =>
  weeklyCases(
    Array.from(x, (day) => day - 1),
    y,
    perHundredThousand,
  );

const dailyCases: Recipe = (x, y, perHundredThousand) => ({
  x: Array.from(x),
  y: Array.from(y, (cases) => 7 * floorToTenth(cases / perHundredThousand)),
});

const asPublished: Recipe = (x, y) => ({ x: Array.from(x), y: Array.from(y) });

const weeklyOfGermany: Recipe = (x, y) => {
  const weeks = weeklySum(x, y);
  return { x: weeks.x, y: weeks.y.map((infections) => infections / germany) };
};

/** From the logarithm of copies per litre to copies per millilitre; the values are smoothed, one a week is enough. */
const copiesPerMillilitre: Recipe = (x, y) => {
  const rows = Array.from(x, (day, row) => ({ day, value: 10 ** (y[row] ?? Number.NaN) / 1000 }));
  const shown = rows.filter(({ day }) => weekday(day) === thursday);
  return { x: shown.map(({ day }) => day), y: shown.map(({ value }) => value) };
};

function floorToTenth(value: number): number {
  return Math.floor(10 * value) / 10;
}

function cityCases(city: string): ObservedCases {
  return {
    source: `${city}-cases`,
    column: "cases",
    ...cityCaseWords(city),
    recipe: weeklyCases,
    style: { markerSize: 3, color: "#008800" },
  };
}

const otherCases: readonly ObservedCases[] = [
  {
    source: "berlin-cases-meldedatum",
    column: "cases",
    name: "RKI-Meldedatum Berlin",
    label: { en: "Berlin by reporting date (RKI)", de: "Berlin nach Meldedatum (RKI)" },
    recipe: weeklyCasesByReport,
    style: { markerSize: 3, color: "#66dd22" },
  },
  {
    source: "berlin-cases-tests",
    column: "positiveTests",
    name: "Positive Tests Berlin",
    label: { en: "Positive tests Berlin", de: "Positive Tests Berlin" },
    recipe: dailyCases,
    style: { markerSize: 4, color: "#ff4422" },
  },
  {
    source: "brandenburg-incidence",
    column: "incidence",
    name: "RKI Brandenburg Incidence",
    label: { en: "Incidence Brandenburg (RKI)", de: "Inzidenz Brandenburg (RKI)" },
    recipe: asPublished,
    style: { markerSize: 3, color: "#008800" },
  },
  {
    source: "cologne-assumed-incidence",
    column: "assumedIncidence",
    name: "Assumed Reported and Unreported Cases",
    label: {
      en: "Assumed, reported and unreported",
      de: "Angenommen, gemeldet und nicht gemeldet",
    },
    recipe: asPublished,
    style: { markerSize: 4 },
    needsCityCases: true,
  },
  {
    source: "nrw-incidence",
    column: "incidence",
    name: "MAGS NRW Incidence",
    label: {
      en: "Incidence North Rhine-Westphalia (MAGS)",
      de: "Inzidenz Nordrhein-Westfalen (MAGS)",
    },
    recipe: asPublished,
    style: { markerSize: 4 },
    needsCityCases: true,
  },
  {
    source: "nrw-incidence",
    column: "doubledIncidence",
    name: "Assumed Reported and Unreported Cases (NRW)",
    label: {
      en: "Assumed, reported and unreported (North Rhine-Westphalia)",
      de: "Angenommen, gemeldet und nicht gemeldet (Nordrhein-Westfalen)",
    },
    recipe: asPublished,
    style: { markerSize: 4 },
    needsCityCases: true,
  },
  {
    source: "germany-estimated-infections",
    column: "leastInfections",
    name: "Estimated Reported and Unreported Cases (Germany, XX et al.)",
    label: {
      en: "Estimated, reported and unreported (Germany)",
      de: "Geschätzt, gemeldet und nicht gemeldet (Deutschland)",
    },
    recipe: weeklyOfGermany,
    style: { markerSize: 4, color: "#ff0000" },
  },
  {
    source: "cologne-sewage",
    column: "concentrationPerMl",
    name: "Sewage Biomarker pro/mL (Gesundheitsamt Koeln)",
    label: {
      en: "Sewage, copies per mL (health office Cologne)",
      de: "Abwasser, Kopien je mL (Gesundheitsamt Köln)",
    },
    recipe: asPublished,
    style: { axis: "right", markerSize: 4.5, color: "#ff0088", opacity: 0.6 },
  },
  {
    source: "cologne-sewage-rki",
    column: "log10CopiesPerLitre",
    name: "Cologne Sewage Biomarker pro/mL (RKI)",
    label: { en: "Sewage, copies per mL (RKI)", de: "Abwasser, Kopien je mL (RKI)" },
    recipe: copiesPerMillilitre,
    style: { axis: "right", markerSize: 4.5, color: "#33cc33", opacity: 0.6 },
  },
];
