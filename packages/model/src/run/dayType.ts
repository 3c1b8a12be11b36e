// Which of the three typical days a date is.
import { type DayType, weekday } from "@episcope/common";

/** 0 Monday to Friday, 1 Saturday, 2 Sunday, unless the day behaves like another one. */
export function dayTypeOf(calendarDay: number, chosen: ReadonlyMap<number, DayType>): DayType {
  const day = weekday(calendarDay);
  return chosen.get(calendarDay) ?? (day === 6 ? 1 : day === 0 ? 2 : 0);
}
