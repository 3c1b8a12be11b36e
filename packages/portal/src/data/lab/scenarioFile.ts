// The scenario of the lab as a file for the command line.
import type { LabFileContent } from "../computing/labRunJob.ts";
import { withModel } from "./withModel.ts";

/** All scenarios are of one place. Undefined if the lab does not know it. */
export function scenarioFile(content: LabFileContent): Promise<string | undefined> {
  return withModel((calls) => calls.call("scenarioFile", content));
}
