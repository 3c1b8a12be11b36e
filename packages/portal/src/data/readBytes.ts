// The body of an answer, up to a limit: a file without end must not fill the memory.
import { FetchError } from "./fetchError.ts";
import { readBody } from "./request.ts";

interface BodyOptions {
  readonly signal?: AbortSignal | undefined;
  readonly largest: number;
  /** Share of the body that has arrived; undefined when its length is not announced. */
  onPart?(share: number | undefined): void;
}

export async function readBytes(
  url: string,
  response: Response,
  { signal, largest, onPart }: BodyOptions,
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
    const { done, value } = await readBody(url, signal, () => reader.read());
    if (done) break;
    length += value.length;
    if (length > largest) {
      await reader.cancel();
      throw new FetchError("tooLarge", url);
    }
    chunks.push(value);
    onPart?.(announced > 0 ? Math.min(1, length / announced) : undefined);
  }
  return join(chunks, length);
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
