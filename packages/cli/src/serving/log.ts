// The log: one line of JSON per event. It contains nothing that identifies a visitor.

export const logLevels = ["off", "error", "warn", "info"] as const;
export type LogLevel = (typeof logLevels)[number];

type Details = Readonly<Record<string, string | number>>;

export interface Log {
  error(event: string, details?: Details): void;
  warn(event: string, details?: Details): void;
  info(event: string, details?: Details): void;
}

/** Later levels are less severe. */
export function makeLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
  now: () => Date = () => new Date(),
): Log {
  const enabled = logLevels.indexOf(level);
  const at = (name: Exclude<LogLevel, "off">) => (event: string, details?: Details) => {
    if (logLevels.indexOf(name) > enabled) return;
    write(`${JSON.stringify({ time: now().toISOString(), level: name, event, ...details })}\n`);
  };
  return { error: at("error"), warn: at("warn"), info: at("info") };
}
