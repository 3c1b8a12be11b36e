// Whether a run exists already. The request is marked as a prefetch, so that a server does not
// start computing. Other sites have only published runs, and the header would cost a CORS preflight
// there.
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
