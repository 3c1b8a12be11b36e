// What is asked of the worker with the model, and what that means.
import type { RunJob } from "@episcope/scenario";

export interface ComputedAddress {
  /** Address of the published scenarios, with a trailing slash; undefined if there are none. */
  readonly scenarios: string | undefined;
  /** Below the data root. */
  readonly path: string;
}

export interface FoundJob {
  readonly job: RunJob;
  /** Fingerprint of the program that computed the published files. */
  readonly program: string;
}
