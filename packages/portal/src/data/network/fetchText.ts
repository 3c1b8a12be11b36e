// Text files over HTTP.
import { FetchError } from "./fetchError.ts";
import { isPage } from "./isPage.ts";
import { readBytes } from "./readBytes.ts";
import { type RequestOptions, request } from "./request.ts";

/** No text file of the data root comes near. */
const largestText = 64 * 1024 * 1024;

export async function fetchText(url: string, options: RequestOptions = {}): Promise<string> {
  return new TextDecoder().decode(await fetchBytes(url, options));
}

/** The bytes of a text file. */
export async function fetchBytes(url: string, options: RequestOptions = {}): Promise<Uint8Array> {
  const response = await request(url, options);
  if (!response.ok) throw new FetchError("missing", url);
  if (isPage(response)) throw new FetchError("notText", url);
  return await readBytes(url, response, { ...options, largest: largestText });
}

/** The file is not there, as far as its host can tell. */
export function isMissing(error: unknown): boolean {
  return error instanceof FetchError && (error.fault === "missing" || error.fault === "notText");
}
