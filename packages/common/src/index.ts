// What every other package may use: calendar dates and languages.
export {
  civilOf,
  type Day,
  dayOf,
  daysInMonth,
  formatDay,
  noDay,
  parseDay,
  parseGermanDay,
  parseIsoWeek,
  weekday,
} from "./calendar.ts";
export { defineTexts, type Language, type Localized, languages } from "./language.ts";
