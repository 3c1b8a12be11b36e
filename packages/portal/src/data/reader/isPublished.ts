import { isPage } from "../network/isPage.ts";
import { requestRunFile } from "../network/requestRunFile.ts";

/** Whether the server has this file, without loading it; a server that does not answer has none. */
export async function isPublished(
  url: string,
  signal: AbortSignal,
  packed?: string,
): Promise<boolean> {
  try {
    const response = await requestRunFile(url, { method: "HEAD", signal, packed });
    return response.ok && !isPage(response);
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
