// Computes runs in threads and stores them: the exports of this package.
export { type BuildIdentity, ScenarioError } from "@episcope/scenario";
export type { DataAnswer } from "./computedData.ts";
export { type ImportedModel, type ImportedSource, importCrate } from "./crate/importCrate.ts";
export { crateFile } from "./crate/roCrate.ts";
export { StorageError } from "./files/storageError.ts";
export { ChoiceError, type RunChoice } from "./generate/chooseRuns.ts";
export { writeMissingListings } from "./generate/folderListing.ts";
export { generateBatteries, reasonOf } from "./generate/generateBatteries.ts";
export type { EndedRun, GenerateProgress, GenerateResult } from "./generate/generateRuns.ts";
export { measureRuns, type RunCosts } from "./generate/measureRuns.ts";
export { publishScenarios, scenariosFolder } from "./generate/publishScenarios.ts";
export { parseShard, type Shard, shardFromEnvironment } from "./generate/shard.ts";
export { type BatterySurvey, surveyRuns } from "./generate/surveyRuns.ts";
export { type OpenComputedData, openComputedData } from "./openComputedData.ts";
export { attributionsFile } from "./reported/composing/composed.ts";
export { wasFetchedInto } from "./reported/fetching/state.ts";
export { reportedIds, updateReported } from "./reported/updateReported.ts";
export { evenlySpread, type Verdict, verifyFiles } from "./verify/verifyFiles.ts";
