// Values by date. Rows may be missing or out of order, so nothing here counts rows.
import { noDay } from "@episcope/common";

/** The sum of each date; rows without a date are left out. */
export function sumsByDay(days: ArrayLike<number>, values: ArrayLike<number>): Map<number, number> {
  const sumOn = new Map<number, number>();
  for (let row = 0; row < days.length; row++) {
    const day = days[row] ?? noDay;
    if (day !== noDay) sumOn.set(day, (sumOn.get(day) ?? 0) + (values[row] ?? Number.NaN));
  }
  return sumOn;
}

/** Every date from the first to the last; an absent date counts as 0. */
export function everyDay(valueOn: ReadonlyMap<number, number>): { x: number[]; y: number[] } {
  const first = Math.min(...valueOn.keys());
  const length = valueOn.size === 0 ? 0 : Math.max(...valueOn.keys()) - first + 1;
  const x = Array.from({ length }, (_, offset) => first + offset);
  return { x, y: x.map((day) => valueOn.get(day) ?? 0) };
}
