// Calendar dates without a time zone, counted in days since 1970-01-01. All dates between file and
// axis have this form.

/** Integer number of days since 1970-01-01. */
export type Day = number;

export const secondsPerDay = 86_400;

/** Marks a missing date in a column; far outside of any calendar. */
export const noDay: Day = -(2 ** 31);

/** Undefined for dates that do not exist, such as 30 February. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day | undefined {
  const valid =
    Number.isInteger(year) &&
    year >= 1 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    dayOfMonth >= 1;
  if (!valid || dayOfMonth > daysInMonth(year, month)) return undefined;
  return daysFromCivil(year, month, dayOfMonth);
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** From Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013). */
function daysFromCivil(year: number, month: number, dayOfMonth: number): Day {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** 2020-02-25; a time after it (2020-02-25T00:00:00) is ignored. */
export function parseDay(text: string): Day | undefined {
  const match = /^\s*(\d{4})-(\d\d)-(\d\d)(?:[T ].*)?\s*$/.exec(text);
  if (!match) return undefined;
  return dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** 25.02.2020 or 25.2.2020 */
export function parseGermanDay(text: string): Day | undefined {
  const match = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  return dayOf(Number(match[3]), Number(match[2]), Number(match[1]));
}

/** Monday of an ISO week: 2020-W10 */
export function parseIsoWeek(text: string): Day | undefined {
  const match = /^\s*(\d{4})-W(\d\d)\s*$/.exec(text);
  if (!match) return undefined;
  const year = Number(match[1]);
  const week = Number(match[2]);
  // 4 January is always in week 1 (ISO 8601).
  const fourth = daysFromCivil(year, 1, 4);
  const monday = fourth - ((weekday(fourth) + 6) % 7) + 7 * (week - 1);
  const isInYear = week >= 1 && (week <= 52 || isoWeekYear(monday) === year);
  return isInYear && week <= 53 ? monday : undefined;
}

function isoWeekYear(monday: Day): number {
  return civilOf(monday + 3).year;
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
}

/** The inverse of dayOf, from the same source. */
export function civilOf(day: Day): CivilDate {
  const z = day + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth };
}

/** 2020-02-25 */
export function formatDay(day: Day): string {
  const { year, month, dayOfMonth } = civilOf(day);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
