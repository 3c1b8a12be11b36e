// The scenario lab as data, without the reader of scenario files: for pages.
export { type LabFault, labCode, type ReadLab, readLabCode } from "./lab/labCode.ts";
export {
  type LabSize,
  labFolders,
  labMembers,
  labRunId,
  labStart,
  readLabRunId,
} from "./lab/labRunId.ts";
export {
  asItWas,
  crowdedLanes,
  fitting,
  type LabBlock,
  type LabBlocks,
  type LabScenario,
  mostBlocks,
  mostLabDays,
  withBlock,
  withDays,
  withLane,
  withoutBlock,
} from "./lab/labScenario.ts";
export { type Lane, type LaneName, type LaneUnit, laneOf, lanes, laneValue } from "./lab/lanes.ts";
export { type LeftName, namesText, readNames } from "./lab/leftNames.ts";
export { type LaneStep, stepOn, type UsualLanes, usualValue } from "./lab/usualLanes.ts";
