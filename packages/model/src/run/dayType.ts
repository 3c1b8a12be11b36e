// Which of the three typical days a date is.
import type { TemplateNumber } from "../city/city.ts";

/** 0 Sunday … 6 Saturday; 1970-01-01 was a Thursday. */
export function weekdayOf(calendarDay: number): number {
  return (((calendarDay + 4) % 7) + 7) % 7;
}

/** 0 Monday to Friday, 1 Saturday, 2 Sunday, unless the day behaves like another one. */
export function dayTypeOf(
  calendarDay: number,
  chosen: ReadonlyMap<number, TemplateNumber>,
): TemplateNumber {
  const weekday = weekdayOf(calendarDay);
  return chosen.get(calendarDay) ?? (weekday === 6 ? 1 : weekday === 0 ? 2 : 0);
}
