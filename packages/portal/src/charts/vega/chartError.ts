/** Why an extra chart cannot be drawn, as far as its own file is to blame. */
export type ChartFault = "invalid" | "notVegaLite" | "tooLarge";

export class ChartError extends Error {
  readonly fault: ChartFault;
  /** For the author of the file; not translated. */
  readonly detail: string;

  constructor(fault: ChartFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause });
    this.name = "ChartError";
    this.fault = fault;
    this.detail = detail;
  }
}
