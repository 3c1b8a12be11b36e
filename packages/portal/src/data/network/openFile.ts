// A large file on a web server, read in parts if the server supports ranges, otherwise as a whole.
import { type ByteSource, memorySource } from "@episcope/battery";
import { FetchError } from "./fetchError.ts";
import { isPage } from "./isPage.ts";
import { readBytes } from "./readBytes.ts";
import type { RequestOptions } from "./request.ts";
import { type RunFileOptions, requestRunFile } from "./requestRunFile.ts";

export interface OpenFileOptions extends RunFileOptions {
  /** Called while a large file arrives as a whole. */
  onPart?(share: number | undefined): void;
}

/** The server is still computing the run: ask again. */
export interface Computing {
  readonly kind: "computing";
  /** From 0 to 1; undefined if the server does not report it. */
  readonly progress: number | undefined;
  /** Milliseconds until the next attempt, if suggested. */
  readonly pause?: number | undefined;
}

export interface OpenedFile {
  readonly kind: "file";
  readonly size: number;
  /** Changes with the file, as far as the server tells. */
  readonly version: string;
  /** For one reader: the signal aborts only its own reads. */
  source(signal?: AbortSignal): ByteSource;
}

/**
 * Size of the first request: the end of an archive with its directory, or the header of an
 * animation.
 */
const firstBytes = 8 * 1024;
/** In milliseconds; a longer Retry-After is not respected. */
const maxPause = 10_000;
/** Smaller files need no progress report. */
const minReportedBytes = 1024 * 1024;
/** Far above any archive of a run. */
const largestFile = 256 * 1024 * 1024;

/**
 * The directory of an archive is at its end. A suffix range gets it at once, but on other sites it
 * would cost a CORS preflight, so there the size is requested first.
 */
export async function openFile(
  url: string,
  options: OpenFileOptions = {},
  isOwnSite = new URL(url).origin === globalThis.location?.origin,
): Promise<OpenedFile | Computing> {
  const range = isOwnSite ? `-${firstBytes}` : `0-${firstBytes - 1}`;
  const response = await requestRunFile(url, withRange(options, range));
  if (isPage(response)) throw new FetchError(response.ok ? "notText" : "missing", url);
  if (response.status === 202) return computing(url, response, options);
  if (response.status === 200) return wholeFile(url, response, options);
  // Not every server supports suffix ranges. An empty file has no first byte either.
  if (response.status === 416 && isOwnSite) return openFile(url, options, false);
  if (response.status === 416) return fileInMemory(new Uint8Array(), response);
  if (response.status !== 206) throw new FetchError("missing", url);
  const bytes = await bodyBytes(url, response, options);
  const part = partOf(response);
  const size = part?.size ?? (await sizeByHead(url, options));
  if (size === undefined) return wholeFile(url, await requestRunFile(url, options), options);
  if (size > largestFile) throw new FetchError("tooLarge", url);
  // Content-Range decides the position: not every server respects a suffix range.
  const length = part ? part.end - part.start : Math.min(firstBytes, size);
  if (bytes.length !== length) throw new FetchError("truncated", url);
  const start = part?.start ?? (isOwnSite ? size - length : 0);
  return new RangedFile(url, size, { start, bytes }, validatorOf(response), options);
}

/** Reads the response of a server that is still computing a file. */
export async function computing(
  url: string,
  response: Response,
  options: RequestOptions,
): Promise<Computing> {
  const text = new TextDecoder().decode(await bodyBytes(url, response, options));
  return { kind: "computing", ...readState(text) };
}

function readState(text: string): Pick<Computing, "progress" | "pause"> {
  try {
    const { progress, pause }: { progress?: unknown; pause?: unknown } = Object(JSON.parse(text));
    return { progress: upTo(1, progress), pause: upTo(maxPause, pause) };
  } catch {
    return { progress: undefined };
  }
}

function upTo(most: number, value: unknown): number | undefined {
  return typeof value === "number" && value >= 0 && value <= most ? value : undefined;
}

