// Text files over HTTP.
import { FetchError } from "./fetchError.ts";
import { type RequestOptions, readBody, request } from "./request.ts";

export async function fetchText(url: string, options: RequestOptions = {}): Promise<string> {
  const response = await request(url, options);
  if (!response.ok) throw new FetchError("missing", url);
  // Some hosts answer an unknown address with a page instead of 404.
  const type = response.headers.get("content-type") ?? "";
  if (/^text\/html\b/i.test(type)) throw new FetchError("notText", url);
  return await readBody(url, options.signal, () => response.text());
}
