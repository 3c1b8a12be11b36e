// A published file as it arrives.
import type { ReadingOptions } from "@episcope/battery";
import type { CallContext } from "../../../../data/calls/protocol.ts";
import { arrivingBytes } from "../../../../data/network/arrivingBytes.ts";
import { FetchError } from "../../../../data/network/fetchError.ts";
import { isPage } from "../../../../data/network/isPage.ts";
import { request } from "../../../../data/network/request.ts";

/** The largest file has some 20 MB, which takes its time on a slow line. */
const patience = { timeoutMilliseconds: 600_000, pauses: [300, 900] };

export interface ArrivingFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** For the reader. */
  readonly options: ReadingOptions;
}

export async function fetchPublished(
  folder: string,
  path: string,
  { signal, report }: CallContext,
): Promise<ArrivingFile> {
  const url = folder + path;
  const response = await request(url, { signal, patience });
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
