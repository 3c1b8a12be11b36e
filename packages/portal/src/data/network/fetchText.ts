import { FetchError } from "./fetchError.ts";
import { isPage } from "./isPage.ts";
import { readBytes } from "./readBytes.ts";
import { type RequestOptions, request } from "./request.ts";

/** Far above any text file of the data root. */
const largestText = 64 * 1024 * 1024;

export async function fetchText(url: string, options: RequestOptions = {}): Promise<string> {
  return new TextDecoder().decode(await fetchBytes(url, options));
}

export async function fetchBytes(url: string, options: RequestOptions = {}): Promise<Uint8Array> {
  const response = await request(url, options);
  if (!response.ok) throw new FetchError("missing", url);
  if (isPage(response)) throw new FetchError("notText", url);
  return await readBytes(url, response, { ...options, largest: largestText });
}

/** Whether the file is missing, as far as its host can tell. */
export function isMissing(error: unknown): boolean {
  return error instanceof FetchError && (error.fault === "missing" || error.fault === "notText");
}
