// Whether a run exists already. The request is marked as a prefetch, so that a server does not
// start computing. Other sites have only published runs, and the header would cost a CORS preflight
// there.
import { isPage } from "../../network/isPage.ts";
import { requestRunFile } from "../../network/requestRunFile.ts";

export interface FileAddress {
  readonly url: string;
  /** Address of the folder of archives, if runs are packed. */
  readonly packed?: string | undefined;
}

export async function isComputed(
  address: FileAddress,
  signal: AbortSignal,
  isOwnSite = new URL(address.url).origin === globalThis.location?.origin,
): Promise<boolean> {
  return !isOwnSite || (await firstByte(address, signal, isOwnSite)).status !== 202;
}

/** Whether there is such a file, without computing it. */
export async function isThere(
  address: FileAddress,
  signal: AbortSignal,
  isOwnSite = new URL(address.url).origin === globalThis.location?.origin,
): Promise<boolean> {
  const response = await firstByte(address, signal, isOwnSite);
  return response.ok && response.status !== 202 && !isPage(response);
}

async function firstByte(
  { url, packed }: FileAddress,
  signal: AbortSignal,
  isOwnSite: boolean,
): Promise<Response> {
  const headers = { range: "bytes=0-0", ...(isOwnSite && { purpose: "prefetch" }) };
  const response = await requestRunFile(url, { headers, signal, packed });
  await response.body?.cancel();
  return response;
}
