// Whether a run exists already. The request is marked as a prefetch, so that a server does not
// start computing. Other sites have only published runs, and the header would cost a CORS preflight
// there.
import { isPage } from "../../network/isPage.ts";
import { request } from "../../network/request.ts";

export async function isComputed(
  url: string,
  signal: AbortSignal,
  isOwnSite = new URL(url).origin === globalThis.location?.origin,
): Promise<boolean> {
  return !isOwnSite || (await firstByte(url, signal, isOwnSite)).status !== 202;
}

/** Whether there is such a file, without computing it. */
export async function isThere(
  url: string,
  signal: AbortSignal,
  isOwnSite = new URL(url).origin === globalThis.location?.origin,
): Promise<boolean> {
  const response = await firstByte(url, signal, isOwnSite);
  return response.ok && response.status !== 202 && !isPage(response);
}

async function firstByte(url: string, signal: AbortSignal, isOwnSite: boolean): Promise<Response> {
  const headers = { range: "bytes=0-0", ...(isOwnSite && { purpose: "prefetch" }) };
  const response = await request(url, { headers, signal });
  await response.body?.cancel();
  return response;
}
