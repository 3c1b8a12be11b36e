// The one place that asks servers for anything: with a time-out, with patience for passing faults, and stopped at once when
// nobody waits for the answer any more.
import { noteAnswer } from "./answered.ts";
import { FetchError } from "./fetchError.ts";

export interface RequestOptions {
  readonly method?: "GET" | "HEAD";
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** As the browser does it, where nothing is said. */
  readonly cache?: "no-store";
  /** For tests; pages keep the defaults. */
  readonly patience?: Patience;
}

export interface Patience {
  readonly timeoutMilliseconds: number;
  /** Pauses before the second and further attempts. */
  readonly pauses: readonly number[];
}

const defaultPatience: Patience = { timeoutMilliseconds: 20_000, pauses: [300, 900] };
/** A server may ask for more time than this; the visitor should not have to wait without a word. */
const longestPause = 10_000;

/** The answer, whatever its status below 500. Faults of server and network are tried again, then thrown. */
export async function request(url: string, options: RequestOptions = {}): Promise<Response> {
  const { patience = defaultPatience, signal } = options;
  for (let attempt = 0; ; attempt++) {
    const outcome = await attemptRequest(url, options, patience.timeoutMilliseconds);
    if (outcome instanceof Response && outcome.status < 500) {
      note(url, options, outcome);
      return outcome;
    }
    const pause = patience.pauses[attempt];
    if (pause === undefined) {
      throw outcome instanceof Response ? new FetchError("server", url) : outcome;
    }
    const asked = outcome instanceof Response ? retryAfter(outcome) : undefined;
    await wait(Math.min(Math.max(pause, asked ?? 0), longestPause), signal);
  }
}

function note(url: string, { method, headers }: RequestOptions, { status }: Response): void {
  if (method === "HEAD" || (status !== 200 && status !== 206)) return;
  noteAnswer({ url, ...(headers?.range !== undefined && { range: headers.range }) });
}

async function attemptRequest(
  url: string,
  { method = "GET", headers = {}, signal, cache }: RequestOptions,
  timeoutMilliseconds: number,
): Promise<Response | FetchError> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  try {
    return await fetch(url, {
      method,
      headers: { ...headers },
      ...(cache && { cache }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    signal?.throwIfAborted();
    return new FetchError(timeout.aborted ? "timeout" : "network", url, error);
  }
}

/** Reads the body of an answer; a connection that breaks meanwhile is a fault of the network. */
export async function readBody<T>(
  url: string,
  signal: AbortSignal | undefined,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    signal?.throwIfAborted();
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    throw new FetchError(isTimeout ? "timeout" : "truncated", url, error);
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** Rejects with the reason of the signal when that is aborted meanwhile. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();
  });
}
