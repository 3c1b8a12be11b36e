import type { LoggerInterface } from "vega";

/**
 * Collects failures of the library, which continues after them and would only log them to the
 * console.
 */
export interface ChartLog {
  readonly logger: LoggerInterface;
  /** The first failure. */
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
      // A failure can be a plain text.
      failure ??= new Error(parts.map(String).join(" "));
      return this;
    },
    // Files that could not be loaded or read are warnings, followed by the error.
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
