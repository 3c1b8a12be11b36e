/** Why an extra chart cannot be drawn, if its own file is the cause. */
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
