// What one model run has cost and spared, counted from its tables. Numbers of people are those of
// the whole city already, whatever share of it was simulated (run-data-format specification 5).
import { infectionDays, keyFigures, remainingFraction } from "@episcope/battery";
import { type Day, days, numbers, type Table, texts } from "@episcope/common";
import type { RunTables } from "../../../plots/plot.ts";
import {
  isWeekday,
  type LossName,
  type LossTime,
  lostDays,
  type RemainingOn,
} from "../loss/lostDays.ts";
import type { Costs } from "./costNames.ts";

export interface CountedTime {
  /** Date of simulation day 1. */
  readonly startDay: Day;
  /** Both included. */
  readonly first: Day;
  readonly last: Day;
  /** Hours of leisure a day and person, without any measures. */
  readonly leisureHours: number;
  /** Of schools. */
  readonly holidays: LossTime["holidays"];
}

export function countCosts(
  { infections, restrictions, deaths }: RunTables,
  time: CountedTime,
): Costs {
  const { startDay, first, last, leisureHours } = time;
  const figures = infections && keyFigures(infections, { startDay, from: first, to: last });
  const lost = (name: LossName) =>
    restrictions &&
    lostDays(
      name,
      { from: first, to: last, holidays: time.holidays },
      sharesIn(restrictions, time),
    );
  const leisureDays = lost("leisure");
  return {
    infections: figures?.infections,
    beds: figures?.peakBeds?.value,
    deaths: deaths && deathsIn(deaths, time),
    schoolDays: lost("schools"),
    dayCareDays: lost("dayCare"),
    leisureHours: leisureDays === undefined ? undefined : leisureDays * leisureHours,
    homeDays: lost("work"),
    quarantineDays:
      infections &&
      sumOver(infections, ["nInQuarantineFull", "nInQuarantineHome"], time, isWeekday),
    // A row has the tests of the day before.
    tests: infections && sumOver(infections, ["nTested"], time, (day) => day > first),
    doses: infections && increase(infections, ["nVaccinated", "nReVaccinated"], time),
  };
}

function sharesIn(table: Table, time: CountedTime): RemainingOn {
  const rows = new Map(Array.from(infectionDays(table, time), (day, row) => [day, row]));
  return (column, day) => {
    const row = rows.get(day);
    const share =
      row === undefined ? Number.NaN : remainingFraction(texts(table, column)?.[row] ?? "");
    return Number.isNaN(share) ? undefined : share;
  };
}

/** Of all columns together; undefined if there is none of them. */
function sumOver(
  table: Table,
  names: readonly string[],
  time: CountedTime,
  counts: (day: Day) => boolean,
): number | undefined {
  const columns = names.flatMap((name) => numbers(table, name) ?? []);
  if (columns.length === 0) return undefined;
  const dates = infectionDays(table, time);
  let sum = 0;
  for (let row = 0; row < dates.length; row++) {
    const day = dates[row] ?? Number.NaN;
    if (!isIn(day, time) || !counts(day)) continue;
    for (const column of columns) sum += finite(column[row]);
  }
  return sum;
}

/** From the first day to the last; rows have the state at the start of their day. */
function increase(table: Table, names: readonly string[], time: CountedTime): number | undefined {
  const dates = Array.from(infectionDays(table, time));
  const [begin, end] = [dates.indexOf(time.first), dates.findLastIndex((day) => isIn(day, time))];
  const columns = names.flatMap((name) => numbers(table, name) ?? []);
  if (begin < 0 || end < 0 || columns.length === 0) return undefined;
  return columns.reduce((sum, column) => sum + finite(column[end]) - finite(column[begin]), 0);
}

function deathsIn(table: Table, time: CountedTime): number | undefined {
  const [dates, ages, values] = [days(table), texts(table, "age"), numbers(table, "deaths")];
  if (!dates || !ages || !values) return undefined;
  return values.reduce(
    (sum, value, row) =>
      ages[row] === "all" && isIn(dates[row] ?? Number.NaN, time) ? sum + finite(value) : sum,
    0,
  );
}

function isIn(day: Day, { first, last }: CountedTime): boolean {
  return day >= first && day <= last;
}

function finite(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}
