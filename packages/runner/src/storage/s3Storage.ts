// Files in a bucket of S3-compatible object storage. Putting an object is atomic there; a checksum
// goes along, so that what was damaged on its way is refused.
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AwsClient } from "aws4fetch";
import { StorageError } from "../files/storageError.ts";
import { type S3Address, urlOf } from "./s3Address.ts";
import { parseS3Error, parseS3List } from "./s3Xml.ts";
import type { Storage, StoredFile, StoredFolder } from "./storage.ts";

export interface S3Options extends S3Address {
  /** Milliseconds before each further attempt; for tests. */
  readonly pauses?: readonly number[];
  /** Names in an answer; for tests. */
  readonly pageSize?: number;
}

type Request = { readonly method: string; readonly headers?: Record<string, string> } & {
  readonly body?: Uint8Array;
};

const usualPauses = [300, 1000, 3000];
/** An archive of 64 MB on a slow line takes minutes. */
const longestMilliseconds = 10 * 60_000;
const temporary = new Set([408, 429, 500, 502, 503, 504]);

/** Throws a StorageError if the bucket is missing or cannot be read. */
export async function s3Storage(options: S3Options): Promise<Storage> {
  const { credentials, region } = options;
  // Loaded only by those who use it.
  const client =
    credentials &&
    new (await import("aws4fetch")).AwsClient({
      ...credentials,
      region,
      service: "s3",
      retries: 0,
    });
  const storage = new S3Storage(options, client);
  await storage.list("");
  return storage;
}

class S3Storage implements Storage {
  readonly name: string;
  readonly #options: S3Options;
  readonly #client: AwsClient | undefined;

  constructor(options: S3Options, client: AwsClient | undefined) {
    this.name = `s3://${options.bucket}/${options.prefix}`;
    this.#options = options;
    this.#client = client;
  }

  async stat(path: string): Promise<StoredFile | undefined> {
    const { status, headers } = await this.#ask(this.#url(path), { method: "HEAD" });
    if (status === 404) return undefined;
    const size = Number(headers.get("content-length"));
    return { size, version: `${size} ${headers.get("etag") ?? ""}` };
  }

  async read(path: string, start: number, end: number): Promise<Uint8Array> {
    if (end <= start) return new Uint8Array();
    const range = `bytes=${start}-${end - 1}`;
    const { status, body } = await this.#ask(this.#url(path), {
      method: "GET",
      headers: { range },
    });
    if (status === 404)
      throw new StorageError(`${path} is missing in ${this.name}.`, false, status);
    if (status === 416) return new Uint8Array();
    // Not every server knows ranges.
    return status === 200 ? body.subarray(start, end) : body;
  }

  async put(path: string, bytes: Uint8Array | readonly Uint8Array[]): Promise<void> {
    const body = bytes instanceof Uint8Array ? bytes : Buffer.concat(bytes);
    const headers = {
      "content-md5": createHash("md5").update(body).digest("base64"),
      "content-type": "application/octet-stream",
    };
    const { status } = await this.#ask(this.#url(path), { method: "PUT", headers, body });
    if (status === 404) throw this.#refused(404, "NoSuchBucket");
  }

  async list(folder: string): Promise<StoredFolder> {
    const inside = this.#key(folder === "" ? "" : `${folder}/`);
    const folders: string[] = [];
    const files = new Map<string, StoredFile>();
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ "list-type": "2", delimiter: "/", prefix: inside });
      const { pageSize } = this.#options;
      if (pageSize !== undefined) query.set("max-keys", String(pageSize));
      if (next !== undefined) query.set("continuation-token", next);
      const url = `${urlOf(this.#options, "")}?${query}`;
      const { status, body } = await this.#ask(url, { method: "GET" });
      if (status === 404) throw this.#refused(404, "NoSuchBucket");
      const page = parseS3List(new TextDecoder().decode(body));
      for (const { key, size, etag } of page.files) {
        const name = key.slice(inside.length);
        if (isShown(name)) files.set(name, { size, version: `${size} ${etag}` });
      }
      for (const prefix of page.prefixes) {
        const name = prefix.slice(inside.length, -1);
        if (isShown(name)) folders.push(name);
      }
      next = page.next;
    } while (next !== undefined);
    return { folders, files };
  }

  async remove(path: string): Promise<void> {
    await this.#ask(this.#url(path), { method: "DELETE" });
  }

  #key(path: string): string {
    const { prefix } = this.#options;
    const names = path.split("/").filter((name) => name !== "." && name !== "");
    const plain = names.join("/") + (path.endsWith("/") && names.length > 0 ? "/" : "");
    return prefix === "" ? plain : `${prefix}/${plain}`;
  }

  #url(path: string): string {
    return urlOf(this.#options, this.#key(path));
  }

  /** A response below 500 that is not a refusal; others are tried again a few times. */
  async #ask(url: string, request: Request) {
    const { pauses = usualPauses } = this.#options;
    for (let attempt = 0; ; attempt++) {
      const outcome = await this.#attempt(url, request).catch((error: unknown) => error);
      const isAnswer = outcome !== null && typeof outcome === "object" && "status" in outcome;
      const answer = isAnswer ? (outcome as Answer) : undefined;
      if (answer && !temporary.has(answer.status)) {
        const isFine = answer.status < 400 || answer.status === 416;
        const code = isFine ? undefined : parseS3Error(new TextDecoder().decode(answer.body));
        if (isFine || (answer.status === 404 && code !== "NoSuchBucket")) return answer;
        throw this.#refused(answer.status, code);
      }
      const wait = pauses[attempt];
      if (wait === undefined) throw this.#failed(answer, outcome);
      await pause(wait);
    }
  }

  async #attempt(url: string, request: Request): Promise<Answer> {
    const signal = AbortSignal.timeout(longestMilliseconds);
    const init = { ...request, signal, redirect: "error" } as RequestInit;
    const response = await (this.#client ? this.#client.fetch(url, init) : fetch(url, init));
    const { status, headers } = response;
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()) };
  }

  /** Further files would be refused as well. */
  #refused(status: number, code: string | undefined): StorageError {
    const { bucket, host } = this.#options;
    if (code === "NoSuchBucket")
      return new StorageError(`There is no bucket ${bucket} at ${host}.`, true, code);
    const detail = code ?? `status ${status}`;
    if (status !== 401 && status !== 403)
      return new StorageError(`${host} refuses the request (${detail}).`, true, code);
    return new StorageError(
      `${host} refuses access to the bucket ${bucket} (${detail}). Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
      true,
      code,
    );
  }

  #failed(answer: Answer | undefined, cause: unknown): StorageError {
    const { host, pauses = usualPauses } = this.#options;
    const times = `after ${pauses.length + 1} attempts`;
    if (!answer)
      return new StorageError(`The connection to ${host} failed, ${times}.`, false, cause);
    const code = parseS3Error(new TextDecoder().decode(answer.body)) ?? `status ${answer.status}`;
    return new StorageError(`${host} has no time (${code}), ${times}.`, false, code);
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

function isShown(name: string): boolean {
  return name !== "" && !name.startsWith(".") && !/[\\\p{Cc}]/u.test(name);
}
