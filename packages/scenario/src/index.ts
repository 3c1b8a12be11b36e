// From scenario files to runs and back to the files of a battery: what other packages may use.
export { batteryFiles, type NotesTexts } from "./batteryFiles.ts";
export { type AlikeValues, alikeValues } from "./difference/alikeValues.ts";
export { type CommonPast, commonPast } from "./difference/commonPast.ts";
export { firstDifference } from "./difference/firstDifference.ts";
export { legacyCity } from "./legacyCity.ts";
export { legacyInfo, legacyTable } from "./legacyFiles.ts";
export { type ReadScenario, readScenario, type SharedFiles } from "./readScenario.ts";
export {
  type ArchiveEntry,
  type ModelIdentity,
  runArchive,
  runDocument,
  tableFiles,
} from "./runArchive.ts";
export { baseRunId, runIdAt, runSettings, runsOf } from "./runs.ts";
export type { Scenario } from "./scenario.ts";
