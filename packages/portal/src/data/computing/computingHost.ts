// Answers like `episcope serve`, for a static data root.
import { scenarioOfFile } from "@episcope/scenario";
import type { Calls } from "../calls/calls.ts";
import { FetchError } from "../network/fetchError.ts";
import type { RequestOptions } from "../network/request.ts";
import { pathSegments } from "../paths.ts";
import { Lru } from "../tasks/lru.ts";
import { mostLabComputers } from "./computerCount.ts";
import type { ComputedAddress } from "./foundJob.ts";
import { isLabUrl } from "./labUrl.ts";
import { memberAt } from "./memberAt.ts";
import type { computingMethods } from "./methods.ts";
import { readScenarioIndex } from "./scenarioIndex.ts";

export interface ComputingConfig {
  readonly dataRoot: string;
  /** Address of the published scenarios; undefined if there are none. */
  readonly scenarios: string | undefined;
}

type Computer = Pick<Calls<Pick<typeof computingMethods, "compute">>, "call">;

type Outcome =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly error: unknown };

interface Work {
  readonly outcome: Promise<Outcome>;
  readonly abort: AbortController;
  progress: number | undefined;
  /** Aborts the computation when nobody has asked for a while. */
  watchdog: ReturnType<typeof setTimeout> | undefined;
}

/** A request is answered after this time, ready or not. */
const answerMilliseconds = 250;
/** Clients poll at least every two seconds. */
const forgottenMilliseconds = 6000;
/** Pause before the next poll, short because it needs no network. */
const pauseMilliseconds = 50;
/** Only these files are computed; any other missing file stays missing. */
const runFile =
  /^(battery\/.+\.(zip|infectionLoc\.csv\.gz|epan)|legacy\/.+\/.+|animation\/[^/]+\.epan)$/;

export class ComputingHost {
  readonly #config: () => Promise<ComputingConfig>;
  readonly #computers: readonly Computer[];
  readonly #running = new Map<string, Work>();
  // Few: the caller has the bytes, and so does the browser's cache.
  readonly #ready = new Lru<string, Uint8Array>(4);

  /** Each computes one run after another. */
  constructor(config: () => Promise<ComputingConfig>, computers: readonly Computer[]) {
    this.#config = config;
    this.#computers = computers;
  }

  /** Undefined if nothing can be computed at this address. */
  async answer(
    url: string,
    { method = "GET", headers = {}, signal }: RequestOptions,
  ): Promise<Response | undefined> {
    const { dataRoot, scenarios } = await this.#config();
    const path = pathBelow(dataRoot, url);
    if (path === undefined) return undefined;
    // Runs of the lab are computed everywhere, others where their scenario is published.
    if (!isLabUrl(url)) {
      const index = scenarios === undefined ? undefined : await readScenarioIndex(scenarios);
      if (!index || !scenarioOfFile(index, path)) return undefined;
    }
    if (method === "HEAD") return new Response(null, { headers: typeOf(path) });
    const ready = this.#ready.get(path);
    if (ready) return fileAnswer(path, ready);
    // Prefetching does not compute anything on the visitor's machine.
    if (headers.purpose === "prefetch") return stillComputing(undefined);
    signal?.throwIfAborted();
    const work = this.#running.get(path) ?? this.#start({ scenarios, path });
    this.#keepAlive(work);
    const outcome = await Promise.race([work.outcome, pause(answerMilliseconds)]);
    if (!outcome) return stillComputing(work.progress);
    if (outcome.kind === "failed") throw failure(outcome.error, url);
    return outcome.kind === "file" ? fileAnswer(path, outcome.bytes) : undefined;
  }

  /** Nobody waits for the file any more. */
  async abandon(url: string): Promise<void> {
    const path = pathBelow((await this.#config()).dataRoot, url);
    const work = path === undefined ? undefined : this.#running.get(path);
    if (path === undefined || !work) return;
    // Whoever asks again later begins anew.
    this.#running.delete(path);
    work.abort.abort();
  }

  #start(address: ComputedAddress): Work {
    const { path } = address;
    const abort = new AbortController();
    const call = this.#computerOf(path).call("compute", address, {
      signal: abort.signal,
      onProgress: (progress) => {
        work.progress = progress;
      },
    });
    const outcome = call
      .then(
        (bytes): Outcome => {
          if (bytes) this.#ready.set(path, bytes);
          return bytes ? { kind: "file", bytes } : { kind: "missing" };
        },
        (error: unknown): Outcome => ({ kind: "failed", error }),
      )
      .finally(() => {
        clearTimeout(work.watchdog);
        if (this.#running.get(path) === work) this.#running.delete(path);
      });
    const work: Work = { outcome, abort, progress: undefined, watchdog: undefined };
    this.#running.set(path, work);
    return work;
  }

  /** The same member always goes to the same one, which has its past in memory. */
  #computerOf(path: string): Computer {
    const { length } = this.#computers;
    const count = isLabUrl(`/${path}`) ? Math.min(mostLabComputers, length) : length;
    const computer = this.#computers[(memberAt(path) - 1) % count];
    if (!computer) throw new Error("there is nothing to compute with");
    return computer;
  }

  #keepAlive(work: Work): void {
    clearTimeout(work.watchdog);
    work.watchdog = setTimeout(() => work.abort.abort(), forgottenMilliseconds);
  }
}

/** Undefined for files that are not computed. */
function pathBelow(dataRoot: string, url: string): string | undefined {
  const path = url.startsWith(dataRoot)
    ? pathSegments(url.slice(dataRoot.length))?.join("/")
    : undefined;
  return path !== undefined && runFile.test(path) ? path : undefined;
}

/** A copy, because reading the response takes its bytes. */
function fileAnswer(path: string, bytes: Uint8Array): Response {
  return new Response(bytes.slice(), { headers: typeOf(path) });
}

function stillComputing(progress: number | undefined): Response {
  return new Response(JSON.stringify({ progress, pause: pauseMilliseconds }), {
    status: 202,
    headers: { "content-type": "application/json" },
  });
}

function typeOf(path: string): Readonly<Record<string, string>> {
  const type = path.endsWith(".zip") ? "application/zip" : "application/octet-stream";
  return { "content-type": type };
}

function failure(error: unknown, url: string): unknown {
  return error instanceof FetchError ? error : new FetchError("server", url, error);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
