// A large file on a web server, read in parts where the server answers ranges, whole where it does not.
import { type ByteSource, memorySource } from "@episcope/battery";
import { FetchError } from "./fetchError.ts";
import { type RequestOptions, readBody, request } from "./request.ts";

/** A run that the server is still computing: ask again. */
export interface Computing {
  readonly kind: "computing";
  /** From 0 to 1; undefined when the server does not say. */
  readonly progress: number | undefined;
}

export interface OpenedFile {
  readonly kind: "file";
  readonly source: ByteSource;
}

/** The first request: enough for small files as a whole, and little to waste of large ones. */
const headBytes = 8 * 1024;
/** No archive of a run comes near. */
const largestFile = 256 * 1024 * 1024;

export async function openFile(
  url: string,
  options: RequestOptions = {},
): Promise<OpenedFile | Computing> {
  const response = await request(url, withRange(options, 0, headBytes));
  if (response.status === 202) return computing(url, response, options);
  if (response.status === 200)
    return { kind: "file", source: await wholeFile(url, response, options) };
  // An empty file has no first byte to send.
  if (response.status === 416) return { kind: "file", source: memorySource(new Uint8Array()) };
  if (response.status !== 206) throw new FetchError("missing", url);
  const head = await bodyBytes(url, response, options);
  const size = totalSize(response) ?? (await sizeByHead(url, options));
  if (size === undefined) {
    const whole = await request(url, options);
    return { kind: "file", source: await wholeFile(url, whole, options) };
  }
  if (size > largestFile) throw new FetchError("tooLarge", url);
  return { kind: "file", source: new RangedFile(url, size, head, validatorOf(response), options) };
}

async function computing(
  url: string,
  response: Response,
  { signal }: RequestOptions,
): Promise<Computing> {
  const text = await readBody(url, signal, () => response.text());
  return { kind: "computing", progress: readProgress(text) };
}

function readProgress(text: string): number | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isProgress = typeof value === "object" && value !== null && "progress" in value;
    const progress = isProgress ? value.progress : undefined;
    return typeof progress === "number" && progress >= 0 && progress <= 1 ? progress : undefined;
  } catch {
    return undefined;
  }
}

async function wholeFile(
  url: string,
  response: Response,
  options: RequestOptions,
): Promise<ByteSource> {
  if (Number(response.headers.get("content-length") ?? 0) > largestFile) {
    throw new FetchError("tooLarge", url);
  }
  return memorySource(await bodyBytes(url, response, options));
}

async function bodyBytes(
  url: string,
  response: Response,
  { signal }: RequestOptions,
): Promise<Uint8Array> {
  return new Uint8Array(await readBody(url, signal, () => response.arrayBuffer()));
}

function totalSize(response: Response): number | undefined {
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  return total === undefined ? undefined : Number(total);
}

/** Another site may keep Content-Range to itself (CORS), but Content-Length may always be read. */
async function sizeByHead(url: string, options: RequestOptions): Promise<number | undefined> {
  const response = await request(url, { ...options, method: "HEAD" });
  const length = response.ok ? response.headers.get("content-length") : null;
  return length === null ? undefined : Number(length);
}

function withRange(options: RequestOptions, start: number, end: number): RequestOptions {
  // One plain range: anything else would cost a question ahead (CORS preflight) on other sites.
  return { ...options, headers: { ...options.headers, range: `bytes=${start}-${end - 1}` } };
}

/** What tells two versions of a file apart. */
function validatorOf(response: Response): string | undefined {
  return response.headers.get("etag") ?? response.headers.get("last-modified") ?? undefined;
}

class RangedFile implements ByteSource {
  readonly size: number;
  readonly #url: string;
  readonly #head: Uint8Array;
  readonly #validator: string | undefined;
  readonly #options: RequestOptions;

  constructor(
    url: string,
    size: number,
    head: Uint8Array,
    validator: string | undefined,
    options: RequestOptions,
  ) {
    this.#url = url;
    this.size = size;
    this.#head = head;
    this.#validator = validator;
    this.#options = options;
  }

  async read(start: number, end: number): Promise<Uint8Array> {
    const last = Math.min(end, this.size);
    if (last <= start) return new Uint8Array();
    if (last <= this.#head.length) return this.#head.subarray(start, last);
    const response = await request(this.#url, withRange(this.#options, start, last));
    if (response.status !== 206 && response.status !== 200)
      throw new FetchError("missing", this.#url);
    const validator = validatorOf(response);
    if (validator && this.#validator && validator !== this.#validator) {
      throw new FetchError("changed", this.#url);
    }
    const body = await bodyBytes(this.#url, response, this.#options);
    // A server may change its mind and send everything.
    const bytes = response.status === 200 ? body.subarray(start, last) : body;
    if (bytes.length !== last - start) throw new FetchError("truncated", this.#url);
    return bytes;
  }
}
