// Fetches reported data while the server runs. What is here stays if something is wrong.
import type { updateReported } from "@episcope/runner";
import type { Log } from "../log.ts";

interface KeepOptions {
  /** The data root. */
  readonly to: string;
  /** Milliseconds from the end of one update to the next. */
  readonly interval: number;
  readonly log: Log;
  readonly update: typeof updateReported;
}

/** Returns how to stop it. */
export function keepReported({ to, interval, log, update }: KeepOptions): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    const report = (line: string) => log.info("reported data", { line });
    try {
      const { written, failed } = await update({ to, signal, report });
      if (failed.length > 0)
        log.error("reported data could not be updated", { sources: failed.join(", ") });
      log.info("reported data were looked for", { written: written.length });
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      log.error("reported data could not be updated", { detail });
    }
    if (signal.aborted) return;
    timer = setTimeout(() => void run(), interval);
    // Alone it does not keep the process.
    timer.unref();
  };
  void run();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
