// Messages between a page and its worker. Both sides come from one build, so the types match.
import type { ProgressStep, ReportProgress } from "../tasks/sharedTask.ts";
import type { PackedError } from "./packedError.ts";

export interface CallContext {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly report: ReportProgress;
}

/** The methods of a worker. Each takes one argument. */
export type Methods = Readonly<
  Record<string, (argument: never, context: CallContext) => Promise<unknown>>
>;

export type ToWorker<Argument> =
  | {
      readonly kind: "call";
      readonly id: number;
      readonly method: string;
      readonly argument: Argument;
    }
  | { readonly kind: "cancel"; readonly id: number };

export type FromWorker<Value> =
  | { readonly kind: "done"; readonly id: number; readonly value: Value }
  | { readonly kind: "failed"; readonly id: number; readonly error: PackedError }
  | {
      readonly kind: "progress";
      readonly id: number;
      readonly progress: number | undefined;
      readonly step: ProgressStep | undefined;
    };
