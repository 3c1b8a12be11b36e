// The only place that sends requests: with a time-out, with retries after temporary failures, and
// aborted as soon as nobody waits for the response.

import { FetchError } from "./fetchError.ts";
import { isPage } from "./isPage.ts";
import { recordLoadedFile } from "./loadedFiles.ts";

export interface RequestOptions {
  readonly method?: "GET" | "HEAD";
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** The browser's default if not set. */
  readonly cache?: "no-store";
  /** Never published, only computed: the second source is asked first. */
  readonly isUnpublished?: boolean | undefined;
  /** Only tests change the defaults. */
  readonly retryPolicy?: RetryPolicy | undefined;
}

export interface RetryPolicy {
  /**
   * For the start of a response, and for each further piece: a large file may take as long as it
   * needs while data arrive.
   */
  readonly timeoutMilliseconds: number;
  /** Pauses before the second and further attempts. */
  readonly pauses: readonly number[];
}

const defaultRetryPolicy: RetryPolicy = { timeoutMilliseconds: 20_000, pauses: [300, 900] };
/** A server may ask for a longer pause, but the visitor should not wait without a message. */
const maxPause = 10_000;

/** A second source for files that a host lacks; undefined if it lacks them too. */
type AnswerMissing = (url: string, options: RequestOptions) => Promise<Response | undefined>;

interface SecondSource {
  readonly answer: AnswerMissing;
  /** Whether no host can have the file: it is asked first. */
  isOnlyHere(url: string): boolean;
  /** Nobody waits for this file any more. */
  abandon(url: string): void;
}

let second: SecondSource | undefined;

/** Registers the source for missing and unreachable files. */
export function answerMissing(source: SecondSource): void {
  second = source;
}

/** Of a file that was requested again and again while it was computed. */
export function abandonRequests(url: string): void {
  second?.abandon(url);
}

/**
 * The response, whatever its status below 500. Server and network failures are retried, then
 * thrown.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<Response> {
  const { retryPolicy = defaultRetryPolicy, signal, isUnpublished } = options;
  const computed =
    (isUnpublished || second?.isOnlyHere(url)) && (await second?.answer(url, options));
  if (computed) return computed;
  if (second?.isOnlyHere(url)) return new Response(null, { status: 404 });
  for (let attempt = 0; ; attempt++) {
    const outcome = await attemptRequest(url, options, retryPolicy.timeoutMilliseconds);
    if (outcome instanceof Response && outcome.status < 500) {
      const other = isMissing(outcome) && (await second?.answer(url, options));
      if (other) {
        await outcome.body?.cancel();
        return other;
      }
      note(url, options, outcome);
      return outcome;
    }
    const pause = retryPolicy.pauses[attempt];
    if (pause === undefined) {
      if (outcome instanceof Response) throw new FetchError("server", url);
      const other = await second?.answer(url, options).catch(() => undefined);
      if (other) return other;
      throw outcome;
    }
    const asked = outcome instanceof Response ? retryAfter(outcome) : undefined;
    // Frees the connection of the unread response.
    if (outcome instanceof Response) await outcome.body?.cancel();
    await wait(Math.min(Math.max(pause, asked ?? 0), maxPause), signal);
  }
}

/** Object stores with private listings answer "forbidden" for missing files. */
function isMissing(response: Response): boolean {
  return [403, 404, 410].includes(response.status) || isPage(response);
}

function note(url: string, { method, headers }: RequestOptions, { status }: Response): void {
  if (method === "HEAD" || (status !== 200 && status !== 206)) return;
  recordLoadedFile({ url, ...(headers?.range !== undefined && { range: headers.range }) });
}

async function attemptRequest(
  url: string,
  { method = "GET", headers = {}, signal, cache }: RequestOptions,
  timeoutMilliseconds: number,
): Promise<Response | FetchError> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const silence = new AbortController();
  const giveUp = () => silence.abort(timeout.reason);
  timeout.addEventListener("abort", giveUp);
  try {
    return await fetch(url, {
      method,
      headers: { ...headers },
      ...(cache && { cache }),
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    });
  } catch (error) {
    signal?.throwIfAborted();
    return new FetchError(timeout.aborted ? "timeout" : "network", url, error);
  } finally {
    // From here on each piece has its own time-out.
    timeout.removeEventListener("abort", giveUp);
  }
}

/** The next piece of a response's body; a connection that breaks or stalls is a network failure. */
export async function nextPiece(
  url: string,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { signal, retryPolicy = defaultRetryPolicy }: Pick<RequestOptions, "signal" | "retryPolicy">,
): Promise<Uint8Array | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const late = () => reject(new FetchError("timeout", url));
    timer = setTimeout(late, retryPolicy.timeoutMilliseconds);
  });
  try {
    return (await Promise.race([reader.read(), silence])).value;
  } catch (error) {
    void reader.cancel().catch(() => {});
    signal?.throwIfAborted();
    throw error instanceof FetchError ? error : new FetchError("truncated", url, error);
  } finally {
    clearTimeout(timer);
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** Rejects with the reason of the signal if it is aborted meanwhile. */
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
