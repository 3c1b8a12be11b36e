import { weekday } from "@episcope/common";
import { valuesByDay } from "./valuesByDay.ts";

export interface Points {
  readonly x: readonly number[];
  readonly y: readonly number[];
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
