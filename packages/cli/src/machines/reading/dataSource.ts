// Where machines' answers come from: a folder of published files, or runs that are computed on
// request. Paths are relative to the data root.
import type { ByteSource } from "@episcope/battery";

/** A complete file of a run, by itself or packed with others. */
export interface RunFile {
  /** Unique, and its last part is the file name. */
  readonly path: string;
  /** Changes with its content. */
  readonly version: string;
  readonly source: ByteSource;
}

export type RunFileState =
  | { readonly kind: "file"; readonly file: RunFile }
  | { readonly kind: "computing"; readonly progress: number; readonly secondsLeft: number }
  /** It exists, and would be computed if it were asked for. */
  | { readonly kind: "computable" }
  | { readonly kind: "busy"; readonly retrySeconds: number }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "missing" };

export interface DataSource {
  /** Paths of batteries below battery/, sorted. */
  batteries(): Promise<readonly string[]>;
  /** A small file; undefined if it is missing. Throws a BrokenBattery if its scenario is broken. */
  text(path: string): Promise<string | undefined>;
  /** The file of a run. Computes a missing run only if `isAsking`. */
  runFile(path: string, isAsking: boolean): Promise<RunFileState>;
  /** Whether somebody has published a file of their own there. */
  hasFile(path: string): Promise<boolean>;
}

/** The faults in words, one a line. */
export class BrokenBattery extends Error {}
