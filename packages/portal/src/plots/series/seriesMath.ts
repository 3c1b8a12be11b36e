// Arithmetic that plots share. Inputs are read-only; a gap is NaN and leads to a gap.
import { numbers, type Table, weekday } from "@episcope/common";
import { valuesByDay } from "./byDay.ts";

export interface Points {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Rounded to one decimal: r1 of run-viewer specification 8. */
export function roundToTenth(value: number): number {
  return Math.round(10 * value) / 10;
}

/** Everybody on a day: susceptible + infected + recovered; NaN if one of them is missing. */
export function populationOf(infections: Table): Float64Array {
  const susceptible = numbers(infections, "nSusceptible");
  const infected = numbers(infections, "nTotalInfected");
  const recovered = numbers(infections, "nRecovered");
  return Float64Array.from(
    { length: infections.rowCount },
    (_, row) =>
      (susceptible?.[row] ?? Number.NaN) +
      (infected?.[row] ?? Number.NaN) +
      (recovered?.[row] ?? Number.NaN),
  );
}

/** Population in hundred thousands, by which rates are divided: f = N(0) / 100,000. */
export function hundredThousands(infections: Table): number {
  return (populationOf(infections)[0] ?? Number.NaN) / 100_000;
}

const sunday = 0;
/** The middle of a week from Monday to Sunday. */
const thursdayBeforeSunday = 3;

/** Increase of a running total over each complete calendar week, drawn at its Thursday. */
export function weeklyIncrease(days: ArrayLike<number>, total: ArrayLike<number>): Points {
  const valueOn = valuesByDay(days, total);
  const x: number[] = [];
  const y: number[] = [];
  for (const [day, value] of valueOn) {
    const before = valueOn.get(day - 7);
    if (weekday(day) !== sunday || before === undefined) continue;
    x.push(day - thursdayBeforeSunday);
    y.push(value - before);
  }
  return { x, y };
}

/** Sum over each complete calendar week, drawn at its Thursday. */
export function weeklySum(days: ArrayLike<number>, values: ArrayLike<number>): Points {
  const valueOn = valuesByDay(days, values);
  const x: number[] = [];
  const y: number[] = [];
  for (const day of valueOn.keys()) {
    if (weekday(day) !== sunday) continue;
    let sum = 0;
    for (let offset = 0; offset < 7; offset++) sum += valueOn.get(day - offset) ?? Number.NaN;
    if (Number.isNaN(sum)) continue;
    x.push(day - thursdayBeforeSunday);
    y.push(sum);
  }
  return { x, y };
}

/** Mean of rows k−3 … k+3; NaN if one of them is missing. */
export function centredWeekMean(values: ArrayLike<number>): Float64Array {
  const means = new Float64Array(values.length).fill(Number.NaN);
  for (let row = 3; row + 3 < values.length; row++) {
    let sum = 0;
    for (let offset = -3; offset <= 3; offset++) sum += values[row + offset] ?? Number.NaN;
    means[row] = sum / 7;
  }
  return means;
}

export function scaled(values: readonly number[], factor: number): number[] {
  return values.map((value) => value * factor);
}
