// Weeks of the published tables. 1970-01-01, day 0 of all calendar dates, was a Thursday.

/** Days on each side of the middle of a week. */
export const halfWeek = 3;
const monday = 4;

/** Simulation days that are Thursdays, as far as the run covers the seven days around them. */
export function thursdays(startDay: number, dayCount: number): number[] {
  const days: number[] = [];
  const first = 1 + halfWeek;
  for (let day = first + remainder(-(startDay + first - 1)); day + halfWeek <= dayCount; day += 7) {
    days.push(day);
  }
  return days;
}

/** The Monday that ends the week of a date, from Tuesday on. */
export function mondayOnOrAfter(date: number): number {
  return date + remainder(monday - date);
}

function remainder(value: number): number {
  return ((value % 7) + 7) % 7;
}
