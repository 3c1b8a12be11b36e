// A file that may be gzipped, recognised by its first two bytes, whatever its name says.
import { type Problem, problem } from "@episcope/common";

/**
 * Bytes that are unpacked at once. They may grow a thousandfold, so a small chunk notices a zip
 * bomb before it fills the memory.
 */
const chunkSize = 16 * 1024;

/**
 * Errors of the source pass through; `fault` creates the error for data that cannot be unpacked.
 */
export async function* unpacked(
  source: AsyncIterable<Uint8Array>,
  file: string,
  fault: (found: Problem) => Error,
): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  try {
    let beginning = new Uint8Array();
    while (beginning.length < 2) {
      const { done, value } = await chunks.next();
      if (done) break;
      beginning = joined(beginning, value);
    }
    const isPacked = beginning[0] === 0x1f && beginning[1] === 0x8b;
    yield* isPacked ? unpack(beginning, chunks, file, fault) : passOn(beginning, chunks);
  } finally {
    // Not awaited: a hanging source returns only when its bytes arrive.
    void chunks.return?.()?.catch(() => {});
  }
}

async function* passOn(
  beginning: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield beginning;
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) return;
    yield value;
  }
}

async function* unpack(
  beginning: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
  file: string,
  fault: (found: Problem) => Error,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream("gzip");
  /** The error of the source, which the stream would replace by its own. */
  const failure: { error?: unknown } = {};
  void feed(writable, beginning, chunks, failure);
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    if ("error" in failure) throw failure.error;
    throw fault(problem("entryNotUnpacked", { entry: file }));
  } finally {
    void reader.cancel().catch(() => {});
  }
}

/** Stops early when nobody reads any more; never rejects. */
async function feed(
  writable: DecompressionStream["writable"],
  beginning: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
  failure: { error?: unknown },
): Promise<void> {
  const writer = writable.getWriter();
  // The same errors reject the writes below.
  writer.closed.catch(() => {});
  let chunk: Uint8Array | undefined = beginning;
  while (chunk) {
    try {
      for (let start = 0; start < chunk.length; start += chunkSize) {
        await writer.write(chunk.slice(start, start + chunkSize));
      }
    } catch {
      return;
    }
    try {
      const next: IteratorResult<Uint8Array> = await chunks.next();
      chunk = next.done ? undefined : next.value;
    } catch (error) {
      failure.error = error;
      void writer.abort(error).catch(() => {});
      return;
    }
  }
  await writer.close().catch(() => {});
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
