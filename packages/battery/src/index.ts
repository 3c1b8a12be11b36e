// The published file format: what other packages may use of it.

export { type AnimationParts, readAnimationParts } from "./animation/animationParts.ts";
export {
  homePositions,
  type Positions,
  placePositions,
  scatterX,
  scatterY,
} from "./animation/homes.ts";
export type { ByteStream, ReadingOptions } from "./animation/published/bytes/byteStream.ts";
export type { PersonIndex } from "./animation/published/bytes/personIndex.ts";
export { countStates } from "./animation/published/people/countStates.ts";
export {
  type Joined,
  joinChanges,
} from "./animation/published/people/joinPeople.ts";
export {
  homesOf,
  type PeopleTracks,
  type StateChanges,
} from "./animation/published/people/tracks.ts";
export {
  dayFile,
  publishedFiles,
} from "./animation/published/publishedFiles.ts";
export type { PublishedResult } from "./animation/published/publishedResult.ts";
export { type DayHealth, readDayHealth } from "./animation/published/readDayHealth.ts";
export { type RoadNetwork, readNetwork } from "./animation/published/readNetwork.ts";
export { readTimeLapse, type TimeLapse } from "./animation/published/readTimeLapse.ts";
export { type DailyTotals, readTotals } from "./animation/published/readTotals.ts";
export { type PublishedTrips, readTrips } from "./animation/published/readTrips.ts";
export {
  type AnimationFile,
  type AnimationResult,
  openAnimation,
  readAnimation,
} from "./animation/readAnimation.ts";
export { countResidents, statesAt } from "./animation/states.ts";
export { writeAnimation } from "./animation/writeAnimation.ts";
export { type BatteryFiles, readText } from "./batteryFiles.ts";
export {
  type AddressCode,
  decodeR,
  decodeRisk,
  encodeR,
  encodeRisk,
  type RiskChoices,
} from "./calculators/addressCode.ts";
export {
  type CalculatorDefinition,
  type CalculatorGroup,
  type CalculatorKind,
  type Choices,
  calculatorFolder,
  chosenOption,
  initialChoices,
  type RDefinition,
  type RiskDefinition,
  type SimulatedR,
  type Situation,
  withPresets,
} from "./calculators/definition.ts";
export { type ParsedCalculator, parseCalculator } from "./calculators/parseCalculator.ts";
export {
  durationCurve,
  halvingChanges,
  infectionRisk,
  oneIn,
} from "./calculators/risk.ts";
export {
  baseOf,
  contributions,
  doublingDays,
  growthCurve,
  initialRChoices,
  type RChoices,
  rValue,
  shownRange,
  type Trend,
  trendOf,
} from "./calculators/rValue.ts";
export { shapeDifference } from "./calculators/sameShape.ts";
export { splitCells } from "./correct/cells.ts";
export { type BatteryToCorrect, correctBattery } from "./correct/correctBattery.ts";
export type { CorrectedFile } from "./correct/correction.ts";
export {
  type ChartDefinition,
  chartEntry,
  isChartFile,
  type ParsedChart,
  parseChart,
} from "./description/chart.ts";
export {
  defaultHeatMapMaxValue,
  type Measure,
  type Metadata,
  maxMembers,
  type OptionGroup,
} from "./description/metadata.ts";
export { isMissingNotes, type Notes, splitNotes } from "./description/notes.ts";
export {
  matchOption,
  type Option,
  type OptionSet,
  optionSet,
  plainOptionSet,
} from "./description/options.ts";
export { parseMetadata } from "./description/parseMetadata.ts";
export { writeMetadata } from "./description/writeMetadata.ts";
export { isKey } from "./ensemble/matchRows.ts";
export { quantileColumn } from "./ensemble/quantileTable.ts";
export { type Ensemble, readEnsemble } from "./ensemble/readEnsemble.ts";
export { seedMembers } from "./ensemble/seedMembers.ts";
export { writeEnsemble } from "./ensemble/writeEnsemble.ts";
export { infectionDays } from "./figures/infectionDays.ts";
export {
  allDays,
  type KeyFigures,
  keyFigures,
  noFigures,
  type Peak,
  peakOf,
} from "./figures/keyFigures.ts";
export { modelIncidence, roundToTenth } from "./figures/modelIncidence.ts";
export { hundredThousands, populationOf } from "./figures/population.ts";
export { valuesByDay } from "./figures/valuesByDay.ts";
export { type Points, weeklyIncrease, weeklySum } from "./figures/weeks.ts";
export type {
  InfectionLocations,
  LocationsResult,
  NamedColumn,
} from "./infectionLocations/locations.ts";
export { readLocations } from "./infectionLocations/readLocations.ts";
export { countedDays } from "./legacy/countedDays.ts";
export { legacyArchive } from "./legacy/legacyArchive.ts";
export { legacyFiles } from "./legacy/legacyFiles.ts";
export { type LegacyGrid, type LegacyShift, legacyGrids } from "./legacy/legacyGrids.ts";
export {
  type LegacyIndex,
  legacyBaseRun,
  legacyCell,
  parseLegacyIndex,
  reversedOffset,
} from "./legacy/legacyIndex.ts";
export { writeLegacyInfo } from "./legacy/legacyInfo.ts";
export {
  type LegacyForm,
  legacyEntry,
  legacyForms,
  writeLegacyTable,
} from "./legacy/legacyTable.ts";
export { mostOptions } from "./limits.ts";
export { type FolderListing, parseListing, writeListing } from "./listing.ts";
export { areaById, areaNamed, areasOf, counties, isImplausible } from "./mobility/areas.ts";
export { type CalendarSpan, lockdowns } from "./mobility/calendar/lockdowns.ts";
export {
  isPublicHoliday,
  type PublicHoliday,
  publicHolidays,
} from "./mobility/calendar/publicHolidays.ts";
export { schoolHolidays } from "./mobility/calendar/schoolHolidays.ts";
export {
  baselineOf,
  changeFrom,
  type MapValues,
  mapValues,
  percentChange,
} from "./mobility/mobilityChange.ts";
export { curveOf, type MobilityCurve, smoothed } from "./mobility/mobilityCurve.ts";
export { type DateRole, dateInPeriod, defaultDate } from "./mobility/mobilityDates.ts";
export {
  hasMetric,
  type MobilityFile,
  type MobilityFileKind,
  type MobilityLevel,
  type MobilityMetric,
  type MobilityPeriod,
  mobilityFileKind,
  mobilityFileKinds,
  mobilityFilePaths,
  mobilityLevels,
  mobilityMetrics,
  mobilityPeriods,
  mobilityTextPath,
} from "./mobility/mobilityKinds.ts";
export {
  lineOf,
  type MobilitySeries,
} from "./mobility/mobilitySeries.ts";
export { type MobilityText, readMobilityText } from "./mobility/mobilityText.ts";
export { type MobilityResult, readMobility } from "./mobility/readMobility.ts";
export { type Area, type AreaId, germany, stateNamed, states } from "./mobility/states.ts";
export { validateMobility } from "./mobility/validateMobility.ts";
export { type MobilityExtras, writeMobility } from "./mobility/writeMobility.ts";
export {
  type ReportedRecord,
  type ReportedRole,
  type ReportedSource,
  reportedRoles,
  type SeriesWords,
  type ValueColumn,
} from "./observed/observedSource.ts";
export { readObserved } from "./observed/readObserved.ts";
export { observedSource, observedSources } from "./observed/sources.ts";
export {
  canBePacked,
  type PackedIndex,
  type PackedPlace,
  parsePackedIndex,
  writePackedIndex,
} from "./packed/packedIndex.ts";
export { PackedRuns } from "./packed/packedRuns.ts";
export { openRunArchive, type RunArchive, type TableResult } from "./runs/runArchive.ts";
export {
  mostTableBytes,
  openRunCollection,
  parseSingleTable,
  type RunCollection,
} from "./runs/runCollection.ts";
export { parseRunIndex, type Run, type RunIndex, writeRunIndex } from "./runs/runIndex.ts";
export { RunFinder } from "./runs/selectRun.ts";
export { infectionColumns } from "./tables/infectionColumns.ts";
export { mapNumbers } from "./tables/mapNumbers.ts";
export { contactFactor, remainingFraction } from "./tables/restriction.ts";
export { writeTable } from "./tables/writeTable.ts";
export { validateBattery } from "./validateBattery.ts";
export {
  type ParsedYaml,
  parseYaml,
  readYaml,
  withTopValues,
  type YamlFile,
  yamlFile,
} from "./yamlFile.ts";
export { type ByteSource, memorySource } from "./zip/byteSource.ts";
export { crc32 } from "./zip/crc32.ts";
export { readGzipHead, writeGzip } from "./zip/gzip.ts";
export { readDirectory, readEntry, type ZipEntry, ZipError } from "./zip/readZip.ts";
export { storeZip, writeZip } from "./zip/writeZip.ts";
