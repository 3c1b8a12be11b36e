// One run: what it is called, what it is computed from, what comes out.
import type { locationsEnding } from "@episcope/common";
import type { ScenarioSource } from "../publication/scenarioSource.ts";

export interface RunName {
  /** Path of the scenario, such as cologne/2022-06-23/2b. */
  readonly battery: string;
  readonly runId: string;
}

/**
 * Published files of a run: archive of tables and map, single table of spring 2020, or animation.
 */
export type RunFileKind = "zip" | typeof locationsEnding | "table" | "animation";

/** Files that are computed and kept. */
export interface ResultFiles {
  /** Fingerprint of everything that decides their contents. */
  readonly stamp: string;
  /** Paths below the data root. */
  readonly files: ReadonlyMap<RunFileKind, string>;
}

export interface RunJob extends RunName, ResultFiles {
  readonly source: ScenarioSource;
}

/** Path of a file below the data root. */
export function fileOf({ files }: Pick<ResultFiles, "files">, kind: RunFileKind): string {
  const path = files.get(kind);
  if (path === undefined) throw new Error(`there is no ${kind} of this run`);
  return path;
}

/** Computes a run. Who is not interested any more aborts the signal. */
export type Compute = (job: RunJob, watch: ComputeWatch) => Promise<void>;

export interface ComputeWatch {
  /** From 0 to 1. */
  onProgress(share: number): void;
  /** Each file as soon as it is there; the map comes unpacked. */
  onFile(kind: RunFileKind, bytes: Uint8Array): void;
  readonly signal?: AbortSignal;
  /** Called after each simulated day: a chance to do other work in the same thread, or to throw. */
  pause?(): Promise<void> | undefined;
}
