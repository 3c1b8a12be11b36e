import { noDay } from "@episcope/common";

/**
 * The value of each date; rows without a date are left out, and of two rows with one date the later
 * counts. Rows may be missing or out of order.
 */
export function valuesByDay(
  days: ArrayLike<number>,
  values: ArrayLike<number>,
): Map<number, number> {
  const valueOn = new Map<number, number>();
  for (let row = 0; row < days.length; row++) {
    const day = days[row] ?? noDay;
    if (day !== noDay) valueOn.set(day, values[row] ?? Number.NaN);
  }
  return valueOn;
}