async function wholeFile(
  url: string,
  response: Response,
  { onPart, ...options }: OpenFileOptions,
): Promise<OpenedFile> {
  if (response.status !== 200) throw new FetchError("missing", url);
  const isLarge = Number(response.headers.get("content-length") ?? 0) >= minReportedBytes;
  const bytes = await readBytes(url, response, {
    ...options,
    largest: largestFile,
    ...(isLarge && onPart && { onPart }),
  });
  return fileInMemory(bytes, response);
}

function fileInMemory(bytes: Uint8Array, response: Response): OpenedFile {
  return {
    kind: "file",
    size: bytes.length,
    version: versionOf(bytes.length, validatorOf(response)),
    source: () => memorySource(bytes),
  };
}

function bodyBytes(
  url: string,
  response: Response,
  { signal, retryPolicy }: RequestOptions,
): Promise<Uint8Array> {
  return readBytes(url, response, { signal, retryPolicy, largest: largestFile });
}

/**
 * The position of the part and the size of the file, if the response has them. The end is
 * exclusive.
 */
function partOf(
  response: Response,
): { readonly start: number; readonly end: number; readonly size: number } | undefined {
  const text = response.headers.get("content-range") ?? "";
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  return { start: Number(first), end: Number(last) + 1, size: Number(size) };
}

/** Another site may hide Content-Range (CORS), but Content-Length is always readable. */
async function sizeByHead(url: string, options: RunFileOptions): Promise<number | undefined> {
  const response = await requestRunFile(url, { ...options, method: "HEAD" });
  const length = response.ok ? response.headers.get("content-length") : null;
  return length === null ? undefined : Number(length);
}

function withRange(options: RunFileOptions, range: string): RunFileOptions {
  return { ...options, headers: { ...options.headers, range: `bytes=${range}` } };
}

/** Distinguishes versions of a file. */
function validatorOf(response: Response): string | undefined {
  return response.headers.get("etag") ?? response.headers.get("last-modified") ?? undefined;
}

function versionOf(size: number, validator: string | undefined): string {
  return `${size} ${validator ?? ""}`;
}

/** A part of a file that has already been loaded. */
interface KnownPart {
  readonly start: number;
  readonly bytes: Uint8Array;
}

class RangedFile implements OpenedFile {
  readonly kind = "file";
  readonly size: number;
  readonly version: string;
  readonly #url: string;
  readonly #known: KnownPart;
  readonly #validator: string | undefined;
  readonly #options: RunFileOptions;

  constructor(
    url: string,
    size: number,
    known: KnownPart,
    validator: string | undefined,
    { signal: _ofOpening, ...options }: RunFileOptions,
  ) {
    this.#url = url;
    this.size = size;
    this.version = versionOf(size, validator);
    this.#known = known;
    this.#validator = validator;
    this.#options = options;
  }

  source(signal?: AbortSignal): ByteSource {
    return { size: this.size, read: (start, end) => this.#read(start, end, signal) };
  }

  async #read(start: number, end: number, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const last = Math.min(end, this.size);
    if (last <= start) return new Uint8Array();
    const { start: from, bytes: known } = this.#known;
    if (start >= from && last <= from + known.length) {
      return known.subarray(start - from, last - from);
    }
    const options = { ...this.#options, signal };
    const response = await requestRunFile(this.#url, withRange(options, `${start}-${last - 1}`));
    if (response.status !== 206 && response.status !== 200)
      throw new FetchError("missing", this.#url);
    const validator = validatorOf(response);
    if (validator && this.#validator && validator !== this.#validator) {
      throw new FetchError("changed", this.#url);
    }
    const part = response.status === 206 ? partOf(response) : undefined;
    if (part && part.size !== this.size) throw new FetchError("changed", this.#url);
    // Bytes of another position must not be mistaken for the requested ones.
    if (part && part.start !== start) throw new FetchError("server", this.#url);
    const body = await bodyBytes(this.#url, response, options);
    if (response.status === 200 && body.length !== this.size) {
      throw new FetchError("changed", this.#url);
    }
    // A server may send the whole file after all.
    const bytes = response.status === 200 ? body.subarray(start, last) : body;
    if (bytes.length !== last - start) throw new FetchError("truncated", this.#url);
    return bytes;
  }
}
