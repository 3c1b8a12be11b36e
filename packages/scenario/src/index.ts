// From scenario files to runs and the files of a battery: the exports of this package.
export { graphStartDay } from "./batteryFiles.ts";
export { checkpointsOf } from "./compute/checkpoints.ts";
export { type HelperStore, noHelpers } from "./compute/helperStore.ts";
export { LruCache } from "./compute/lruCache.ts";
export { rehearse } from "./compute/rehearsal.ts";
export { RunComputer } from "./compute/runComputer.ts";
export {
  type BuildIdentity,
  type Compute,
  type ComputeWatch,
  fileOf,
  type ResultFiles,
  type RunFileKind,
  type RunJob,
} from "./compute/runJob.ts";
export { type CommonPast, commonPast } from "./difference/commonPast.ts";
export { firstDifference } from "./difference/firstDifference.ts";
export { computedForecasters, type ForecastScores, readForecastScores } from "./forecastScores.ts";
export { labOfRun, type TakenOver } from "./lab/fromRun/labOfRun.ts";
export { type LabFile, labFileAt } from "./lab/labFile.ts";
export { labJob } from "./lab/labJob.ts";
export { type LabPlace, type LabSource, labPlace } from "./lab/labPlace.ts";
export { labSample } from "./lab/labSample.ts";
export { labBatteryText, type NamedLab } from "./lab/labText.ts";
export { legacyCity } from "./legacyCity.ts";
export {
  nameKey,
  type Posterior,
  type PosteriorNode,
  posteriorDate,
  recipeOn,
  recipeSeed,
  shownOn,
} from "./posterior/posterior.ts";
export { parsePosterior } from "./posterior/posteriorText.ts";
export {
  homeActivities,
  infectiousnessFactors,
  type Recipe,
  type RecipeStep,
  type StrainFactors,
} from "./posterior/recipe.ts";
export { type Provenance, provenanceEntry, recordOfAll } from "./provenance/provenance.ts";
export { readProvenance } from "./provenance/readProvenance.ts";
export {
  type Describe,
  type Description,
  describeParsed,
  describeScenario,
} from "./publication/describeScenario.ts";
export {
  filesWith,
  type Layout,
  type PublishedPaths,
  publishedPaths,
  type RunFile,
  runFileAt,
} from "./publication/layout.ts";
export { parseScenario, withPosterior } from "./publication/parseScenario.ts";
export {
  parseScenarioIndex,
  parseSharedSource,
  publishedScenarios,
  type ScenarioIndex,
  type SharedSource,
  scenarioFile,
  scenarioIndexFile,
  scenarioOfFile,
  sharedSourceFile,
} from "./publication/publishedScenarios.ts";
export { ScenarioError } from "./publication/scenarioError.ts";
export type {
  ScenarioSource,
  SharedTexts,
  SourceChanges,
} from "./publication/scenarioSource.ts";
export { type FitBands, type RegionFit, readRegionFit } from "./quality/regionFit.ts";
export { type ReadScenario, readScenario, type SharedFiles } from "./readScenario.ts";
export { checkRegion, checkReported } from "./regions/checkRegion.ts";
export {
  admissionGroups,
  type Reported,
  type ReportedRow,
  type ReportedWeek,
  reportedWeeks,
} from "./reported/reportedWeeks.ts";
export {
  type ArchiveEntry,
  type ModelIdentity,
  runArchive,
  tableFiles,
} from "./runArchive.ts";
export { runIdAt, runSettings, runsOf } from "./runs.ts";
export type { Scenario } from "./scenario.ts";
