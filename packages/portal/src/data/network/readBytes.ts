// The body of a response up to a limit: an endless file must not fill the memory.
import { FetchError } from "./fetchError.ts";
import { nextPiece, type RequestOptions } from "./request.ts";

interface BodyOptions extends Pick<RequestOptions, "signal" | "retryPolicy"> {
  readonly largest: number;
  /** Share of the body that has arrived; undefined if its length is not announced. */
  onPart?(share: number | undefined): void;
}

export async function readBytes(
  url: string,
  response: Response,
  { largest, onPart, ...options }: BodyOptions,
): Promise<Uint8Array> {
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (announced > largest) {
    await response.body?.cancel();
    throw new FetchError("tooLarge", url);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const piece = await nextPiece(url, reader, options);
    if (!piece) break;
    length += piece.length;
    if (length > largest) {
      await reader.cancel();
      throw new FetchError("tooLarge", url);
    }
    chunks.push(piece);
    onPart?.(announced > 0 ? Math.min(1, length / announced) : undefined);
  }
  checkLength(url, response, length);
  return join(chunks, length);
}

/** Some browsers accept a body shorter than announced. */
export function checkLength(url: string, { headers, type }: Response, length: number): void {
  const announced = headers.get("content-length");
  // A compressed response announces its compressed length, and other sites may hide the encoding
  // (CORS).
  if (announced === null || headers.has("content-encoding") || type === "cors") return;
  if (Number(announced) !== length) throw new FetchError("truncated", url);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}
