// The reproduction number of a run (run-viewer specification 11), for its plot and for a single
// date.
import { infectionDays, valuesByDay } from "@episcope/battery";
import { days, numbers, type Table } from "@episcope/common";
import type { PlotContext, RunTables } from "../plot.ts";
import { centredWeekMean } from "../series/seriesMath.ts";
import { sevenDayIncrease } from "../series/sevenDayIncrease.ts";

export interface RSeries {
  readonly method: "table" | "estimate";
  readonly x: ArrayLike<number>;
  /** NaN is "no value". */
  readonly y: ArrayLike<number>;
}

/** Days between an infection and those it causes (run-viewer specification 14). */
const serialInterval = 4;
const lag = 7;
/** With fewer new infections in a week their ratio is noise. */
const minInfections = 100;

/** The seven-day mean of the rValues table if the run has one, otherwise the estimate. */
export function rSeries(tables: RunTables, context: PlotContext): RSeries | undefined {
  const fromTable = tables.rValues && averageR(tables.rValues);
  return fromTable ?? (tables.infections && estimatedR(tables.infections, context));
}

/** R on a date, not rounded; undefined if the series has no value there. */
export function rOnDay(tables: RunTables, context: PlotContext, day: number): number | undefined {
  const series = rSeries(tables, context);
  if (!series) return undefined;
  const value = series.y[Array.from(series.x).indexOf(day)] ?? Number.NaN;
  return Number.isNaN(value) ? undefined : value;
}

/** Centred mean over seven days (run-viewer specification 11.1). */
export function averageR(rValues: Table): RSeries | undefined {
  const x = days(rValues);
  const values = numbers(rValues, "rValue");
  if (!x || !values || rValues.rowCount === 0) return undefined;
  return { method: "table", x, y: centredWeekMean(values) };
}

/** How many people R rests on: those who became contagious in the week around each row. */
export function infectorsOfWeek(rValues: Table): Float64Array {
  const contagious = numbers(rValues, "newContagious") ?? new Float64Array();
  return centredWeekMean(contagious).map((mean) => 7 * mean);
}

/** From the growth of new infections between two weeks (run-viewer specification 11.2). */
export function estimatedR(infections: Table, context: PlotContext): RSeries | undefined {
  const total = infectedSoFar(infections);
  if (!total || infections.rowCount === 0) return undefined;
  const x = infectionDays(infections, context);
  const infected = sevenDayIncrease(x, total);
  const infectedOn = valuesByDay(x, infected);
  const y = infected.map((count, row) =>
    multiplier(count, infectedOn.get((x[row] ?? Number.NaN) - lag) ?? Number.NaN),
  );
  return { method: "estimate", x, y };
}

/**
 * Infections up to a day, up to a constant. People become susceptible again, so the infection count
 * is better.
 */
function infectedSoFar(infections: Table): Float64Array | undefined {
  return (
    numbers(infections, "nInfectedCumulative") ??
    numbers(infections, "nSusceptible")?.map((susceptible) => -susceptible)
  );
}

function multiplier(infected: number, infectedBefore: number): number {
  // Negative if more people became susceptible again than were infected.
  if (!(infectedBefore > 0)) return Number.NaN;
  if (infected < minInfections) return 1;
  return 1 + ((infected / infectedBefore - 1) * serialInterval) / lag;
}
