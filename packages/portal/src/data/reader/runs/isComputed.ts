// Whether a run is there already. Asked with a mark that nobody waits for it, so that a server
// which computes runs does not begin to; other sites publish what they have, and the mark would
// cost a question ahead there (CORS preflight).
import { request } from "../../network/request.ts";

export async function isComputed(
  url: string,
  signal: AbortSignal,
  isOwnSite = new URL(url).origin === globalThis.location?.origin,
): Promise<boolean> {
  if (!isOwnSite) return true;
  const response = await request(url, {
    headers: { purpose: "prefetch", range: "bytes=0-0" },
    signal,
  });
  await response.body?.cancel();
  return response.status !== 202;
}
