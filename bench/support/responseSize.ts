import type { Response } from "playwright";

/**
 * Bytes on the wire. The script of a worker is not counted by the browser's own figures, its header
 * tells.
 */
export async function sizeOf(response: Response): Promise<number> {
  // The header of a question without an answer (HEAD) names what is not sent.
  if (response.status() >= 400 || response.request().method() === "HEAD") return 0;
  const length = Number((await response.allHeaders())["content-length"] ?? Number.NaN);
  if (Number.isFinite(length)) return length;
  return (await response.request().sizes()).responseBodySize;
}
