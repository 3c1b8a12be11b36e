import { FetchError } from "../../network/fetchError.ts";
import { isPage } from "../../network/isPage.ts";
import { type Computing, computing } from "../../network/openFile.ts";
import { readBytes } from "../../network/readBytes.ts";
import { type RequestOptions, request } from "../../network/request.ts";

export interface SingleTable {
  readonly kind: "table";
  readonly bytes: Uint8Array;
  readonly size: number;
  /** Changes with the file, as far as the server tells. */
  readonly version: string;
}

/** A run has a few hundred days. */
const largestTable = 4 * 1024 * 1024;

/** A small file that a server may still be computing. */
export async function fetchTable(
  url: string,
  options: RequestOptions,
): Promise<SingleTable | Computing> {
  const response = await request(url, options);
  if (response.status === 202) return computing(url, response, options);
  if (!response.ok) throw new FetchError("missing", url);
  if (isPage(response)) throw new FetchError("notText", url);
  const bytes = await readBytes(url, response, { ...options, largest: largestTable });
  const version = response.headers.get("etag") ?? response.headers.get("last-modified") ?? "";
  return { kind: "table", bytes, size: bytes.length, version: `${bytes.length} ${version}` };
}
