// Reported and estimated cases and sewage, drawn beside the model in plot 4 (run-viewer
// specification 13.1). The share of positive tests is left out: it would need its own axis.
import { observedSource, type Points, type ReportedRole, weeklySum } from "@episcope/battery";
import { days, numbers, type Table, weekday } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext } from "../plot.ts";
import { everyDay, sumsByDay } from "../series/byDay.ts";
import { weekAround } from "../series/weeks.ts";
import { cityCaseNames } from "./cityCaseNames.ts";
import { observedNames, observedTable } from "./observedSources.ts";

const thursday = 4;

type Drawn = Points & Pick<Series, "covers">;
type Recipe = (x: ArrayLike<number>, y: ArrayLike<number>, perHundredThousand: number) => Drawn;

interface ObservedCases {
  readonly role: ReportedRole;
  /** The column that is drawn. */
  readonly column: string;
  readonly recipe: Recipe;
  readonly style: Pick<Series, "color" | "markerSize" | "opacity" | "axis">;
  /** Drawn only beside the city's own cases. */
  readonly needsCityCases?: true;
}

export function observedCaseSeries(context: PlotContext, perHundredThousand: number): Series[] {
  const { city } = context;
  const hasCityCases = observedTable(context, "cases") !== undefined;
  return [cityCases, ...otherCases].flatMap((cases): Series[] => {
    const { role, column, style } = cases;
    const table = observedTable(context, role);
    if (!table || (cases.needsCityCases && !(hasCityCases && table.rowCount > 1))) return [];
    const people = observedSource(city, role)?.residents;
    const per = people === undefined ? perHundredThousand : people / 100_000;
    const points = drawn(table, cases, per);
    const words = role === "cases" ? cityCaseNames(city) : observedNames(city, role, column);
    return points ? [{ ...words, kind: "points", source: "observed", ...style, ...points }] : [];
  });
}

function drawn(
  table: Table,
  { column, recipe }: ObservedCases,
  perHundredThousand: number,
): Drawn | undefined {
  const x = days(table);
  const y = numbers(table, column);
  return x && y && x.length > 0 ? recipe(x, y, perHundredThousand) : undefined;
}

const weeklyCases: Recipe = (x, y, perHundredThousand) => {
  // Days without cases are absent from the file and count as zero.
  const filled = everyDay(sumsByDay(x, y));
  const weeks = weeklySum(filled.x, filled.y);
  const rates = weeks.y.map((cases) => floorToTenth(cases / perHundredThousand));
  return { x: weeks.x, y: rates, covers: weekAround };
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

const weeklyInfections: Recipe = (x, y, perHundredThousand) => {
  const weeks = weeklySum(x, y);
  const rates = weeks.y.map((infections) => infections / perHundredThousand);
  return { x: weeks.x, y: rates, covers: weekAround };
};

/**
 * From log10 copies per litre to copies per millilitre; the values are smoothed, so one per week is
 * enough.
 */
const copiesPerMillilitre: Recipe = (x, y) => {
  const rows = Array.from(x, (day, row) => ({ day, value: 10 ** (y[row] ?? Number.NaN) / 1000 }));
  const shown = rows.filter(({ day }) => weekday(day) === thursday);
  return { x: shown.map(({ day }) => day), y: shown.map(({ value }) => value) };
};

function floorToTenth(value: number): number {
  return Math.floor(10 * value) / 10;
}

const cityCases: ObservedCases = {
  role: "cases",
  column: "cases",
  recipe: weeklyCases,
  style: { markerSize: 3, color: "#008800" },
};

const otherCases: readonly ObservedCases[] = [
  {
    role: "casesByReportDate",
    column: "cases",
    recipe: weeklyCasesByReport,
    style: { markerSize: 3, color: "#66dd22" },
  },
  {
    role: "positiveTests",
    column: "positiveTests",
    recipe: dailyCases,
    style: { markerSize: 4, color: "#ff4422" },
  },
  {
    role: "incidence",
    column: "incidence",
    recipe: asPublished,
    style: { markerSize: 3, color: "#008800" },
  },
  {
    role: "assumedIncidence",
    column: "assumedIncidence",
    recipe: asPublished,
    style: { markerSize: 4 },
    needsCityCases: true,
  },
  {
    role: "stateIncidence",
    column: "incidence",
    recipe: asPublished,
    style: { markerSize: 4 },
    needsCityCases: true,
  },
  {
    role: "stateIncidence",
    column: "doubledIncidence",
    recipe: asPublished,
    style: { markerSize: 4 },
    needsCityCases: true,
  },
  {
    role: "estimatedInfections",
    column: "leastInfections",
    recipe: weeklyInfections,
    style: { markerSize: 4, color: "#ff0000" },
  },
  {
    role: "sewage",
    column: "concentrationPerMl",
    recipe: asPublished,
    style: { axis: "right", markerSize: 4.5, color: "#ff0088", opacity: 0.6 },
  },
  {
    role: "sewageLogarithm",
    column: "log10CopiesPerLitre",
    recipe: copiesPerMillilitre,
    style: { axis: "right", markerSize: 4.5, color: "#33cc33", opacity: 0.6 },
  },
];

/** In the order of the legend. */
export const observedCaseRoles: readonly ReportedRole[] = [
  ...new Set([cityCases, ...otherCases].map(({ role }) => role)),
];
