// One run of a battery: what it is called, what it is computed from, what comes out.
import type { ScenarioSource } from "./catalogue/scenarioSource.ts";

export interface RunName {
  /** Path of the battery below battery/, such as cologne/2022-06-23/2b. */
  readonly battery: string;
  readonly runId: string;
}

export interface RunJob extends RunName {
  readonly source: ScenarioSource;
  /** Fingerprint of everything that decides the result. */
  readonly stamp: string;
}

/** The published files of a run: its tables, and the homes of the infected for the map. */
export const runFileKinds = ["zip", "infectionLoc.csv.gz"] as const;
export type RunFileKind = (typeof runFileKinds)[number];

/** Folder of the archives inside of a battery. */
export const zipFolder = "summaries";

/** Path of a file of a run below the data root. */
export function runFile({ battery, runId }: RunName, kind: RunFileKind): string {
  return `battery/${battery}/${zipFolder}/${runId}.${kind}`;
}

/** Computes a run. Who is not interested any more aborts the signal. */
export type Compute = (job: RunJob, watch: ComputeWatch) => Promise<void>;

export interface ComputeWatch {
  /** From 0 to 1. */
  onProgress(share: number): void;
  /** Each file as soon as it is there; the map comes unpacked. */
  onFile(kind: RunFileKind, bytes: Uint8Array): void;
  readonly signal?: AbortSignal;
}
