// Requests a file of a run. If the runs of its battery are packed, it is a range of an archive
// (docs/batteries.md), and the response is the one that the file by itself would have.
import { type PackedIndex, type PackedPlace, parsePackedIndex } from "@episcope/battery";
import { packedIndexFile } from "@episcope/common";
import { Lru } from "../tasks/lru.ts";
import { fetchText, isMissing } from "./fetchText.ts";
import { isPage } from "./isPage.ts";
import { readBytes } from "./readBytes.ts";
import { type RequestOptions, request } from "./request.ts";

export interface RunFileOptions extends RequestOptions {
  /** Address of the folder of archives, with a trailing slash, if runs are packed. */
  readonly packed?: string | undefined;
}

/** Servers without range support send the whole archive. */
const largestArchive = 256 * 1024 * 1024;
/** By folder. */
const indexes = new Lru<string, Promise<PackedIndex>>(8);

export async function requestRunFile(
  url: string,
  { packed, ...options }: RunFileOptions = {},
): Promise<Response> {
  const found = packed === undefined ? undefined : await requestPacked(url, packed, options);
  return found ?? (await request(url, options));
}

/** Undefined if the file is not packed. */
async function requestPacked(
  url: string,
  folder: string,
  options: RequestOptions,
): Promise<Response | undefined> {
  const name = decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
  for (let isFirst = true; ; isFirst = false) {
    const place = (await indexOf(folder, options)).get(name);
    const response = place && (await requestPart(folder, place, options));
    if (response || !place || !isFirst) return response;
    // The archives were made anew since the visit began.
    indexes.delete(folder);
  }
}

function indexOf(folder: string, { retryPolicy }: RequestOptions): Promise<PackedIndex> {
  const known = indexes.get(folder);
  if (known) return known;
  // Several wait for it, so no signal of one of them may stop it.
  const index = readIndex(folder, { retryPolicy });
  indexes.set(folder, index);
  index.catch(() => indexes.delete(folder));
  return index;
}

async function readIndex(folder: string, options: RequestOptions): Promise<PackedIndex> {
  try {
    const text = await fetchText(folder + packedIndexFile, options);
    return parsePackedIndex(text, packedIndexFile).index;
  } catch (error) {
    if (isMissing(error)) return new Map();
    throw error;
  }
}

/** Undefined if there is no such archive. */
async function requestPart(
  folder: string,
  place: PackedPlace,
  options: RequestOptions,
): Promise<Response | undefined> {
  const range = rangeIn(place.bytes, options.headers?.range);
  const [start, end] = range ?? [0, place.bytes];
  const headers = {
    etag: `"${place.bytes}-${place.crc}"`,
    "content-type": "application/octet-stream",
    "content-length": String(end - start),
    ...(range && { "content-range": `bytes ${start}-${end - 1}/${place.bytes}` }),
  };
  const status = range ? 206 : 200;
  if (options.method === "HEAD") return new Response(null, { status, headers });
  if (start >= end) return new Response(null, { status: 416 });
  const [from, to] = [place.offset + start, place.offset + end];
  const part = { ...options.headers, range: `bytes=${from}-${to - 1}` };
  const response = await request(folder + place.archive, { ...options, headers: part });
  if (response.status === 206) return new Response(response.body, { status, headers });
  if (!response.ok || isPage(response)) {
    await response.body?.cancel();
    return undefined;
  }
  const { signal, retryPolicy } = options;
  const body = { signal, retryPolicy, largest: largestArchive };
  const whole = await readBytes(folder + place.archive, response, body);
  return new Response(new Uint8Array(whole.subarray(from, to)), { status, headers });
}

/** Undefined for the whole file. */
function rangeIn(bytes: number, header: string | undefined): [number, number] | undefined {
  const [, first, last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined) return undefined;
  if (first === "") return [Math.max(0, bytes - Number(last)), bytes];
  return [Number(first), last === "" ? bytes : Math.min(bytes, Number(last) + 1)];
}
