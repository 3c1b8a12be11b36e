import type { LoggerInterface } from "vega";

/** Listens to the library, which goes on after a failure and would only write it on the console. */
export interface ChartLog {
  readonly logger: LoggerInterface;
  /** What went wrong first. */
  failure(): unknown;
}

export function createChartLog(): ChartLog {
  let failure: unknown;
  const note = (parts: readonly unknown[]) => {
    failure ??= parts.find((part) => part instanceof Error);
  };
  const logger: LoggerInterface = {
    level: () => logger,
    error(...parts) {
      note(parts);
      // A failure may come as a mere text.
      failure ??= new Error(parts.map(String).join(" "));
      return this;
    },
    // Files that could not be loaded or read are warnings, with the error behind them.
    warn(...parts) {
      note(parts);
      return this;
    },
    info() {
      return this;
    },
    debug() {
      return this;
    },
  };
  return { logger, failure: () => failure };
}
