// Responses cached for offline use. Parts of large files are cached as requested, and only parts of
// one version.
import {
  type ContentRange,
  contentRangeOf,
  contentRangeText,
  holds,
  rangeOf,
} from "./byteRange.ts";

export type FileCache = Pick<Cache, "put" | "match" | "matchAll" | "keys" | "delete">;

/** Query parameter of a cache key that names the part. */
const partName = "episcope-part";

/** Caches a response without consuming it. Does nothing for responses that are not cacheable. */
export async function store(files: FileCache, request: Request, answer: Response): Promise<void> {
  if (answer.status === 206) return storePart(files, request, answer);
  if (answer.status !== 200 || answer.type === "opaque") return;
  // Rejects if the response is truncated; then earlier entries stay usable.
  await files.put(request.url, answer.clone());
  await forgetOtherVersions(files, request.url, answer);
}

async function storePart(files: FileCache, request: Request, answer: Response): Promise<void> {
  const range = contentRangeOf(answer.headers.get("content-range"));
  if (!range) return;
  const body = await answer.clone().arrayBuffer();
  await forgetOtherVersions(files, request.url, answer);
  // Caches refuse partial responses, so it is stored as a full one under its own key.
  await files.put(partAddress(request.url, range), new Response(body, { headers: answer.headers }));
}

/** The response to a request, if enough is cached. */
export async function find(files: FileCache, request: Request): Promise<Response | undefined> {
  const range = request.headers.get("range");
  const wholeFile = await files.match(request.url);
  if (range === null) return wholeFile;
  if (wholeFile) {
    const bytes = await wholeFile.arrayBuffer();
    return partOf(
      bytes,
      { start: 0, end: bytes.byteLength, size: bytes.byteLength },
      range,
      wholeFile,
    );
  }
  for (const part of await files.matchAll(request.url, { ignoreSearch: true })) {
    const stored = contentRangeOf(part.headers.get("content-range"));
    const wanted = stored && rangeOf(range, stored.size);
    if (stored && wanted && holds(stored, wanted)) {
      return partOf(await part.arrayBuffer(), stored, range, part);
    }
  }
  return undefined;
}

function partOf(
  bytes: ArrayBuffer,
  stored: ContentRange,
  header: string,
  { headers }: Response,
): Response | undefined {
  const wanted = rangeOf(header, stored.size);
  if (!wanted || !holds(stored, wanted)) return undefined;
  const answer = new Headers(headers);
  answer.set("content-range", contentRangeText({ ...wanted, size: stored.size }));
  answer.set("content-length", String(wanted.end - wanted.start));
  const body = bytes.slice(wanted.start - stored.start, wanted.end - stored.start);
  return new Response(body, { status: 206, headers: answer });
}

/** Parts of two versions of a file must never be combined. */
async function forgetOtherVersions(
  files: FileCache,
  url: string,
  { headers }: Response,
): Promise<void> {
  const version = versionOf(headers);
  for (const key of await files.keys(url, { ignoreSearch: true })) {
    if (!isOf(key.url, url)) continue;
    const known = await files.match(key);
    if (known && versionOf(known.headers) !== version) await files.delete(key);
  }
}

/** Evicts the oldest entries above a limit. */
export async function forgetOldest(files: FileCache, most: number): Promise<void> {
  const keys = await files.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await files.delete(key);
}

function versionOf(headers: Headers): string {
  return headers.get("etag")?.replace(/^W\//, "") ?? headers.get("last-modified") ?? "";
}

function partAddress(url: string, { start, end }: ContentRange): string {
  const address = new URL(url);
  address.searchParams.set(partName, `${start}-${end}`);
  return address.href;
}

/** Other queries of the same path are other files. */
function isOf(key: string, url: string): boolean {
  const address = new URL(key);
  address.searchParams.delete(partName);
  return address.href === new URL(url).href;
}
