// Shared by all packages: calendar dates, languages, faults, records of regions, and the data that
// the model computes and the battery stores.
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
  secondsPerDay,
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
  loadPseudoLanguage,
  pseudoLanguage,
  publishedFields,
  sourceLanguage,
  type Translations,
  type WrittenLanguage,
  writtenLanguage,
  writtenLanguages,
} from "./language.ts";
export { quantile } from "./quantile.ts";
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
export {
  type AnimationData,
  type AnimationFacts,
  type AnimationPeople,
  type AnimationPlaces,
  type Bounds,
  type DayMovement,
  type DayType,
  dayTypes,
  type HealthState,
  healthStateCount,
  healthStates,
  homeJitter,
  type InfectionCourses,
  type InfectionSources,
  imported,
  inVehicle,
  largestCoordinate,
  noPlace,
  notReached,
  secondsPerTick,
  ticksPerDay,
} from "./results/animation.ts";
export {
  animationFile,
  archiveFile,
  ensembleFile,
  infoFile,
  listingFile,
  locationColumns,
  locationsEnding,
  memberFile,
  memberName,
  metadataFile,
  notesFile,
  packedFolder,
  packedIndexFile,
  recordFile,
  scenarioTextFile,
  summariesFolder,
} from "./results/files.ts";
export { type District, type GeographicPoint, metresPerDegree } from "./results/geography.ts";
export {
  entryName,
  type ResultTableName,
  type ResultTables,
  type RunTableDefinition,
  type RunTableName,
  runTableNames,
  runTables,
} from "./results/runTables.ts";
export {
  type Column,
  type ColumnKind,
  type DateColumn,
  days,
  type NumberColumn,
  numbers,
  type Table,
  type TextColumn,
  texts,
} from "./results/table.ts";
export { shellQuote } from "./shellQuote.ts";
