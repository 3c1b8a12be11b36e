import { isPage } from "../network/isPage.ts";
import { request } from "../network/request.ts";

/** Whether the server has this file, without loading it; a server that does not answer has none. */
export async function isPublished(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await request(url, { method: "HEAD", signal });
    return response.ok && !isPage(response);
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
