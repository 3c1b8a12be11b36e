// One run: its name, its sources and its results.
import type { locationsEnding } from "@episcope/common";
import type { ScenarioSource } from "../publication/scenarioSource.ts";

export interface RunName {
  /** Path of the scenario, such as cologne/2022-06-23/2b. */
  readonly battery: string;
  readonly runId: string;
}

/**
 * Published files of a run: archive of tables and map, archive of its ensemble, single table of
 * spring 2020 and the record beside it, or animation.
 */
export type RunFileKind =
  | "zip"
  | typeof locationsEnding
  | "ensemble"
  | "table"
  | "record"
  | "animation";

export interface ResultFiles {
  /** Fingerprint of everything that affects their content. */
  readonly stamp: string;
  /** Paths relative to the data root. */
  readonly files: ReadonlyMap<RunFileKind, string>;
}

/** Of what was built. */
export interface BuildIdentity {
  readonly version?: string;
  readonly commit?: string;
  /** Of the commit. */
  readonly date?: string;
  /** Of the results. */
  readonly licence?: { readonly name: string; readonly url: string };
  /** Whether the site says that its results were computed for demonstration. */
  readonly demonstration?: true;
}

/** For the record of a run; nothing of it affects a table. */
export interface RunOrigin {
  readonly build?: BuildIdentity;
  /** SHA-256 of the file of the scenario. */
  readonly scenarioHash?: string;
  /** A scenario of the lab: in no folder of scenarios. */
  readonly isUnpublished?: true;
}

export interface RunJob extends RunName, ResultFiles {
  /** Which member of the run's ensemble, from 1; all of them for a job with that file. */
  readonly member: number;
  readonly source: ScenarioSource;
  readonly origin?: RunOrigin;
  /** Shared with runs of other scenarios; otherwise with those of its battery. */
  readonly past?: CommonPastOfJobs;
}

/** What happened, up to a day from which on many scenarios go their own ways. */
export interface CommonPastOfJobs {
  readonly name: string;
  /** Simulated days. */
  readonly days: number;
}

export function fileOf({ files }: Pick<ResultFiles, "files">, kind: RunFileKind): string {
  const path = files.get(kind);
  if (path === undefined) throw new Error(`there is no ${kind} of this run`);
  return path;
}

/** Computes a run, until the signal is aborted. */
export type Compute = (job: RunJob, watch: ComputeWatch) => Promise<void>;

export interface ComputeWatch {
  /** From 0 to 1. */
  onProgress(share: number): void;
  /** Called with each file as soon as it is available. */
  onFile(kind: RunFileKind, bytes: Uint8Array): void;
  readonly signal?: AbortSignal;
  /** Called after each simulated day, to do other work in the same thread, or to throw. */
  pause?(): Promise<void> | undefined;
}
