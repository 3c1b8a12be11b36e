// What generate and export tell the shell, a batch system or a workflow.
import type { GenerateResult } from "@episcope/runner";

export const exitCodes = {
  done: 0,
  /** A run failed, or nothing could be begun. */
  failed: 1,
  /** Stopped by a signal, as shells expect it; --resume goes on. */
  stopped: 130,
} as const;

export function exitCodeOf({ failed, wasStopped }: GenerateResult): number {
  if (wasStopped) return exitCodes.stopped;
  return failed > 0 ? exitCodes.failed : exitCodes.done;
}
