// Public holidays are known beforehand, and so is that fewer cases are registered on them.
import { type Day, type DayType, weekday } from "@episcope/common";

/** Shares of a week's cases by day of registration, Germany, July to September 2020. */
const onWeekday = 0.165;
const onSaturday = 0.115;
const onSunday = 0.06;
/** On five holidays of spring 2020, relative to the weeks before and after. */
const onHoliday = 0.63;
const saturday = 1;
const sunday = 2;
/** What remains of reports on working days that are spent like a Saturday. */
export const likeSaturday = onSaturday / onWeekday;

function usualShare(day: Day): number {
  const number = weekday(day);
  if (number === 0) return onSunday;
  return number === 6 ? onSaturday : onWeekday;
}

/**
 * Share of the usual reports of seven days that remains where some are holidays, if reports are
 * published so many days later, and `onBridgeDay` of them on working days like Saturdays.
 */
export function reportedShare(
  first: Day,
  dayTypes: ReadonlyMap<Day, DayType>,
  delay: number,
  onBridgeDay = 1,
): number {
  const ofWeek = (begin: Day) => {
    let share = 0;
    for (let day = begin; day < begin + 7; day++) {
      const isHoliday = weekday(day) !== 0 && dayTypes.get(day) === sunday;
      const isBridge = usualShare(day) === onWeekday && dayTypes.get(day) === saturday;
      share += usualShare(day) * (isHoliday ? onHoliday : isBridge ? onBridgeDay : 1);
    }
    return share;
  };
  const [whole, part] = [Math.floor(delay), delay % 1];
  return (1 - part) * ofWeek(first - whole) + part * ofWeek(first - whole - 1);
}
