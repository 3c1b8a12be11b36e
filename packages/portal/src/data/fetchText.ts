// Text files over HTTP, with faults that a page can explain. Nothing outside data/ calls fetch.

export type FetchFault = "missing" | "server" | "network" | "timeout" | "notText";

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

const timeoutMilliseconds = 20_000;

export async function fetchText(url: string, signal?: AbortSignal): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new FetchError(timeout.aborted ? "timeout" : "network", url, error);
  }
  if (response.status === 404 || response.status === 410) throw new FetchError("missing", url);
  if (!response.ok) throw new FetchError("server", url);
  // Some hosts answer an unknown address with a page instead of 404.
  const type = response.headers.get("content-type") ?? "";
  if (/^text\/html\b/i.test(type)) throw new FetchError("notText", url);
  return text;
}
