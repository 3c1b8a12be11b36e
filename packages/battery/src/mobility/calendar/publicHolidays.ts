// Public holidays by state, computed from the laws of the states (Feiertagsgesetze der Länder).
import { type Day, dayOf, formatDay, type Localized, noDay, weekday } from "@episcope/common";
import type { AreaId } from "../states.ts";

export interface PublicHoliday {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly name: Localized;
}

interface HolidayRule {
  readonly name: Localized;
  /** Days after Easter Sunday, or month and day. */
  readonly when: number | readonly [month: number, day: number] | "repentance";
  /** Keys of states; all states if missing. */
  readonly states?: readonly AreaId[];
  readonly onlyIn?: number;
}

const north = ["01", "02", "03", "04"];
const east = ["12", "13", "14", "15", "16"];

const rules: readonly HolidayRule[] = [
  { name: { en: "New Year", de: "Neujahr" }, when: [1, 1] },
  { name: { en: "Epiphany", de: "Heilige Drei Könige" }, when: [1, 6], states: ["08", "09", "15"] },
  { name: { en: "Women's Day", de: "Frauentag" }, when: [3, 8], states: ["11"] },
  { name: { en: "Good Friday", de: "Karfreitag" }, when: -2 },
  { name: { en: "Easter Sunday", de: "Ostersonntag" }, when: 0, states: ["12"] },
  { name: { en: "Easter Monday", de: "Ostermontag" }, when: 1 },
  { name: { en: "Labour Day", de: "Tag der Arbeit" }, when: [5, 1] },
  // Only in 2020, 75 years after the end of the war.
  {
    name: { en: "Liberation Day", de: "Tag der Befreiung" },
    when: [5, 8],
    states: ["11"],
    onlyIn: 2020,
  },
  { name: { en: "Ascension Day", de: "Christi Himmelfahrt" }, when: 39 },
  { name: { en: "Whit Sunday", de: "Pfingstsonntag" }, when: 49, states: ["12"] },
  { name: { en: "Whit Monday", de: "Pfingstmontag" }, when: 50 },
  {
    name: { en: "Corpus Christi", de: "Fronleichnam" },
    when: 60,
    states: ["05", "06", "07", "08", "09", "10"],
  },
  // In Bavaria only where Catholics are the majority: in five of six municipalities.
  { name: { en: "Assumption Day", de: "Mariä Himmelfahrt" }, when: [8, 15], states: ["09", "10"] },
  { name: { en: "Children's Day", de: "Weltkindertag" }, when: [9, 20], states: ["16"] },
  { name: { en: "German Unity Day", de: "Tag der Deutschen Einheit" }, when: [10, 3] },
  {
    name: { en: "Reformation Day", de: "Reformationstag" },
    when: [10, 31],
    states: [...north, ...east],
  },
  {
    name: { en: "All Saints' Day", de: "Allerheiligen" },
    when: [11, 1],
    states: ["05", "07", "08", "09", "10"],
  },
  { name: { en: "Day of Repentance", de: "Buß- und Bettag" }, when: "repentance", states: ["14"] },
  { name: { en: "Christmas Day", de: "Erster Weihnachtstag" }, when: [12, 25] },
  { name: { en: "Boxing Day", de: "Zweiter Weihnachtstag" }, when: [12, 26] },
];

/** By key of a state, as of 2019 to 2022, ascending; for Germany those of all states. */
export function publicHolidays(area: AreaId, year: number): readonly PublicHoliday[] {
  return rules
    .filter(
      ({ states, onlyIn }) =>
        (states === undefined || states.includes(area)) && (onlyIn ?? year) === year,
    )
    .map(({ name, when }) => ({ date: formatDay(dayIn(year, when)), name }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

const datesByYear = new Map<string, ReadonlySet<string>>();

export function isPublicHoliday(area: AreaId, date: string): boolean {
  const year = date.slice(0, 4);
  const key = `${area} ${year}`;
  const dates =
    datesByYear.get(key) ?? new Set(publicHolidays(area, Number(year)).map((each) => each.date));
  datesByYear.set(key, dates);
  return dates.has(date);
}

function dayIn(year: number, when: HolidayRule["when"]): Day {
  if (when === "repentance") {
    // The Wednesday before 23 November.
    const latest = dayOf(year, 11, 22) ?? noDay;
    return latest - ((weekday(latest) + 4) % 7);
  }
  return typeof when === "number" ? easterSunday(year) + when : (dayOf(year, ...when) ?? noDay);
}

/** Anonymous Gregorian computus (Meeus 1991, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1) ?? noDay;
}
