// A published file as a stream.
import type { ReadingOptions } from "@episcope/battery";
import type { CallContext } from "../../../../data/calls/protocol.ts";
import { arrivingBytes } from "../../../../data/network/arrivingBytes.ts";
import { FetchError } from "../../../../data/network/fetchError.ts";
import { isPage } from "../../../../data/network/isPage.ts";
import { request } from "../../../../data/network/request.ts";

/** The largest file has about 20 MB, which takes a while on a slow connection. */
const retryPolicy = { timeoutMilliseconds: 600_000, pauses: [300, 900] };

export interface ArrivingFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly options: ReadingOptions;
}

export async function fetchPublished(
  folder: string,
  path: string,
  { signal, report }: CallContext,
): Promise<ArrivingFile> {
  const url = folder + path;
  const response = await request(url, { signal, retryPolicy });
  if (!response.ok) throw new FetchError("missing", url);
  if (isPage(response)) throw new FetchError("notText", url);
  return {
    bytes: arrivingBytes(url, response, signal, report),
    options: { file: fileName(path), signal },
  };
}

/** Below the data root. */
export function fileName(path: string): string {
  return `animation/${path}`;
}
