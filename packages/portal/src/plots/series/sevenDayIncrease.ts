import { valuesByDay } from "@episcope/battery";

/**
 * Increase of a running total since the same weekday of the previous week, for every row; NaN if
 * that day or a value is missing.
 */
export function sevenDayIncrease(
  days: ArrayLike<number>,
  total: ArrayLike<number>,
): Float64Array<ArrayBuffer> {
  const totalOn = valuesByDay(days, total);
  return Float64Array.from(
    { length: days.length },
    (_, row) =>
      (total[row] ?? Number.NaN) - (totalOn.get((days[row] ?? Number.NaN) - 7) ?? Number.NaN),
  );
}
