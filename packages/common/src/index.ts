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
export {
  defineTexts,
  fileInLanguage,
  inEachLanguage,
  inLanguage,
  keyInLanguage,
  type Language,
  type Localized,
  languagesToTry,
  pseudoLanguage,
  type WrittenLanguage,
  writtenLanguage,
  writtenLanguages,
} from "./language.ts";
