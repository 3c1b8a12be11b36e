// What every other package may use: calendar dates, languages, and the records of regions.
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
export { byFolder } from "./regions/byFolder.ts";
export { regionPlaces } from "./regions/regionPlaces.ts";
export type {
  CalibrationRecord,
  CityRecord,
  Climate,
  LatitudeLongitude,
  OutlineRecord,
  RegionPlace,
  RegionRecord,
  RegionTargets,
  WeatherRecord,
} from "./regions/regionRecord.ts";
export { regionNames, regionRecord } from "./regions/regions.ts";
