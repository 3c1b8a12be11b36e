import { type Fault, faultPlace } from "@episcope/common";

/** The archive of a run, or a similar file, exists but cannot be used. */
export class ArchiveError extends Error {
  readonly runId: string;
  /** Its `file` is a path in the battery. */
  readonly fault: Fault;

  constructor(runId: string, fault: Fault) {
    super(`${faultPlace(fault)}: ${fault.code}`);
    this.name = "ArchiveError";
    this.runId = runId;
    this.fault = fault;
  }
}
