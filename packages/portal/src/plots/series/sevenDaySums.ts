// Windows of seven days, one point per week. They use dates, so that a missing row does not shift
// the following weeks.
import { type Points, valuesByDay } from "@episcope/battery";
import { noDay } from "@episcope/common";

/** The earliest date; undefined if there is none. */
export function firstDay(days: ArrayLike<number>): number | undefined {
  let first: number | undefined;
  for (let row = 0; row < days.length; row++) {
    const day = days[row] ?? noDay;
    if (day !== noDay && (first === undefined || day < first)) first = day;
  }
  return first;
}

export interface SevenDayWindow {
  /** Date of the first point; the others follow every seven days. */
  readonly firstPoint: number;
  /** First day of a window relative to its point. */
  readonly start: number;
}

/** Sum of each complete window; NaN if a day or its value is missing. */
export function sevenDaySums(
  days: ArrayLike<number>,
  values: ArrayLike<number>,
  { firstPoint, start }: SevenDayWindow,
): Points {
  const valueOn = valuesByDay(days, values);
  const last = Math.max(...valueOn.keys());
  const x: number[] = [];
  const y: number[] = [];
  for (let point = firstPoint; Math.max(point, point + start + 6) <= last; point += 7) {
    let sum = 0;
    for (let offset = 0; offset < 7; offset++) {
      sum += valueOn.get(point + start + offset) ?? Number.NaN;
    }
    x.push(point);
    y.push(sum);
  }
  return { x, y };
}

export function sevenDayMeans(
  days: ArrayLike<number>,
  values: ArrayLike<number>,
  window: SevenDayWindow,
): Points {
  const { x, y } = sevenDaySums(days, values, window);
  return { x, y: y.map((sum) => sum / 7) };
}
