// What the main thread and the threads that compute say to each other.
import type { RunFileKind, RunJob } from "@episcope/scenario";

/** Where a thread finds and leaves cities and snapshots; without it, nothing is kept. */
export interface ThreadData {
  readonly cacheFolder: string | undefined;
  /** Fingerprint of the program that computes: cities of another one do not hold. */
  readonly program: string;
}

export interface ToThread {
  readonly job: RunJob;
  /** Only to be ready for others: nobody waits for it, and it ends as soon as somebody does. */
  readonly isRehearsal?: true;
}

export type FromThread =
  | { readonly kind: "progress"; readonly share: number }
  /** A file of the cache that the thread has written. */
  | { readonly kind: "stored"; readonly name: string; readonly size: number }
  /** Something went wrong that does not spoil the result. */
  | { readonly kind: "warning"; readonly message: string }
  | { readonly kind: "file"; readonly file: RunFileKind; readonly bytes: Uint8Array }
  | { readonly kind: "done" }
  /** The trace is for the log. */
  | { readonly kind: "failed"; readonly message: string; readonly trace: string | undefined };
