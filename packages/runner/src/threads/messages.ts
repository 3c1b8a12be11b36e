// Messages between the main thread and the computing threads.
import type { City } from "@episcope/model";
import type { RunFileKind, RunJob } from "@episcope/scenario";

/** Where a thread stores cities and snapshots; without it, nothing is stored. */
export interface ThreadData {
  readonly cacheFolder: string | undefined;
  /** Fingerprint of the program: cities of another one are invalid. */
  readonly program: string;
  /** Of snapshots in the memory of the thread. */
  readonly snapshotBytes: number;
  /** Simulated days between two states that are kept of a run; otherwise none is. */
  readonly checkpointDays?: number;
}

export type ToThread =
  | {
      readonly job: RunJob;
      /** A warm-up: nobody waits for it, and it ends as soon as a request arrives. */
      readonly isRehearsal?: true;
    }
  /** Answers "needsCity"; without a city, the thread has to make it and to hand it over. */
  | { readonly cityName: string; readonly city: City | undefined }
  /** Nothing follows: the thread writes what it keeps for later runs, and ends. */
  | "end";

export type FromThread =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "needsCity"; readonly name: string }
  /** In shared memory; undefined if it could not be made. */
  | { readonly kind: "city"; readonly name: string; readonly city: City | undefined }
  /** A cache file that the thread has written. */
  | { readonly kind: "stored"; readonly name: string; readonly size: number }
  /** Something went wrong that does not affect the result. */
  | { readonly kind: "warning"; readonly message: string }
  | { readonly kind: "file"; readonly file: RunFileKind; readonly bytes: Uint8Array }
  | { readonly kind: "done" }
  /** The trace is for the log. */
  | { readonly kind: "failed"; readonly message: string; readonly trace: string | undefined };
