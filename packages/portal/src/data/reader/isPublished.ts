import { isPage } from "../network/isPage.ts";
import { request } from "../network/request.ts";

/**
 * Does the server have this file? Asked without loading it; a server that does not answer has none.
 */
export async function isPublished(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await request(url, { method: "HEAD", signal });
    return response.ok && !isPage(response);
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
