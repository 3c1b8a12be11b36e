// A published file as it arrives.
import type { ReadingOptions } from "@episcope/battery";
import { FetchError } from "../../../data/fetchError.ts";
import { isPage } from "../../../data/fetchText.ts";
import type { CallContext } from "../../../data/reader/protocol.ts";
import { readBody, request } from "../../../data/request.ts";

/** The largest file has some 20 MB, which takes its time on a slow line. */
const patience = { timeoutMilliseconds: 600_000, pauses: [300, 900] };
/** Milliseconds between two reports. */
const reportPause = 100;

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
  // Of a file that is packed on the way only the packed length is announced.
  const isPacked = response.headers.has("content-encoding");
  const announced = isPacked ? 0 : Number(response.headers.get("content-length") ?? 0);
  let reported = Number.NEGATIVE_INFINITY;
  return {
    bytes: bytesOf(url, response, signal),
    options: {
      file: fileName(path),
      signal,
      onProgress: (length) => {
        const now = performance.now();
        if (now - reported < reportPause) return;
        reported = now;
        report(announced > 0 ? Math.min(1, length / announced) : undefined, "loading");
      },
    },
  };
}

/** Below the data root. */
export function fileName(path: string): string {
  return `animation/${path}`;
}

async function* bytesOf(
  url: string,
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    while (reader) {
      const { done, value } = await readBody(url, signal, () => reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
}
