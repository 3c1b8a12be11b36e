// Inference: how the model follows the reported epidemic. What scripts may use of it.
export { regionFilter } from "./calibrateRegion.ts";
export { forecastQuantiles } from "./forecasts/forecastQuantiles.ts";
export { type MeanScore, meanScore, type Scored } from "./forecasts/forecastScores.ts";
export { likeSaturday, reportedShare } from "./forecasts/holidays.ts";
export {
  hubBaseline,
  hubPeriod,
  readHubForecasts,
  readHubScores,
  readHubTruth,
} from "./forecasts/hubFiles.ts";
export { hubCsv, hubFileName } from "./forecasts/hubFormat.ts";
export { publicationOf, readPublished } from "./forecasts/publishedReports.ts";
export { type Origin, rollingForecasts } from "./forecasts/rollingForecasts.ts";
export { simpleForecast } from "./forecasts/simpleForecast.ts";
export { BaseRun } from "./particles/baseRun.ts";
export { replay } from "./particles/replay.ts";
export { inThisThread, inThreads } from "./particles/threads.ts";
export { type KeptDate, keptOn, makePosterior, posteriorText } from "./posterior/posteriorFile.ts";
export { posteriorStamp } from "./posterior/stamp.ts";
export { delaysOf, predictWeek } from "./prediction.ts";
export { type Priors, readPriors } from "./priors.ts";
export { readReported } from "./reported/reportedWeeks.ts";
export { caseFit, dominance, peakFactors } from "./scores/fit.ts";
export { weightedQuantiles } from "./scores/quantiles.ts";
export { firstCompared, regionFitOf, regionFitText } from "./scores/regionFit.ts";
export {
  chosenRuns,
  type RunWeek,
  runsOfStep,
  sampledReports,
  summaryOf,
  type WeekSummary,
} from "./scores/weekSummary.ts";
export type { FilterWeek } from "./unknowns.ts";
