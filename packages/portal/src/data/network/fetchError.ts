/** Why a file could not be loaded, in terms that a page can explain. */
export type FetchFault =
  | "missing"
  | "server"
  | "network"
  | "timeout"
  | "notText"
  | "truncated"
  | "changed"
  | "tooLarge";

export class FetchError extends Error {
  readonly fault: FetchFault;
  readonly url: string;

  constructor(fault: FetchFault, url: string, cause?: unknown) {
    super(`${fault}: ${url}`, { cause });
    this.name = "FetchError";
    this.fault = fault;
    this.url = url;
  }
}
