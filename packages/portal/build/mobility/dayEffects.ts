// Effects of the calendar on a day: rhythm of the week, holidays, closures, season. The sizes are
// our own and make the events visible that the pages are meant to show.
import { type AreaId, isPublicHoliday, schoolHolidays } from "@episcope/battery";
import { civilOf, type Day, dayOf, formatDay, weekday } from "@episcope/common";

/** Factors, and percentage points for the share of mobile people. */
export interface DayEffects {
  readonly hours: number;
  readonly distance: number;
  readonly nights: number;
  readonly sharePoints: number;
}

type DayRhythm = Omit<DayEffects, "hours">;

const mondayToThursday: DayRhythm = { distance: 1.0175, nights: 0.825, sharePoints: 1.5 };
/**
 * Sunday to Saturday; neutral over a week. The recipe distinguishes weekdays and weekends for hours
 * only.
 */
const rhythm: readonly DayRhythm[] = [
  { distance: 0.85, nights: 0.9, sharePoints: -6.5 },
  mondayToThursday,
  mondayToThursday,
  mondayToThursday,
  mondayToThursday,
  { distance: 1.08, nights: 1.35, sharePoints: 1.5 },
  { distance: 1, nights: 1.45, sharePoints: -1 },
];

interface Closure {
  readonly from: string;
  readonly to: string;
  readonly hours: number;
  readonly nights: number;
  /** If not the whole country was closed. */
  readonly states?: readonly AreaId[];
}

const closures: readonly Closure[] = [
  // Schools, then contacts.
  { from: "2020-03-16", to: "2020-05-03", hours: 0.98, nights: 0.85 },
  { from: "2020-03-22", to: "2020-05-04", hours: 0.98, nights: 0.8 },
  // Partial lockdown, then a strict one.
  { from: "2020-11-02", to: "2020-12-15", hours: 0.98, nights: 0.75 },
  { from: "2020-12-16", to: "2021-03-07", hours: 0.965, nights: 0.6 },
  // The federal emergency brake: curfews at night.
  { from: "2021-04-24", to: "2021-06-30", hours: 0.985, nights: 0.7 },
  // Winter 2021: Bavaria, Brandenburg, Saxony, Saxony-Anhalt and Thuringia had more closures.
  {
    from: "2021-11-22",
    to: "2022-01-14",
    hours: 0.965,
    nights: 0.75,
    states: ["09", "12", "14", "15", "16"],
  },
];

/** The baseline week has only its rhythm. */
const firstDay = dayOf(2020, 3, 9) ?? 0;
/** Regional trains for nine euros a month. */
const cheapTrains = { from: "2022-06-01", to: "2022-08-31", distance: 1.03 };

/** Effects on the people of a state; `change` is the national one of the week, in percent. */
export function dayEffects(state: AreaId, day: Day, change: number): DayEffects {
  const dayOfWeek = weekday(day);
  const { distance, nights, sharePoints } = rhythm[dayOfWeek] ?? mondayToThursday;
  const effects = { hours: 1, distance, nights, sharePoints };
  if (day < firstDay) return effects;
  const date = formatDay(day);
  const isWeekend = dayOfWeek === 0 || dayOfWeek === 6;
  // Leisure fell more than work.
  if (isWeekend && change < 0) {
    effects.hours *= 1 + (0.35 * change) / 100;
    effects.distance *= 1 + (0.5 * change) / 100;
  }
  if (isPublicHoliday(state, date)) {
    effects.hours *= isWeekend ? 0.92 : 0.72;
    effects.distance *= 0.86;
    effects.nights *= 1.1;
    effects.sharePoints -= 7;
  }
  if (isPublicHoliday(state, formatDay(day + 1))) effects.nights *= 1.2;
  addSchoolHolidays(effects, state, date);
  for (const { from, to, hours, nights: atNight, states } of closures) {
    if (date < from || date > to || (states && !states.includes(state))) continue;
    effects.hours *= hours;
    effects.nights *= atNight;
  }
  const summer = season(day) - season(firstDay);
  effects.distance *= 1 + 0.02 * summer;
  effects.nights *= 1 + 0.05 * summer;
  if (date >= cheapTrains.from && date <= cheapTrains.to) effects.distance *= cheapTrains.distance;
  return effects;
}

function addSchoolHolidays(
  effects: { hours: number; distance: number; sharePoints: number },
  state: AreaId,
  date: string,
): void {
  const holidays = schoolHolidays(state).find(({ from, to }) => date >= from && date <= to);
  if (!holidays) return;
  const isChristmas = holidays.season === "christmas";
  effects.hours *= isChristmas ? 0.9 : 0.95;
  effects.distance *= holidays.season === "summer" ? 1.04 : 0.98;
  effects.sharePoints -= isChristmas ? 3 : 1.5;
}

/** 1 in mid-July, −1 in mid-January. */
function season(day: Day): number {
  const middleOfJuly = dayOf(civilOf(day).year, 7, 15) ?? 0;
  return Math.cos((2 * Math.PI * (day - middleOfJuly)) / 365.25);
}
