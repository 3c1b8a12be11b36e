import { hundredThousands, infectionDays, populationOf } from "@episcope/battery";
import { days, numbers, type Table } from "@episcope/common";
import type { Panel, Series } from "../../charts/chartContent.ts";
import { sourcesOfCity } from "../epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import { everyDay } from "../series/byDay.ts";
import {
  besideModel,
  reportedArea,
  reportedLabel,
  reportedWeeks,
} from "../series/reportedSeries.ts";
import { firstDay, sevenDayMeans } from "../series/sevenDaySums.ts";
import { sevenDayAverage, vaccinationsPerDay } from "../series/sharedTexts.ts";
import { hasVaccinatedColumns } from "../series/valueColumns.ts";
import { weekAround } from "../series/weeks.ts";
import { doseNames } from "./vaccineLabels.ts";

/** Plot 12 (run-viewer specification 9.12). */
export const vaccinationRates: PlotDefinition = {
  shortNames: ["VacRatBooRat", "vacBoostRate"],
  title: { en: "Vaccinations and boosters", de: "Impfungen und Auffrischungen" },
  group: "immunity",
  height: "compact",
  tables: ["vaccinationsDetailed", "infections"],
  observed: (city) => sourcesOfCity(city, ["vaccinations"]),
  content({ vaccinationsDetailed, infections }, context) {
    if (!infections || !hasVaccinatedColumns(infections)) return undefined;
    const doses = vaccinationsDetailed && dosesByNumber(vaccinationsDetailed);
    const panel = doses ? dosesPanel(doses) : ratesPanel(infections, context);
    if (panel.series.length === 0) return undefined;
    const reported = doses
      ? reportedDoses(hundredThousands(infections), context)
      : reportedShares(context);
    return {
      kind: "panels",
      subtitle: sevenDayAverage,
      panels: [{ ...panel, series: [...panel.series, ...reported] }],
    };
  },
};

type Words = Pick<Series, "name" | "label">;

const vaccinated: Words = {
  name: "% Vaccinated",
  label: { en: "Vaccinated", de: "Geimpft" },
};
const boosted: Words = {
  name: "% Vaccination Boosted",
  label: { en: "Boosted", de: "Aufgefrischt" },
};

type AmountByDay = Map<number, number>;

/**
 * Doses per day for each dose number; undefined if the table is empty or its numbers were averaged
 * (run-data-format specification 5.8).
 */
function dosesByNumber(table: Table): ReadonlyMap<number, AmountByDay> | undefined {
  const dates = days(table);
  const dose = numbers(table, "number");
  const amount = numbers(table, "amount");
  if (!dates || !dose || !amount || dose.length === 0 || !dose.every(Number.isInteger)) {
    return undefined;
  }
  const doses = new Map<number, AmountByDay>();
  dose.forEach((number, row) => {
    const byDay = doses.get(number) ?? new Map<number, number>();
    const day = dates[row] ?? Number.NaN;
    byDay.set(day, (byDay.get(day) ?? 0) + (amount[row] ?? Number.NaN));
    doses.set(number, byDay);
  });
  return doses;
}

function dosesPanel(doses: ReadonlyMap<number, AmountByDay>): Panel {
  return {
    key: "VacRatBooRat",
    x: "date",
    yTitle: vaccinationsPerDay,
    scale: "linear",
    series: [...doses]
      .filter(([number]) => number >= 1)
      .toSorted(([a], [b]) => a - b)
      .flatMap(([number, byDay]) => weeklyDoses(number, byDay)),
  };
}

/** Days without doses are not in the table: they count as 0 between the first and the last one. */
function weeklyDoses(number: number, byDay: AmountByDay): readonly Series[] {
  const { x, y } = everyDay(byDay);
  return weeklySeries(doseNames(number), x, y);
}

function ratesPanel(infections: Table, context: PlotContext): Panel {
  const dates = infectionDays(infections, context);
  const population = populationOf(infections);
  const rate = (column: string, words: Words) => {
    const persons = numbers(infections, column);
    if (!persons) return [];
    const percent = persons.map((count, row) => (100 * count) / (population[row] ?? Number.NaN));
    return weeklySeries(words, dates, percent);
  };
  return {
    key: "VacRatBooRat",
    x: "date",
    yTitle: { en: "Share of the population in %", de: "Anteil der Bevölkerung in %" },
    scale: "linear",
    range: { linear: [0, 100] },
    series: [...rate("nVaccinated", vaccinated), ...rate("nReVaccinated", boosted)],
  };
}

const mostReportedDoses = 5;

/** Run-viewer specification 13.4: as many per head as in the area. */
function reportedDoses(perHead: number, context: PlotContext): readonly Series[] {
  const numbersOfDoses = Array.from({ length: mostReportedDoses }, (_, index) => index + 1);
  return reportedWeeks(
    context,
    "vaccinations",
    numbersOfDoses.map((number) => ({
      ...reportedWords(doseNames(number), context),
      column: `dose${number}`,
      times: perHead,
      look: besideModel,
    })),
  );
}

function reportedShares(context: PlotContext): readonly Series[] {
  return reportedWeeks(context, "vaccinations", [
    { ...reportedWords(vaccinated, context), column: "first", look: besideModel },
    { ...reportedWords(boosted, context), column: "booster", look: besideModel },
  ]);
}

function reportedWords({ name, label }: Words, { city }: PlotContext): Words {
  return {
    name: `${name} (reported)`,
    label: reportedLabel(label, reportedArea(city, "vaccinations")),
  };
}

/** One point per week, the first at the fourth day; no series if there is no full week. */
function weeklySeries(
  words: Words,
  dates: ArrayLike<number>,
  values: ArrayLike<number>,
): readonly Series[] {
  const first = firstDay(dates);
  if (first === undefined) return [];
  const { x, y } = sevenDayMeans(dates, values, { firstPoint: first + 3, start: -3 });
  if (x.length === 0) return [];
  return [{ ...words, kind: "line", source: "model", width: 3, covers: weekAround, x, y }];
}
