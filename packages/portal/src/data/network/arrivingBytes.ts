// The body of a response piece by piece, with progress reports.

import type { ReportProgress } from "../tasks/sharedTask.ts";
import { checkLength } from "./readBytes.ts";
import { nextPiece } from "./request.ts";

/** Milliseconds between two reports. */
const reportPause = 100;

export async function* arrivingBytes(
  url: string,
  response: Response,
  signal: AbortSignal,
  report: ReportProgress,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  // If the response is compressed, its announced length is that of the compressed body.
  const isPacked = response.headers.has("content-encoding");
  const announced = isPacked ? 0 : Number(response.headers.get("content-length") ?? 0);
  let [length, reported] = [0, Number.NEGATIVE_INFINITY];
  try {
    while (reader) {
      const piece = await nextPiece(url, reader, { signal });
      if (!piece) {
        checkLength(url, response, length);
        return;
      }
      length += piece.length;
      if (performance.now() - reported > reportPause) {
        reported = performance.now();
        report(announced > 0 ? Math.min(1, length / announced) : undefined, "loading");
      }
      yield piece;
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
}
