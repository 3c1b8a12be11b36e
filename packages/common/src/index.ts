// What every other package may use: calendar dates, languages, faults and the records of regions.
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
export { type Fault, FaultList, faultPlace } from "./fault/fault.ts";
export { faultText, problemText } from "./fault/faultText.ts";
export { type Problem, type ProblemCode, type ProblemValue, problem } from "./fault/problem.ts";
export { ProblemError } from "./fault/problemError.ts";
export {
  defineTexts,
  fileInLanguage,
  inAvailableLanguage,
  inEachLanguage,
  inFoundLanguages,
  inLanguage,
  keyInLanguage,
  type Language,
  type Localized,
  languagesToTry,
  pseudoLanguage,
  publishedFields,
  type Translations,
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
